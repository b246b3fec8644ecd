import { GAMES } from '#engine/games/catalogue.ts';
import { isHiddenAt, itemsOf, mostSupportOf, type Item } from '#engine/games/items.ts';
import type { Support } from '#engine/rules/played.ts';
import type { Skill } from '#engine/rules/skills.ts';

let hideable: ReadonlySet<string> | undefined;

/** Whether some game can ask this fact with something out of sight. */
export function canHide({ id }: Item): boolean {
  hideable ??= new Set(
    GAMES.flatMap((game) =>
      itemsOf(game)
        .filter((item) => isHiddenAt(item, mostSupportOf(game, item)))
        .map((item) => item.id),
    ),
  );
  return hideable.has(id);
}

/** The amounts to choose from, or the empty one, stand in full view: that can be read off them, however quickly. */
const IN_VIEW: ReadonlySet<Skill> = new Set(['card.show.5', 'zero']);

/** Whether "by heart" can be said of this fact at all, so that it can flower. */
export const canBeByHeart = (item: Item): boolean => canHide(item) || !IN_VIEW.has(item.skill);

/** Whether a quick right answer at this level of support comes out of the head: there was nothing to count or read it from. */
export const isFromHead = (item: Item, support: Support): boolean =>
  isHiddenAt(item, support) || (!canHide(item) && canBeByHeart(item));
