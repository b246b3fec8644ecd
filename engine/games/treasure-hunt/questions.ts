import { numberChoices } from '#engine/games/common-words.ts';
import { checkQuestion, type Question } from '#engine/games/game.ts';
import { digitMixUps, wrongNumbers } from '#engine/games/wrong-numbers.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Random } from '#engine/rules/random.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import type { TreasureParams } from './games.ts';

/** The things that can lie on the beach. */
export const TREASURES = [
  'ruby',
  'emerald',
  'sapphire',
  'amethyst',
  'coin',
  'crown',
  'shell',
  'starfish',
] as const;
export type Treasure = (typeof TREASURES)[number];

/** Two groups, each of one kind of treasure, so that the parts stay visible in the whole. */
export interface TreasureQuestion extends Question {
  readonly firstNumber: number;
  readonly secondNumber: number;
  readonly correctAnswer: number;
  readonly options: readonly number[];
  readonly firstEmoji: Treasure;
  readonly secondEmoji: Treasure;
}

const WRONG_OPTIONS = 3;

/** Counting on from the first group teaches little when the second is larger by more than this. */
const COUNT_ON_EXCESS = 4;

/** Every pair of addends, 1 or more each, that this variant asks for. */
export function addends(params: TreasureParams): readonly (readonly [first: number, second: number])[] {
  const numbers = numbersFrom(1, params.maxAddend);
  const fits = ([first, second]: readonly [number, number]) =>
    first + second >= params.minSum &&
    first + second <= params.maxSum &&
    (params.strategy === 'count-all' || second - first <= COUNT_ON_EXCESS);
  return numbers.flatMap((first) => numbers.map((second) => [first, second] as const)).filter(fits);
}

export function makeTreasureRound(
  params: TreasureParams,
  count: number,
  random: Random,
): readonly TreasureQuestion[] {
  return repeatShuffled(addends(params), count, random).map(([firstNumber, secondNumber]) => {
    const correctAnswer = firstNumber + secondNumber;
    const wrong = wrongNumbers({
      answer: correctAnswer,
      count: WRONG_OPTIONS,
      min: 1,
      max: params.maxOption,
      // Counted one too few or too many, counted one group only, mixed up the digits.
      slips: [correctAnswer - 1, correctAnswer + 1, firstNumber, secondNumber, ...digitMixUps(correctAnswer)],
      random,
    });
    const options = random.shuffle([correctAnswer, ...wrong]);
    const [firstEmoji, secondEmoji] = random.shuffle(TREASURES) as [Treasure, Treasure];
    return checkQuestion({
      fact: `${firstNumber}+${secondNumber}`,
      prompt: `${firstNumber} add ${secondNumber}. How many altogether?`,
      choices: numberChoices(options),
      answer: String(correctAnswer),
      firstNumber,
      secondNumber,
      correctAnswer,
      options,
      firstEmoji,
      secondEmoji,
    });
  });
}
