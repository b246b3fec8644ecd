import { saidOfNumbers } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { cookieCrunches } from './games.ts';
import { makeCookieQuestion, takeaways, takeawaysOfRound } from './questions.ts';
import { leftOf, slipOf } from './words.ts';

export const cookieCrunch = defineFamily({
  name: 'cookie-crunch',
  variants: cookieCrunches,
  traits: () => ({ mostSupport: 2 }),
  art: () => ({ world: 'bakery', sheets: ['cookie', 'wear'], hat: 'wear/baker' }),
  everyItem: takeaways,
  deal: takeawaysOfRound,
  factOf: ({ firstNumber, secondNumber }) => `${firstNumber}-${secondNumber}`,
  answerOf: leftOf,
  makeQuestion: makeCookieQuestion,
  everyWrong: (params) =>
    takeaways(params).flatMap((meal) =>
      saidOfNumbers(numbersFrom(1, params.maxOption), leftOf(meal), (value) => slipOf(meal, value)),
    ),
});
