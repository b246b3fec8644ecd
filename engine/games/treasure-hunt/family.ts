import { saidOfNumbers } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { treasureHunts } from './games.ts';
import { addends, addendsOfRound, makeTreasureQuestion } from './questions.ts';
import { slipOf, sumOf } from './words.ts';

export const treasureHunt = defineFamily({
  name: 'treasure-hunt',
  variants: treasureHunts,
  traits: () => ({ mostSupport: 2 }),
  art: ({ world }) => ({ world, sheets: ['treasure'] }),
  everyItem: addends,
  deal: addendsOfRound,
  factOf: ({ firstNumber, secondNumber }) => `${firstNumber}+${secondNumber}`,
  answerOf: sumOf,
  makeQuestion: makeTreasureQuestion,
  everyWrong: (params) =>
    addends(params).flatMap((pair) =>
      saidOfNumbers(numbersFrom(1, params.maxOption), sumOf(pair), (value) => slipOf(pair, value)),
    ),
});
