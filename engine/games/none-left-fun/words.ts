import { thatIs } from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { NoneLeftParams } from './games.ts';
import { ITEMS, type Item, type NoneLeftQuestion } from './questions.ts';

const NOTHING_INSIDE = 'Nothing inside.';
const NOTHING_MEANS_ZERO = 'Nothing inside means 0.';

const inside = (count: number, item: Item) => `${count} ${item}${count === 1 ? '' : 's'} inside.`;

export const noneLeftWords = (params: NoneLeftParams): Words<NoneLeftQuestion> => ({
  right: () => `${NOTHING_INSIDE} ${thatIs(0)}`,
  wrong: (question, choiceId) => {
    const { itemCount, itemIcon } = question.containers[Number(choiceId)]!;
    return inside(itemCount, itemIcon);
  },
  scaffold: ({ prompt }) => [NOTHING_MEANS_ZERO, prompt],
  everySentence: () => [
    'Find the empty one.',
    NOTHING_INSIDE,
    thatIs(0),
    NOTHING_MEANS_ZERO,
    ...ITEMS.flatMap((item) => numbersFrom(1, params.maxItems).map((count) => inside(count, item))),
  ],
});
