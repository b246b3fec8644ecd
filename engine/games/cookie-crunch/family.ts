import { thatIs } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { cookieCrunches } from './games.ts';
import { makeCookieQuestion, takeaways, takeawaysOfRound } from './questions.ts';

export const cookieCrunch = defineFamily({
  name: 'cookie-crunch',
  variants: cookieCrunches,
  art: () => ({ world: 'bakery', sheets: ['cookie', 'wear'], hat: 'wear/baker' }),
  everyItem: takeaways,
  deal: takeawaysOfRound,
  makeQuestion: makeCookieQuestion,
  everyWrong: ({ maxOption }) => numbersFrom(1, maxOption).map(thatIs),
});
