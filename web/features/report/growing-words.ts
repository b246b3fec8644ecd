import { everyItem } from '#engine/games/items.ts';
import { canBeByHeart } from '#engine/learner/evidence.ts';
import { SKILL_WORDS } from '#engine/learner/skill-words.ts';
import { SKILLS, type Skill } from '#engine/rules/skills.ts';
import { capital } from './words.ts';

/** Whether "by heart" can be said of anything in it; where it cannot, nothing is missing. */
export const canFlower = (id: Skill): boolean =>
  everyItem().some((item) => item.skill === id && canBeByHeart(item));

/** What growing means under the map, and how far it goes: where the answer can be seen, nothing is known by heart. */
export function growingInWords(): string {
  const seen = SKILLS.filter((id) => !canFlower(id)).map((id) => SKILL_WORDS[id].name);
  return (
    'A day counts when its first try was right without help. What was right on such a day is growing. It is known by ' +
    'heart once it was right at once, with nothing to count, on four days. ' +
    `${capital(seen.join(' and '))} can only grow: there the answer is always in sight.`
  );
}
