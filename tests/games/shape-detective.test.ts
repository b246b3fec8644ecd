import { describe, expect, it } from 'vitest';
import { SHAPE_COLOURS, type ShapeQuestion } from '#engine/games/shape-detective/questions.ts';
import { SHAPES } from '#engine/rules/shapes.ts';
import { expectAll, isDistinct, range, rounds, wordsOf } from './rounds.ts';

const all = rounds<ShapeQuestion>('shape-detective');
const questions = all.flat();
const shown = questions.flatMap((question) => question.shown);

describe('shape-detective', () => {
  it('asks for seven of the eight shapes, and leaves each one out at times', () => {
    expectAll(all, (round) => round.length === 7 && isDistinct(round.map((q) => q.target)));
    const left = all.map((round) => SHAPES.find((shape) => round.every((q) => q.target !== shape)));
    expect(new Set(left).size).toBe(8);
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

  it('shows a shape that is taken for the one asked for', () => {
    const askedFor = (target: string) => questions.filter((q) => q.target === target);
    expectAll(askedFor('pentagon'), (q) =>
      q.shown.some(({ shape }) => shape === 'hexagon' || shape === 'square'),
    );
    expectAll(askedFor('square'), (q) =>
      q.shown.some(({ shape }) => shape === 'diamond' || shape === 'pentagon'),
    );
  });

  it('tells by touch, not by name', () => {
    expectAll(questions, (q) => q.choices.every(({ id, name }) => !name.includes(id)));
    expect(new Set(questions.flatMap((q) => q.choices).map(({ id, name }) => `${id}: ${name}`))).toEqual(
      new Set([
        'circle: round all the way, no corners',
        'square: 4 equal sides, standing flat',
        'triangle: 3 sides',
        'star: 5 points',
        'heart: 2 bumps and a point',
        'diamond: 4 equal sides, standing on a corner',
        'pentagon: 5 sides',
        'hexagon: 6 sides',
      ]),
    );
  });

  it('counts the sides of what is asked for and names what was chosen', () => {
    const words = wordsOf<ShapeQuestion>('shape-detective');
    const triangle = questions.find((q) => q.target === 'triangle')!;
    expect(words.right(triangle)).toBe('A triangle has 3 sides.');
    expect(words.wrong(triangle, 'square')).toBe('That is a square.');
    expect(words.scaffold(triangle)).toEqual(['1.', '2.', '3.', '3 sides.']);
  });
});
