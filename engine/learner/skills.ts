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
