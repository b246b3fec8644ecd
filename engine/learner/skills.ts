import { SKILL_ROWS, type Skill } from '#engine/rules/skills.ts';

/** What is to be held before a skill is a good next step. */
export function needsOf(skill: Skill): readonly Skill[] {
  const { growsFrom, alsoNeeds = [] } = SKILL_ROWS[skill];
  return growsFrom ? [growsFrom, ...alsoNeeds] : alsoNeeds;
}

/** What it needs, and what that needs, to the ground. */
export const allNeedsOf = (skill: Skill): readonly Skill[] =>
  needsOf(skill).flatMap((need) => [need, ...allNeedsOf(need)]);
