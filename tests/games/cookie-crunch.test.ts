import { describe, expect, it } from 'vitest';
import { cookieCrunch } from '#engine/games/cookie-crunch/family.ts';
import { biteSeconds, bites } from '#engine/games/cookie-crunch/meal.ts';
import type { CookieQuestion } from '#engine/games/cookie-crunch/questions.ts';
import { slipOf } from '#engine/games/cookie-crunch/words.ts';
import { digitMixUps } from '#engine/rules/wrong-numbers.ts';
import { expectAll, isDistinct, questionOf, range, rounds, saidOfWrong, saidToHelp } from './rounds.ts';

/** Product specification, sections 5 and 9. */
const ROWS = [
  { id: 'cookie-crunch-count', minPlate: 2, maxPlate: 6, maxDifference: 3, maxWrong: 6 },
  { id: 'cookie-crunch-count-medium', minPlate: 7, maxPlate: 15, maxDifference: 10, maxWrong: 15 },
  { id: 'cookie-crunch-count-hard', minPlate: 11, maxPlate: 20, maxDifference: 15, maxWrong: 20 },
] as const;

describe.each(ROWS)('$id', ({ id, minPlate, maxPlate, maxDifference, maxWrong }) => {
  const all = rounds<CookieQuestion>(id);
  const questions = all.flat();

  it('takes some away, and the answer is what is left', () => {
    expectAll(
      questions,
      (q) => q.firstNumber - q.secondNumber === q.correctAnswer && q.answer === String(q.correctAnswer),
    );
    expectAll(questions, (q) => q.prompt.startsWith(`${q.firstNumber} take away ${q.secondNumber}.`));
    expectAll(questions, (q) => q.secondNumber >= 1);
  });

  it(`starts with every plate from 2 to ${maxPlate} cookies`, () => {
    const plates = range(questions, (q) => q.firstNumber);
    expect([plates[0], plates.at(-1), plates.length]).toEqual([2, maxPlate, maxPlate - 1]);
  });

  it(`starts in most of a round with the plates from ${minPlate} to ${maxPlate} that it adds`, () => {
    const added = minPlate === 2 ? 10 : 7;
    expectAll(all, (round) => round.filter((q) => q.firstNumber >= minPlate).length === added);
  });

  it(`leaves every number from 1 to ${maxDifference}`, () => {
    const left = range(questions, (q) => q.correctAnswer);
    expect([left[0], left.at(-1), left.length]).toEqual([1, maxDifference, maxDifference]);
  });

  it(`offers three wrong answers from 1 to ${maxWrong}`, () => {
    expectAll(questions, (q) => q.options.length === 4 && isDistinct(q.options));
    expectAll(questions, (q) => q.options.every((value) => value >= 1 && value <= maxWrong));
  });

  it('offers at least one answer that is little off, mixed up, or what was heard', () => {
    const isSlip = (q: CookieQuestion, value: number) =>
      Math.abs(value - q.correctAnswer) <= 2 ||
      digitMixUps(q.correctAnswer).includes(value) ||
      value === q.secondNumber ||
      value === q.firstNumber;
    expectAll(questions, (q) => q.options.some((value) => value !== q.correctAnswer && isSlip(q, value)));
  });
});

const helpWith = (firstNumber: number, secondNumber: number) =>
  saidToHelp(questionOf(cookieCrunch, 'cookie-crunch-count-hard', { firstNumber, secondNumber }));

describe('the way to what is left', () => {
  it.each([
    [13, 3, ['13,', '12,', '11,', '10.']],
    [9, 7, ['7 are gone.', '8,', '9.', '2 are left.']],
    [11, 10, ['10 are gone.', '11.', '1 is left.']],
    [13, 5, ['13 take away 3 leaves 10.', '10 take away 2 leaves 8.']],
    [9, 4, ['4 are gone.', 'Count what is left.', '1,', '2,', '3,', '4,', '5.']],
    [19, 4, ['4 are gone.', 'Count what is left.', '10 and 5 makes 15.']],
  ])('is the shortest there is: %i take away %i', (firstNumber, secondNumber, said) => {
    expect(helpWith(firstNumber, secondNumber)).toEqual(said);
  });
});

it.each([
  [9, '9 at first. 4 are gone.'],
  [4, '4 are gone. Count what is left.'],
  [6, 'Very close. Touch and count.'],
  [8, 'That is 8. Too many.'],
  [2, 'That is 2. Not enough.'],
])('answers %i for 9 take away 4 by its slip', (chosen, slip) => {
  expect(slipOf({ firstNumber: 9, secondNumber: 4 }, chosen)).toBe(slip);
});

it('leaves out no plate of up to 6 from medium on', () => {
  const asked = new Set(
    rounds('cookie-crunch-count-medium').flatMap((round) => round.map(({ fact }) => fact)),
  );
  for (const fact of ['5-1', '6-1', '6-2', '2-1', '6-5']) expect(asked).toContain(fact);
});

it('names the fact, this way and the other way round, what was chosen, and counts back', () => {
  const meal = { firstNumber: 6, secondNumber: 2 };
  const question = questionOf(cookieCrunch, 'cookie-crunch-count', meal);
  const wrong = question.choices.find(({ id }) => id !== '4')!.id;
  expect(question.right).toBe('6 take away 2 leaves 4.');
  expect(question.turned).toBe('4 is equal to... 6 take away 2.');
  expect(saidOfWrong(question, wrong)).toBe(`That is ${wrong}.`);
  expect(saidToHelp(question)).toEqual(['6,', '5,', '4.']);
});

describe('the meal', () => {
  it('rests when ten are left, and goes on from there', () => {
    expect(bites(13, 5, 1)).toEqual([0, 1, 2, 4.5, 5.5]);
  });

  it.each([
    { plate: 6, eaten: 4, why: 'the plate holds no ten' },
    { plate: 10, eaten: 3, why: 'ten are there from the start' },
    { plate: 15, eaten: 5, why: 'it ends at ten' },
  ])('goes straight on when $why', ({ plate, eaten }) => {
    expect(bites(plate, eaten, 2)).toEqual(Array.from({ length: eaten }, (_, step) => 2 * step));
  });

  it('takes no longer than it may, however many are eaten', () => {
    const each = biteSeconds(10, 0.45, 3);
    expect(bites(20, 10, each).at(-1)! + each).toBeLessThanOrEqual(3);
    expect(biteSeconds(1, 0.45, 3)).toBe(0.45);
  });
});
