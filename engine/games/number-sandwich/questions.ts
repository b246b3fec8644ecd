import { numberChoices } from '#engine/games/common-words.ts';
import { checkQuestion, type Question } from '#engine/games/game.ts';
import { digitMixUps, wrongNumbers } from '#engine/games/wrong-numbers.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Random } from '#engine/rules/random.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import type { SandwichParams } from './games.ts';

/** Two breads with leftNumber and rightNumber = leftNumber + 2; the filling between them is asked for. */
export interface SandwichQuestion extends Question {
  readonly leftNumber: number;
  readonly rightNumber: number;
  readonly correctAnswer: number;
  readonly options: readonly number[];
}

const LARGEST = 20;

/** The numbers on the left bread in order of asking: each range in turn, easy to hard, no number twice in a row. */
function leftNumbers(params: SandwichParams, count: number, random: Random): readonly number[] {
  const ranges = params.starts.length;
  const lefts: number[] = [];
  params.starts.forEach(([min, max], index) => {
    const upTo = Math.ceil((count * (index + 1)) / ranges);
    const fresh = numbersFrom(min, max).filter((left) => !lefts.includes(left));
    lefts.push(...repeatShuffled(fresh, upTo - lefts.length, random));
  });
  return lefts;
}

export function makeSandwichRound(
  params: SandwichParams,
  count: number,
  random: Random,
): readonly SandwichQuestion[] {
  return leftNumbers(params, count, random).map((leftNumber) => {
    const correctAnswer = leftNumber + 1;
    const rightNumber = leftNumber + 2;
    const wrong = wrongNumbers({
      answer: correctAnswer,
      count: params.shown - 1,
      min: 0,
      max: LARGEST,
      // One step beyond either bread, or the right unit with the wrong ten.
      slips: [leftNumber - 1, rightNumber + 1, ...digitMixUps(correctAnswer)],
      random,
    });
    const options = random.shuffle([correctAnswer, ...wrong]);
    return checkQuestion({
      fact: `between ${leftNumber} ${rightNumber}`,
      prompt: `Which number goes between ${leftNumber} and ${rightNumber}?`,
      choices: numberChoices(options),
      answer: String(correctAnswer),
      leftNumber,
      rightNumber,
      correctAnswer,
      options,
    });
  });
}
