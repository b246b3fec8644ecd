import { saidOfNumbers } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { numberDetectives } from './games.ts';
import { casesNext, casesOfRound, everyCase, makeDetectiveQuestion } from './questions.ts';
import { slipOf } from './words.ts';

export const numberDetective = defineFamily({
  name: 'number-detective',
  variants: numberDetectives,
  traits: () => ({ mostSupport: 2 }),
  art: () => ({ world: 'detective-night', sheets: ['shapes', 'wear'], hat: 'wear/detective' }),
  everyItem: everyCase,
  deal: casesOfRound,
  factOf: ({ type, targetNumber }) => `${type === 'number-to-shape' ? 'show' : 'count'} ${targetNumber}`,
  answerOf: ({ targetNumber }) => targetNumber,
  dealtNext: casesNext,
  asked: ({ asked }) => asked,
  makeQuestion: makeDetectiveQuestion,
  everyWrong: (params) =>
    everyCase(params).flatMap((known) =>
      saidOfNumbers(numbersFrom(params.min, params.max), known.targetNumber, (value) => slipOf(known, value)),
    ),
});
