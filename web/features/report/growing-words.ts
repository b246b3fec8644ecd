import { everyItem, SKILLS, type Skill } from '#engine/games/items.ts';
import { canBeByHeart } from '#engine/learner/evidence.ts';
import { SKILL_NAMES } from '#engine/learner/words.ts';
import { capital } from './words.ts';

/** Whether by heart can be said of anything in it: where not, none of it is wanting. */
export const canFlower = (id: Skill): boolean =>
  everyItem().some((item) => item.skill === id && canBeByHeart(item));

/** What growing means under the map, and how far it goes: where the answer can be seen, nothing is known by heart. */
export function growingInWords(): string {
  const seen = SKILLS.filter((id) => !canFlower(id)).map((id) => SKILL_NAMES[id]);
  return (
    'A day counts when its first try was right without help. What was right on such a day is growing. It is known by ' +
    'heart once it was right at once, with nothing to count, on four days. ' +
    `${capital(seen.join(' and '))} can only grow: there the answer is always in sight.`
  );
}
