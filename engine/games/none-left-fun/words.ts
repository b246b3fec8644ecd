import { thatIs } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { areLeft } from '#engine/rules/slips.ts';
import type { NoneLeftContainer } from './containers.ts';

/** Three names for nothing, asked for by turns; with the last one, things are taken out during the question. */
export const PROMPTS = ['Find the empty one.', 'Find zero.', 'Which one has none left?'] as const;
export type Prompt = (typeof PROMPTS)[number];

/** Said after a while without an answer where a box is the empty one. */
export const TAP_THE_EMPTY_BOX = 'Tap the empty box.';

export const NOTHING_INSIDE = `Nothing inside. ${thatIs(0)}`;

/** All containers tell what is in them; or, when they have, the one that has nothing to tell is pointed at. */
export type NoneLeftPoint = 'all' | 'empty';

const NOTHING_MEANS = 'Nothing inside means 0.';

export const helpWith = (prompt: Prompt): readonly HelpStep<NoneLeftPoint>[] => [
  { say: `${NOTHING_MEANS} ${prompt}`, point: 'empty' },
];

/** The same as far as it does not point at the answer. */
export const BEGUN: readonly HelpStep<NoneLeftPoint>[] = [{ say: NOTHING_MEANS, point: 'all' }];

/** "jar: apple, apple": the things one by one, so that the player counts them and is not given the number. */
export const nameOf = ({ type, itemCount, itemIcon }: NoneLeftContainer) =>
  `${type}: ${itemCount === 0 ? 'nothing inside' : Array<string>(itemCount).fill(itemIcon).join(', ')}`;

/** What a full one shows, in the terms of the question. */
export function slipOf(prompt: Prompt, container: Pick<NoneLeftContainer, 'itemCount' | 'itemIcon'>): string {
  const { itemCount } = container;
  const told = {
    'Find the empty one.': 'Not empty.',
    'Find zero.': thatIs(itemCount),
    'Which one has none left?': areLeft(itemCount),
  }[prompt];
  return `${inside(container)} ${told}`;
}

export const inside = ({ itemCount, itemIcon }: Pick<NoneLeftContainer, 'itemCount' | 'itemIcon'>) =>
  `${itemCount} ${itemIcon}${itemCount === 1 ? '' : 's'} inside.`;
