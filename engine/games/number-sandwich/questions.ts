import { numberChoices } from '#engine/rules/common-words.ts';
import type { Next } from '#engine/rules/asked-next.ts';
import type { Drawn, QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { drawnList } from '#engine/rules/even-choices.ts';
import { oncePer } from '#engine/rules/once.ts';
import type { Random } from '#engine/rules/random.ts';
import { shuffledRepeats } from '#engine/rules/shuffle.ts';
import { wrongPlace } from '#engine/rules/slips.ts';
import type { SandwichParams } from './games.ts';
import { factOf, hopsOf, promptOf, runningUp, type SandwichNumbers, type SandwichPoint } from './words.ts';

/** Two breads with leftNumber and rightNumber; the filling between them is asked for. */
export interface SandwichQuestion extends Question<SandwichPoint>, SandwichNumbers {
  readonly options: readonly number[];
  /** Where the hops over the gap touch the number line. */
  readonly hops: readonly number[];
}

/** The numbers allowed on the left bread, range by range. */
const leftsOf = oncePer(({ starts, step }: SandwichParams): readonly (readonly number[])[] =>
  starts.map(([min, max]) => numbersFrom(min, max).filter((left) => (left - min) % step === 0)),
);

/** A number on the left bread, and all that could be there at that place of the round. */
export interface Bread {
  readonly left: number;
  readonly among: readonly number[];
}

const everyLeft = oncePer((params: SandwichParams) =>
  [...new Set(leftsOf(params).flat())].sort((a, b) => a - b),
);

/** The numbers on the left bread that can be asked for. */
export const everyBread = (params: SandwichParams): readonly Bread[] =>
  leftsOf(params).flatMap((among) => among.map((left) => ({ left, among })));

/** The left breads in order of asking: each range in turn, easy to hard, no number twice in a row. */
export function breadsOfRound(params: SandwichParams, count: number, random: Random): readonly Bread[] {
  const ranges = leftsOf(params);
  const breads: Bread[] = [];
  ranges.forEach((among, index) => {
    const upTo = Math.ceil((count * (index + 1)) / ranges.length);
    // One more than needed: the first may be what the range before ended with.
    const lefts = shuffledRepeats(among, upTo - breads.length + 1, random);
    const fresh = lefts[0] === breads.at(-1)?.left ? lefts.slice(1) : lefts.slice(0, -1);
    breads.push(...fresh.map((left) => ({ left, among })));
  });
  return breads;
}

/**
 * All sets of so many places in a ring that hold its first place, and no two that touch. A number on a bread, which
 * is next to the answer, is never a choice. If two other choices could be neighbours, that would give the answer
 * away; so no two choices are, and in a ring no place is at an end.
 */
function apartInRing(length: number, count: number): readonly (readonly number[])[] {
  const grow = (places: readonly number[]): readonly (readonly number[])[] =>
    places.length === count
      ? [places]
      : numbersFrom(0, length - 2)
          .filter((place) => place > places.at(-1)! + 1)
          .flatMap((place) => grow([...places, place]));
  return grow([0]);
}

/** All sets of fillings, as places in the ring of all breads. */
const setsInRing = oncePer((params: SandwichParams) => {
  const { length } = everyLeft(params);
  return numbersFrom(0, length - 1).flatMap((first) =>
    apartInRing(length, params.shown)
      .map((places) => places.map((place) => (first + place) % length))
      .filter((places) => Math.min(...places) === first),
  );
});

/** The left breads of the fillings that are offered in a planned round, from all ranges. */
function offeredNext(left: number, { chances }: Next, params: SandwichParams, random: Random) {
  const ring = everyLeft(params);
  const right = ring.map((one) => chances.get(one + params.step) ?? 0);
  return drawnList(setsInRing(params), ring.indexOf(left), right, random).map((place) => ring[place]!);
}

/** All sets that hold the first number of a range, as places in the ring of its numbers. */
const setsInRange = oncePer((params: SandwichParams) =>
  oncePer((among: readonly number[]) => apartInRing(among.length, params.shown)),
);

/** From those of the same range. */
const offeredAmong = (left: number, among: readonly number[], params: SandwichParams, random: Random) =>
  random
    .pick(setsInRange(params)(among))
    .map((place) => among[(among.indexOf(left) + place) % among.length]!);

export function makeSandwichQuestion(
  { left: leftNumber, among }: Bread,
  { params, next, random }: QuestionContext<SandwichParams>,
): Drawn<SandwichQuestion> {
  const { step } = params;
  const correctAnswer = leftNumber + step;
  const rightNumber = correctAnswer + step;
  const sandwich = { leftNumber, correctAnswer, rightNumber };
  const lefts = next
    ? offeredNext(leftNumber, next, params, random)
    : offeredAmong(leftNumber, among, params, random);
  const options = random.shuffle(lefts.map((left) => left + step));
  return {
    answer: String(correctAnswer),
    ids: options.map(String),
    tell: () => ({
      prompt: promptOf(sandwich),
      choices: numberChoices(options, (value) => wrongPlace(value, correctAnswer)),
      right: factOf(sandwich),
      help: runningUp(sandwich),
      ...sandwich,
      options,
      hops: hopsOf(sandwich),
    }),
  };
}
