import { numberSentence, thatIs } from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { TreasureParams } from './games.ts';
import { addends, type TreasureQuestion } from './questions.ts';

const sum = (first: number, second: number) => `${first} add ${second} makes ${first + second}.`;
const countOnFrom = (value: number) => `Start at ${value}.`;
const COUNT_ALL = 'Count them all.';

export const treasureWords = (params: TreasureParams): Words<TreasureQuestion> => ({
  right: ({ firstNumber, secondNumber }) => sum(firstNumber, secondNumber),
  wrong: (_question, choiceId) => thatIs(Number(choiceId)),
  /** Counts every treasure, or counts on from the first group. */
  scaffold: ({ firstNumber, correctAnswer }) =>
    params.strategy === 'count-all'
      ? [COUNT_ALL, ...numbersFrom(1, correctAnswer).map(numberSentence)]
      : [countOnFrom(firstNumber), ...numbersFrom(firstNumber + 1, correctAnswer).map(numberSentence)],
  everySentence: () => {
    const pairs = addends(params);
    const firsts = [...new Set(pairs.map(([first]) => first))];
    return [
      'How many altogether?',
      ...pairs.flatMap(([first, second]) => [`${first} add ${second}.`, sum(first, second)]),
      ...numbersFrom(1, params.maxOption).map(thatIs),
      ...numbersFrom(1, params.maxSum).map(numberSentence),
      ...(params.strategy === 'count-all' ? [COUNT_ALL] : firsts.map(countOnFrom)),
    ];
  },
});
