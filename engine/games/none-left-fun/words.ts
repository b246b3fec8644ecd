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

/** Points at all containers, which tell what is in them. */
export const helpWith = (prompt: Prompt): readonly HelpStep<'all'>[] => [
  { say: `Nothing inside means 0. ${prompt}`, point: 'all' },
];

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
