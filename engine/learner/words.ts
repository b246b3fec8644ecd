import type { Skill } from '#engine/games/items.ts';

/** What grown-ups call a skill, as in "Next: ...". */
export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  'seq.up.10': 'counting to 10',
  'seq.up.20': 'counting to 20',
  'seq.down.10': 'counting back from 10',
  'num.hear.10': 'knowing numbers to 10 by ear',
  'num.hear.20': 'knowing numbers to 20 by ear',
  'card.show.5': 'finding as many as a numeral says',
  'card.count.5': 'counting up to 5 things',
  zero: 'knowing that zero means none',
  'order.20': 'knowing which number goes between',
  'shape.2d': 'naming flat shapes any way up',
  'add.10': 'adding up to 10',
  'add.15': 'adding up to 15',
  'add.20': 'adding up to 20',
  'sub.6': 'taking away from up to 6',
  'sub.15': 'taking away from up to 15',
  'sub.20': 'taking away from up to 20',
};

/** Whatever jar or box is the empty one, it is the same question. fact: as in its item's id. */
export const questionOf = (fact: string): string => (fact.startsWith('empty ') ? 'empty one' : fact);

/** A fact as a grown-up would write it down. fact: as in its item's id. */
export function factInWords(fact: string): string {
  const [verb, ...rest] = fact.split(' ');
  const what = rest.join(' ');
  if (verb === 'between') return `between ${rest.join(' and ')}`;
  if (verb === 'after' || verb === 'before') return `what comes ${fact}`;
  const named: Readonly<Record<string, string>> = {
    start: `starting at ${what}`,
    hear: `hearing ${what}`,
    show: `finding ${what}`,
    count: `counting ${what}`,
    empty: `the empty ${what}`,
    find: `the ${what}`,
  };
  return named[verb ?? ''] ?? fact.replace('-', '\u2212');
}
