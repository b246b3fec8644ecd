import { saidOfNumbers } from '#engine/rules/common-words.ts';
import { defineFamily } from '#engine/rules/family.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { soundSafaris } from './games.ts';
import { makeSafariQuestion, targetsNext, targetsOfRound } from './questions.ts';
import { slipOf } from './words.ts';

export const soundSafari = defineFamily({
  name: 'sound-safari',
  variants: soundSafaris,
  traits: () => ({ mostSupport: 2, dealtSupport: 1 }),
  art: () => ({ world: 'savanna', sheets: ['safari', 'wear'], hat: 'wear/sun' }),
  everyItem: ({ min, max }) => numbersFrom(min, max),
  deal: targetsOfRound,
  factOf: (target) => `hear ${target}`,
  answerOf: (target) => target,
  dealtNext: targetsNext,
  asked: ({ asked }) => asked,
  makeQuestion: makeSafariQuestion,
  everyWrong: ({ min, max }) =>
    numbersFrom(min, max).flatMap((target, _, all) =>
      saidOfNumbers(all, target, (value) => slipOf(target, value)),
    ),
});
