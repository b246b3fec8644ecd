import type { Item } from '#engine/games/items.ts';
import { SKILL_ROWS } from '#engine/rules/skills.ts';

/**
 * How hard an item is for most children, in logits. Its fact names it by its numbers ("3+2", "hear 14") or its shape.
 */
export const priorOf = ({ skill, fact }: Pick<Item, 'skill' | 'fact'>): number =>
  SKILL_ROWS[skill].hardness((fact.match(/\d+/g) ?? []).map(Number), fact);
