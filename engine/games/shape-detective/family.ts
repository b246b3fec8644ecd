import { defineFamily } from '#engine/rules/family.ts';
import { SHAPES } from '#engine/rules/shapes.ts';
import { shuffledRepeats } from '#engine/rules/shuffle.ts';
import { shapeDetectives } from './games.ts';
import { makeShapeQuestion } from './questions.ts';
import { slipOf } from './words.ts';

export const shapeDetective = defineFamily({
  name: 'shape-detective',
  variants: shapeDetectives,
  traits: () => ({ mostSupport: 2, dealtSupport: 1 }),
  art: () => ({ world: 'detective-study', sheets: ['shapes', 'wear'], hat: 'wear/detective' }),
  everyItem: ({ shapes }) => shapes,
  deal: ({ shapes }, count, random) => shuffledRepeats(shapes, count, random),
  factOf: (target) => `find ${target}`,
  rightOf: (target) => target,
  asked: ({ asked }) => asked,
  makeQuestion: makeShapeQuestion,
  everyWrong: () => SHAPES.map(slipOf),
});
