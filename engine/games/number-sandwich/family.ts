import { saidOfNumbers } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { wrongPlace } from '#engine/rules/slips.ts';
import { numberSandwiches } from './games.ts';
import { breadsOfRound, everyBread, makeSandwichQuestion } from './questions.ts';

export const numberSandwich = defineFamily({
  name: 'number-sandwich',
  variants: numberSandwiches,
  art: () => ({ world: 'kitchen-counter', sheets: ['sandwich', 'wear'], hat: 'wear/baker' }),
  everyItem: everyBread,
  deal: breadsOfRound,
  factOf: ({ left }, { step }) => `between ${left} ${left + 2 * step}`,
  answerOf: ({ left }, { step }) => left + step,
  asked: ({ asked }) => asked,
  makeQuestion: makeSandwichQuestion,
  everyWrong: (params) =>
    everyBread(params).flatMap(({ left, among }) => {
      const fillings = among.map((bread) => bread + params.step);
      return saidOfNumbers(fillings, left + params.step, (value) => wrongPlace(value, left + params.step));
    }),
});
