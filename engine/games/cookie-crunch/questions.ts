import { numberChoices } from '#engine/games/common-words.ts';
import { checkQuestion, type Question } from '#engine/games/game.ts';
import { digitMixUps, wrongNumbers } from '#engine/games/wrong-numbers.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Random } from '#engine/rules/random.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import type { CookieParams } from './games.ts';

/** A plate of firstNumber cookies, of which secondNumber are eaten. */
export interface CookieQuestion extends Question {
  readonly firstNumber: number;
  readonly secondNumber: number;
  readonly correctAnswer: number;
  readonly options: readonly number[];
  readonly firstEmoji: 'cookie';
  readonly secondEmoji: 'cookie';
}

const WRONG_OPTIONS = 3;

/** Cookies are eaten and counted back one by one: more would take too long to watch. */
const MOST_EATEN = 10;

/** Every plate and how many are eaten, so that at least one is left. */
export function takeaways(params: CookieParams): readonly (readonly [plate: number, eaten: number])[] {
  const fits = ([plate, eaten]: readonly [number, number]) =>
    eaten < plate && plate - eaten <= params.maxDifference;
  return numbersFrom(params.minMinuend, params.maxMinuend)
    .flatMap((plate) => numbersFrom(1, MOST_EATEN).map((eaten) => [plate, eaten] as const))
    .filter(fits);
}

export function makeCookieRound(
  params: CookieParams,
  count: number,
  random: Random,
): readonly CookieQuestion[] {
  return repeatShuffled(takeaways(params), count, random).map(([firstNumber, secondNumber]) => {
    const correctAnswer = firstNumber - secondNumber;
    const wrong = wrongNumbers({
      answer: correctAnswer,
      count: WRONG_OPTIONS,
      min: 1,
      max: params.maxOption,
      // Counted back one too few or too many, told what was eaten or what was there, mixed up the digits.
      slips: [correctAnswer - 1, correctAnswer + 1, secondNumber, firstNumber, ...digitMixUps(correctAnswer)],
      random,
    });
    const options = random.shuffle([correctAnswer, ...wrong]);
    return checkQuestion({
      fact: `${firstNumber}-${secondNumber}`,
      prompt: `${firstNumber} take away ${secondNumber}. How many are left?`,
      choices: numberChoices(options),
      answer: String(correctAnswer),
      firstNumber,
      secondNumber,
      correctAnswer,
      options,
      firstEmoji: 'cookie',
      secondEmoji: 'cookie',
    });
  });
}
