import { numberChoices, youFound } from '#engine/rules/common-words.ts';
import type { QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { digitMixUps, frequencyOf, wrongNumbers } from '#engine/rules/wrong-numbers.ts';
import type { SafariParams } from './games.ts';
import { promptOf, slipOf, wayTo } from './words.ts';

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

export function makeSafariQuestion(
  target: number,
  { params: { min, max, shown }, random }: QuestionContext<SafariParams>,
): SafariQuestion {
  const wrong = wrongNumbers({
    answer: target,
    count: shown - 1,
    min,
    max,
    right: frequencyOf(numbersFrom(min, max)),
    slips: confusions(target),
    random,
  });
  const options = random.shuffle([target, ...wrong]);
  return {
    fact: `hear ${target}`,
    prompt: promptOf(target),
    choices: numberChoices(options, (value) => slipOf(target, value)),
    answer: String(target),
    right: youFound(target),
    help: wayTo(target),
    target,
    options,
  };
}
