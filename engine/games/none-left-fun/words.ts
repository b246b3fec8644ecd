import { thatIs } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import type { NoneLeftContainer } from './containers.ts';

export const PROMPT = 'Find the empty one.';

export const NOTHING_INSIDE = `Nothing inside. ${thatIs(0)}`;

/** Points at all containers, which tell what is in them. */
export const HELP: readonly HelpStep<'all'>[] = [{ say: `Nothing inside means 0. ${PROMPT}`, point: 'all' }];

/** "jar: apple, apple": the things one by one, so that the player counts them and is not given the number. */
export const nameOf = ({ type, itemCount, itemIcon }: NoneLeftContainer) =>
  `${type}: ${itemCount === 0 ? 'nothing inside' : Array<string>(itemCount).fill(itemIcon).join(', ')}`;

export const inside = ({ itemCount, itemIcon }: Pick<NoneLeftContainer, 'itemCount' | 'itemIcon'>) =>
  `${itemCount} ${itemIcon}${itemCount === 1 ? '' : 's'} inside.`;
