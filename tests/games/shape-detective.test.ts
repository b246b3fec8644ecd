import { describe, expect, it } from 'vitest';
import { SHAPE_COLOURS, type ShapeQuestion } from '#engine/games/shape-detective/questions.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import type { Support } from '#engine/rules/played.ts';
import { createRandom } from '#engine/rules/random.ts';
import { SHAPES } from '#engine/rules/shapes.ts';
import { anyPlan } from '#tests/support/anyhow.ts';
import { expectAll, isDistinct, range, rounds, saidToHelp } from './rounds.ts';

const all = rounds<ShapeQuestion>('shape-detective');
const questions = all.flat();
const shown = questions.flatMap((question) => question.shown);

/** Questions of a hundred rounds at a level of support. */
const askedAt = (support: Support) =>
  Array.from({ length: 100 }, (_, seed) => {
    const game = gameOrThrow('shape-detective');
    const plan = dealtPlan(game, seed).map((one) => ({ ...one, support }));
    return questionsOf(game, { seed, plan }) as unknown as readonly ShapeQuestion[];
  }).flat();

describe('shape-detective', () => {
  it('asks for seven shapes of eight, most of them different, all alike often', () => {
    const kinds = all.map((round) => new Set(round.map((q) => q.target)).size);
    expectAll(all, (round) => round.length === 7);
    expect(Math.min(...kinds)).toBeGreaterThanOrEqual(3);
    expect(kinds.reduce((sum, count) => sum + count, 0) / kinds.length).toBeGreaterThan(5);
    const times = SHAPES.map((shape) => questions.filter(({ target }) => target === shape).length);
    expectAll(
      times,
      (count) => count > 0.85 * (questions.length / 8) && count < 1.15 * (questions.length / 8),
    );
  });

  it('shows four different shapes in different colours', () => {
    expectAll(questions, (q) => q.shown.length === 4 && isDistinct(q.shown.map(({ shape }) => shape)));
    expectAll(questions, (q) => isDistinct(q.shown.map(({ colour }) => colour)));
    expectAll(questions, (q) => q.choices.every(({ id }, index) => id === q.shown[index]!.shape));
  });

  it('never turns a square or a diamond, so that each stays what it is called', () => {
    const still = shown.filter(({ shape }) => shape === 'square' || shape === 'diamond');
    expectAll(still, ({ rotation }) => Math.abs(rotation) === 0);
  });

  it('turns triangles all the way round, and changes sizes and colours', () => {
    const triangles = shown.filter(({ shape }) => shape === 'triangle');
    expect(new Set(triangles.map(({ rotation }) => Math.abs(rotation))).size).toBe(13);
    expect(new Set(triangles.map(({ size }) => size)).size).toBe(3);
    expect(new Set(triangles.map(({ colour }) => colour)).size).toBe(SHAPE_COLOURS.length);
  });

  it('shows thin triangles, too, and stretches nothing else', () => {
    const widths = (of: typeof shown) => range(of, ({ stretch }) => stretch);
    expect(widths(shown.filter(({ shape }) => shape === 'triangle'))).toEqual([0.62, 1]);
    expect(widths(shown.filter(({ shape }) => shape !== 'triangle'))).toEqual([1]);
  });

  it('shows shapes as everybody draws them while they are new', () => {
    expectAll(
      askedAt(0).flatMap((q) => q.shown),
      ({ rotation, size, stretch }) => Math.abs(rotation) === 0 && size === 1 && stretch === 1,
    );
  });

  it('shows known shapes any way up, small and thin, and each is still what it is called', () => {
    const known = askedAt(2);
    const of = (shape: string) => known.flatMap((q) => q.shown).filter((one) => one.shape === shape);
    const turns = (shape: string) => Math.max(...of(shape).map(({ rotation }) => Math.abs(rotation)));
    const widths = (shape: string) => range(of(shape), ({ stretch }) => stretch);
    expect(['triangle', 'heart', 'square', 'diamond', 'circle'].map(turns)).toEqual([180, 180, 45, 90, 0]);
    expect(widths('triangle')).toEqual([0.45, 0.62, 0.8]);
    expect(widths('diamond')).toEqual([0.65, 1]);
    // Wider or thinner they would be others.
    expect([widths('square'), widths('circle')]).toEqual([[1], [1]]);
    expectAll(known, ({ shown: all }) => all.every(({ size }) => size >= 0.55 && size <= 0.85));
    const isShown = (q: ShapeQuestion, named: string) => q.shown.some(({ shape }) => shape === named);
    expectAll(known, (q) => !(isShown(q, 'square') && isShown(q, 'diamond')));
  });

  it('offers the same shapes at each level of support', () => {
    const offered = (support: Support) => askedAt(support).map(({ target }) => target);
    expect(offered(0)).toEqual(offered(1));
    expect(offered(2)).toEqual(offered(1));
  });

  it('shows a shape that is taken for the one asked for', () => {
    const askedFor = (target: string) => questions.filter((q) => q.target === target);
    expectAll(askedFor('pentagon'), (q) =>
      q.shown.some(({ shape }) => shape === 'hexagon' || shape === 'square'),
    );
    expectAll(askedFor('diamond'), (q) =>
      q.shown.some(({ shape }) => shape === 'star' || shape === 'triangle'),
    );
  });

  it('offers look-alikes in planned rounds, too, with any two others, and never a square and a diamond', () => {
    const game = gameOrThrow('shape-detective');
    const planned = Array.from({ length: 200 }, (_, seed) =>
      questionsOf(game, { seed, plan: anyPlan(game, seed, createRandom(seed)) }),
    ).flat();
    const RING = ['square', 'pentagon', 'hexagon', 'circle', 'heart', 'star', 'diamond', 'triangle'];
    const pairsIn = (ids: readonly string[]) =>
      RING.filter((shape, place) => ids.includes(shape) && ids.includes(RING[(place + 1) % 8]!)).length;
    const pairs = planned.map(({ choices }) => pairsIn(choices.map(({ id }) => id)));
    expect([Math.min(...pairs), Math.max(...pairs)]).toEqual([1, 3]);
    expectAll(planned, ({ choices }) => {
      const ids = choices.map(({ id }) => id);
      return !(ids.includes('square') && ids.includes('diamond'));
    });
  });

  it('never offers a square and a diamond together: a diamond may be a square', () => {
    const isShown = (q: ShapeQuestion, named: string) => q.shown.some(({ shape }) => shape === named);
    expectAll(questions, (q) => !(isShown(q, 'square') && isShown(q, 'diamond')));
  });

  it('tells by touch, not by name', () => {
    // Corners are square, too.
    const bare = (name: string) => name.replace('square corners', 'corners');
    expectAll(questions, (q) => q.choices.every(({ id, name }) => !bare(name).includes(id)));
    expect(new Set(questions.flatMap((q) => q.choices).map(({ id, name }) => `${id}: ${name}`))).toEqual(
      new Set([
        'circle: round all the way, no corners',
        'square: 4 equal sides, 4 square corners',
        'triangle: 3 sides',
        'star: 5 points',
        'heart: 2 bumps and a point',
        'diamond: 4 equal sides, 2 sharp corners, 2 wide corners',
        'pentagon: 5 sides',
        'hexagon: 6 sides',
      ]),
    );
  });

  it('says of a square what no other diamond has, and of a diamond that it is a rhombus', () => {
    const find = (target: string) => questions.find((q) => q.target === target)!;
    const counted = ['1,', '2,', '3,', '4.', '4 equal sides.'];
    expect(find('square').right).toBe('A square has 4 equal sides. And 4 square corners.');
    expect(find('diamond').right).toBe('A diamond has 4 equal sides. Another name is rhombus.');
    expect(saidToHelp(find('square'))).toEqual([...counted, 'And 4 square corners.']);
    expect(saidToHelp(find('diamond'))).toEqual([...counted, '2 sharp corners, 2 wide corners.']);
  });

  it('counts the sides of what is asked for and names what was chosen', () => {
    const triangle = questions.find((q) => q.target === 'triangle')!;
    expect(triangle.right).toBe('A triangle has 3 sides.');
    const square = questions.flatMap(({ choices }) => choices).find(({ id }) => id === 'square')!;
    expect(square.wrong).toBe('That is a square.');
    expect(saidToHelp(triangle)).toEqual(['1,', '2,', '3.', '3 sides.']);
  });
});
