import { numberChoices } from '#engine/games/common-words.ts';
import { checkQuestion, type Question } from '#engine/games/game.ts';
import { digitMixUps, wrongNumbers } from '#engine/games/wrong-numbers.ts';
import { numbersFrom, numberWord } from '#engine/rules/numbers.ts';
import type { Random } from '#engine/rules/random.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import type { SafariParams } from './games.ts';

/** One number is said; `options` are on the animals' signs, from left to right. */
export interface SafariQuestion extends Question {
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

export function makeSafariRound(
  params: SafariParams,
  count: number,
  random: Random,
): readonly SafariQuestion[] {
  const { min, max, shown } = params;
  return repeatShuffled(numbersFrom(min, max), count, random).map((target) => {
    const wrong = wrongNumbers({
      answer: target,
      count: shown - 1,
      min,
      max,
      slips: confusions(target),
      random,
    });
    const options = random.shuffle([target, ...wrong]);
    return checkQuestion({
      fact: `hear ${target}`,
      prompt: `Find ${numberWord(target)}.`,
      choices: numberChoices(options),
      answer: String(target),
      target,
      options,
    });
  });
}
