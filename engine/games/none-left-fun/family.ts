import { defineFamily } from '#engine/rules/family.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { shuffledRepeats } from '#engine/rules/shuffle.ts';
import { CONTAINERS, ITEMS } from './containers.ts';
import { noneLeftFuns } from './games.ts';
import { makeNoneLeftQuestion } from './questions.ts';
import { PROMPTS, slipOf } from './words.ts';

export const noneLeftFun = defineFamily({
  name: 'none-left-fun',
  variants: noneLeftFuns,
  traits: () => ({ keptBackFrom: undefined }),
  art: () => ({ world: 'market-stall', sheets: ['containers'] }),
  /** Each kind of container takes its turn at being the empty one. */
  everyItem: () => CONTAINERS,
  deal: (_, count, random) => shuffledRepeats(CONTAINERS, count, random),
  factOf: (empty) => `empty ${empty}`,
  asked: ({ asked }) => asked,
  makeQuestion: makeNoneLeftQuestion,
  everyWrong: ({ maxItems }) =>
    ITEMS.flatMap((itemIcon) =>
      numbersFrom(1, maxItems).flatMap((itemCount) =>
        PROMPTS.map((prompt) => slipOf(prompt, { itemCount, itemIcon })),
      ),
    ),
});
