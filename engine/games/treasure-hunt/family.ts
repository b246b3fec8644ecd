import { saidOfNumbers } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { oncePer } from '#engine/rules/once.ts';
import { treasureHunts, type TreasureParams } from './games.ts';
import { addends, addendsOfRound, makeTreasureQuestion, packOf } from './questions.ts';
import { slipOf, sumOf } from './words.ts';

const ownFacts = oncePer(
  (params: TreasureParams) =>
    new Set(packOf(params).fresh.map(({ firstNumber, secondNumber }) => `${firstNumber}+${secondNumber}`)),
);

export const treasureHunt = defineFamily({
  name: 'treasure-hunt',
  variants: treasureHunts,
  traits: (params) => ({ mostSupport: 2, isOwn: (fact) => ownFacts(params).has(fact) }),
  art: ({ world }) => ({ world, sheets: ['treasure'] }),
  everyItem: addends,
  deal: addendsOfRound,
  factOf: ({ firstNumber, secondNumber }) => `${firstNumber}+${secondNumber}`,
  answerOf: sumOf,
  asked: ({ asked }) => asked,
  makeQuestion: makeTreasureQuestion,
  everyWrong: (params) =>
    addends(params).flatMap((pair) =>
      saidOfNumbers(numbersFrom(1, params.maxOption), sumOf(pair), (value) => slipOf(pair, value)),
    ),
});
