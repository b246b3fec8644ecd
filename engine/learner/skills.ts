import type { Skill } from '#engine/games/items.ts';

/** What each skill grows out of: of a skill not met yet as much is believed as of that. */
export const GROWS_FROM: Readonly<Partial<Record<Skill, Skill>>> = {
  'seq.down.10': 'seq.up.10',
  'seq.up.20': 'seq.up.10',
  'num.hear.20': 'num.hear.10',
  'card.show.5': 'card.count.5',
  'order.20': 'seq.up.20',
  'add.15': 'add.10',
  'add.20': 'add.15',
  'sub.15': 'sub.6',
  'sub.20': 'sub.15',
};

/** What each skill needs besides what it grows out of. */
const ALSO_NEEDS: Readonly<Partial<Record<Skill, readonly Skill[]>>> = {
  'num.hear.10': ['seq.up.10'],
  'num.hear.20': ['seq.up.20'],
  zero: ['card.count.5'],
  'add.10': ['card.count.5', 'num.hear.10'],
  'add.15': ['seq.up.20'],
  'sub.6': ['card.count.5', 'seq.down.10'],
};

/** What is to be held before a skill is a good next step. */
export function needsOf(skill: Skill): readonly Skill[] {
  const grown = GROWS_FROM[skill];
  return [...(grown ? [grown] : []), ...(ALSO_NEEDS[skill] ?? [])];
}

/** What it needs, and what that needs, to the ground. */
export const allNeedsOf = (skill: Skill): readonly Skill[] =>
  needsOf(skill).flatMap((need) => [need, ...allNeedsOf(need)]);
