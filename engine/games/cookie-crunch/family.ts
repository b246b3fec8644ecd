import { saidOfNumbers } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { oncePer } from '#engine/rules/once.ts';
import { cookieCrunches, type CookieParams } from './games.ts';
import { makeCookieQuestion, packOf, takeaways, takeawaysOfRound } from './questions.ts';
import { leftOf, slipOf } from './words.ts';

const ownFacts = oncePer(
  (params: CookieParams) =>
    new Set(packOf(params).fresh.map(({ firstNumber, secondNumber }) => `${firstNumber}-${secondNumber}`)),
);

export const cookieCrunch = defineFamily({
  name: 'cookie-crunch',
  variants: cookieCrunches,
  traits: (params) => ({
    mostSupport: 2,
    isOwn: (fact) => ownFacts(params).has(fact),
    soonEffects: ['munch'],
  }),
  art: ({ world, hat }) => ({ world, sheets: ['cookie', 'wear'], hat }),
  everyItem: takeaways,
  deal: takeawaysOfRound,
  factOf: ({ firstNumber, secondNumber }) => `${firstNumber}-${secondNumber}`,
  answerOf: leftOf,
  asked: ({ asked }) => asked,
  makeQuestion: makeCookieQuestion,
  everyWrong: (params) =>
    takeaways(params).flatMap((meal) =>
      saidOfNumbers(numbersFrom(1, params.maxOption), leftOf(meal), (value) => slipOf(meal, value)),
    ),
});
