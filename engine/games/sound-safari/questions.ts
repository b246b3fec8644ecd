import { numberChoices, thatIs, youFound } from '#engine/rules/common-words.ts';
import type { Next } from '#engine/rules/asked-next.ts';
import type { Drawn, QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { oncePer } from '#engine/rules/once.ts';
import type { Random } from '#engine/rules/random.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import { digitMixUps, frequencyOf, wrongNumbers } from '#engine/rules/wrong-numbers.ts';
import type { SafariParams } from './games.ts';
import { begunWith, promptOf, slipOf, wayTo } from './words.ts';

/** One number is said; `options` are on the animals' signs, from left to right. */
export interface SafariQuestion extends Question<number> {
  readonly target: number;
  readonly options: readonly number[];
}

/** Numbers that sound or look alike: the teen and its unit, neighbours, twelve and twenty, 6 and 9. */
function confusions(target: number): readonly number[] {
  const alike: { readonly [value: number]: readonly number[] } = {
    2: [12, 20],
    6: [9],
    9: [6],
    12: [20],
    20: [12, 2],
  };
  return [...digitMixUps(target), ...(alike[target] ?? []), target - 1, target + 1, target + 2, target - 2];
}

/** The numbers of a round: first some up to ten, then any that were not asked yet. */
export function targetsOfRound(params: SafariParams, count: number, random: Random): readonly number[] {
  const { min, max, first } = params;
  const begin = random.shuffle(numbersFrom(min, first.max)).slice(0, Math.min(count, first.questions));
  const rest = numbersFrom(min, max).filter((value) => !begin.includes(value));
  return [...begin, ...repeatShuffled(rest, count - begin.length, random)];
}

/** What is right next in a dealt round: any number that was not asked yet. */
export function targetsNext(before: readonly number[], { min, max, first }: SafariParams): Next {
  const all = numbersFrom(min, before.length < first.questions ? first.max : max);
  return { chances: frequencyOf(all.filter((value) => !before.includes(value))), usual: undefined };
}

/** The largest number that may be offered: where a round begins with small ones, none of the others lie there. */
const largestFor = (target: number, next: Next | undefined, { max, first }: SafariParams): number =>
  next && target <= first.max ? Math.max(...next.chances.keys()) : max;

const everyNumber = oncePer(({ min, max }: SafariParams) => frequencyOf(numbersFrom(min, max)));

/** A number that is new lies among others that are unlike it, one that is known among those it is taken for. */
const LIKENESS = ['far', 'usual', 'near'] as const;

export function makeSafariQuestion(
  target: number,
  { params, next, random, support }: QuestionContext<SafariParams>,
): Drawn<SafariQuestion> {
  const { min, shown } = params;
  const wrong = wrongNumbers({
    answer: target,
    count: shown - 1,
    min,
    max: largestFor(target, next, params),
    right: everyNumber(params),
    next,
    slips: support > 0 ? confusions(target) : [],
    likeness: LIKENESS[support],
    random,
  });
  const options = random.shuffle([target, ...wrong]);
  return {
    answer: String(target),
    ids: options.map(String),
    tell: () => ({
      prompt: promptOf(target),
      choices: numberChoices(options, (value) => slipOf(target, value)),
      right: youFound(target),
      reason: thatIs(target),
      help: wayTo(target),
      begun: begunWith(target),
      target,
      options,
    }),
  };
}
