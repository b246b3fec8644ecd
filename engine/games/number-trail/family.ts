import { saidOfNumbers } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numberTrails, walkOf } from './games.ts';
import { factKept, makeTrailQuestion, stepsOf } from './questions.ts';
import { slipOf } from './words.ts';

export const numberTrail = defineFamily({
  name: 'number-trail',
  variants: numberTrails,
  traits: ({ options }) => ({
    waitsAfterWrong: options !== 'stones',
    mayReturn: false,
    counts: 'stones',
    tellsHeldSound: false,
    mostSupport: options === 'stones' ? 1 : 0,
    keptBackFrom: options === 'stones' ? 1 : 0,
  }),
  art: ({ world }) => ({ world, sheets: ['trail'] }),
  everyItem: stepsOf,
  deal: (params, count) => stepsOf(params).slice(0, count),
  factOf: factKept,
  answerOf: ({ next }) => next,
  makeQuestion: makeTrailQuestion,
  everyWrong: (params) =>
    stepsOf(params).flatMap((step) =>
      saidOfNumbers(walkOf(params), step.next, (value) => slipOf(step, params, value)),
    ),
});
