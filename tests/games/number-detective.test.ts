import { describe, expect, it } from 'vitest';
import { roomierOf, type Card } from '#engine/games/number-detective/card.ts';
import { numberDetective } from '#engine/games/number-detective/family.ts';
import type { DetectiveQuestion } from '#engine/games/number-detective/questions.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import { SHAPES } from '#engine/rules/shapes.ts';
import { expectAll, isDistinct, questionOf, range, rounds, saidOfWrong, saidToHelp } from './rounds.ts';

const all = rounds<DetectiveQuestion>('number-detective');
const questions = all.flat();
const toShape = questions.filter((q) => q.type === 'number-to-shape');
const toNumber = questions.filter((q) => q.type === 'shape-to-number');
const cards = [
  ...toShape.flatMap((q) => q.options.map((option) => option.card!)),
  ...toNumber.map((q) => q.targetCard!),
];

describe('number-detective', () => {
  it('alternates the two kinds of question and begins with either', () => {
    expectAll(all, (round) => round.every((q, index) => q.type !== round[index - 1]?.type));
    expect(new Set(all.map(([first]) => first!.type)).size).toBe(2);
  });

  it('asks for the numbers 1 to 5, never the same twice in a row', () => {
    expect(range(questions, (q) => q.targetNumber)).toEqual([1, 2, 3, 4, 5]);
    expectAll(all, (round) => round.every((q, index) => q.targetNumber !== round[index - 1]?.targetNumber));
  });

  it('shows 4 options, one of them right', () => {
    expectAll(questions, (q) => q.options.length === 4 && isDistinct(q.options.map(({ value }) => value)));
    expectAll(questions, (q) => q.options.filter(({ isCorrect }) => isCorrect).length === 1);
    expectAll(questions, (q) => q.options.find(({ isCorrect }) => isCorrect)!.value === q.targetNumber);
  });

  it('uses all eight shapes', () => {
    expect(new Set(questions.map((q) => q.targetShape))).toEqual(new Set(SHAPES));
  });

  it('asks for an amount, and names the things one by one', () => {
    const stars = toShape.find((q) => q.targetShape === 'star' && q.targetNumber === 3)!;
    expect(stars.prompt).toBe('Which card has 3 stars?');
    expect(stars.choices.find(({ id }) => id === '3')!.name).toBe('star, star, star');
    expect(toShape.find((q) => q.targetShape === 'star' && q.targetNumber === 1)!.prompt).toBe(
      'Which card has 1 star?',
    );
  });

  it('asks how many, describing the picture to those who cannot see it but not saying it aloud', () => {
    const stars = toNumber.find((q) => q.targetShape === 'star' && q.targetNumber === 4)!;
    expect(stars.prompt).toBe('How many? star, star, star, star');
    expect(stars.spoken).toBe('How many?');
    expect(stars.choices.find(({ id }) => id === '4')!.name).toBe('4');
  });

  it('says what there is', () => {
    const stars = (targetNumber: number) => {
      const known = { type: 'number-to-shape', targetShape: 'star', sizing: 'same-size' } as const;
      return questionOf(numberDetective, 'number-detective', { ...known, targetNumber });
    };
    expect(stars(3).right).toBe('There are 3 stars.');
    expect(stars(1).right).toBe('There is 1 star.');
    expect(saidOfWrong(stars(3), stars(3).choices.find(({ id }) => id !== '3')!.id)).toMatch(
      /^That is [1245]\.$/,
    );
    expect(saidToHelp(stars(3))).toEqual(['1,', '2,', '3.']);
  });
});

describe('the cards', () => {
  const nearest = ({ places }: Card) =>
    Math.min(...places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

  it('hold as many shapes as they stand for', () => {
    expectAll(toShape, (q) => q.options.every(({ value, card }) => card!.places.length === value));
    expectAll(toNumber, (q) => q.targetCard!.places.length === q.targetNumber);
  });

  it('come in four layouts, all different within a question', () => {
    expect(new Set(cards.map(({ layout }) => layout))).toEqual(
      new Set(['dice', 'line', 'scattered', 'five-frame']),
    );
    expectAll(toShape, (q) => isDistinct(q.options.map(({ card }) => card!.layout)));
  });

  it('lie scattered once the plan says so, and the choices are of the same kinds', () => {
    const game = gameOrThrow('number-detective');
    for (let seed = 0; seed < 200; seed++) {
      const plan = dealtPlan(game, seed).map((one) => ({ ...one, support: 1 as const }));
      const scattered = questionsOf(game, {
        seed,
        plan,
      }) as readonly unknown[] as readonly DetectiveQuestion[];
      for (const { targetCard, options, choices, answer } of scattered) {
        const all = [targetCard, ...options.map(({ card }) => card)].filter((card) => card !== undefined);
        expect(new Set(all.map(({ layout }) => layout))).toEqual(new Set(['scattered']));
        expect(choices).toHaveLength(4);
        expect(choices.filter(({ id }) => id === answer)).toHaveLength(1);
        for (const card of all) expect(nearest(card)).toBeGreaterThanOrEqual(card.diameter + 0.025);
      }
    }
  });

  it('are drawn with shapes of one size in a question, larger than the least they were laid out with, as many and apart', () => {
    const least = Math.min(...cards.map(({ diameter }) => diameter));
    const sizes = toShape.map(({ options }) => {
      const laid = options.map(({ card }) => card!);
      const drawn = roomierOf(laid);
      expect(drawn.map(({ places }) => places.length)).toEqual(laid.map(({ places }) => places.length));
      expect(new Set(drawn.map(({ diameter }) => diameter)).size).toBe(1);
      expectAll(drawn, (card) => nearest(card) >= card.diameter + 0.04);
      expectAll(drawn, ({ places, diameter }) =>
        places.every(({ x, y }) => Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) + diameter / 2 <= 0.511),
      );
      return drawn[0]!.diameter / least;
    });
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.9);
    expect(sizes.reduce((sum, one) => sum + one, 0) / sizes.length).toBeGreaterThan(1);
  });

  it('never let shapes touch or leave the card', () => {
    expectAll(cards, (card) => nearest(card) >= card.diameter + 0.025);
    const inside = (at: number, diameter: number) =>
      at >= diameter / 2 - 1e-9 && at <= 1 - diameter / 2 + 1e-9;
    expectAll(cards, ({ places, diameter }) =>
      places.every(({ x, y }) => inside(x, diameter) && inside(y, diameter)),
    );
  });

  it('draw all shapes of a card in one size', () => {
    expectAll(cards, ({ diameter }) => diameter >= 0.15 && diameter <= 0.53);
  });

  it('tell the amount neither by size nor by covered area', () => {
    const free = cards.filter(({ layout }) => layout !== 'five-frame');
    const of = (amount: number) => free.filter(({ places }) => places.length === amount);
    const sizes = (amount: number) => new Set(of(amount).map(({ diameter }) => diameter.toFixed(2)));
    const areas = (amount: number) => new Set(of(amount).map((c) => (amount * c.diameter ** 2).toFixed(2)));
    // Every amount comes in the size of 5, and in the area of 5.
    const [sizeOfFive] = sizes(5);
    const [areaOfFive] = areas(5);
    for (const amount of [1, 2, 3, 4, 5]) {
      expect(sizes(amount)).toContain(sizeOfFive);
      expect(areas(amount)).toContain(areaOfFive);
    }
  });
});
