import { thatIs } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numberSandwiches } from './games.ts';
import { breadsOfRound, everyBread, makeSandwichQuestion } from './questions.ts';

export const numberSandwich = defineFamily({
  name: 'number-sandwich',
  variants: numberSandwiches,
  art: () => ({ world: 'kitchen-counter', sheets: ['sandwich', 'wear'], hat: 'wear/baker' }),
  everyItem: everyBread,
  deal: breadsOfRound,
  makeQuestion: makeSandwichQuestion,
  everyWrong: (params) => everyBread(params).map(({ left }) => thatIs(left + params.step)),
});
