import * as hardness from './hardness.ts';
import type { Hardness } from './hardness.ts';
import type { Support } from './played.ts';

interface SkillRow<Name extends string> {
  readonly hardness: Hardness;
  /** Of a skill not met yet as much is believed as of this one. */
  readonly growsFrom?: Name;
  /** What else is to be held before it is a good next step. */
  readonly alsoNeeds?: readonly Name[];
  /**
   * From which support on something that can be counted, or read, is out of sight. Omitted: from 1 on. "never": shapes and
   * numbers that are heard are always there, and only others lie beside them, or they look otherwise.
   */
  readonly hiddenFrom?: Support | 'never';
  /** What is out of sight was seen for a moment, before it was covered. */
  readonly isFlashed?: true;
  /** The most support that a game can take away. Omitted: as much as in the rest of its game. */
  readonly mostSupport?: Support;
}

/** What can be learned: a row for each skill, in the order in which reports list them. Each is met in one family of games. */
const ROWS = {
  'seq.up.10': { hardness: hardness.comingAfter },
  'seq.up.20': { hardness: hardness.comingAfter, growsFrom: 'seq.up.10' },
  'seq.down.10': { hardness: hardness.comingBefore, growsFrom: 'seq.up.10' },
  'num.hear.10': { hardness: hardness.hearing, alsoNeeds: ['seq.up.10'], hiddenFrom: 'never' },
  'num.hear.20': {
    hardness: hardness.hearing,
    growsFrom: 'num.hear.10',
    alsoNeeds: ['seq.up.20'],
    hiddenFrom: 'never',
  },
  // Cards that are themselves the answers are never covered.
  'card.show.5': {
    hardness: hardness.showing,
    growsFrom: 'card.count.5',
    hiddenFrom: 'never',
    mostSupport: 1,
  },
  // At first things lie in any order, all in sight; later they are covered.
  'card.count.5': { hardness: hardness.counting, hiddenFrom: 2, isFlashed: true },
  zero: { hardness: hardness.alike(-2), alsoNeeds: ['card.count.5'] },
  'order.20': { hardness: hardness.between, growsFrom: 'seq.up.20' },
  'shape.2d': { hardness: hardness.namingShapes, hiddenFrom: 'never' },
  'add.10': { hardness: hardness.adding, alsoNeeds: ['card.count.5', 'num.hear.10'] },
  'add.15': { hardness: hardness.adding, growsFrom: 'add.10', alsoNeeds: ['seq.up.20'] },
  'add.20': { hardness: hardness.adding, growsFrom: 'add.15' },
  'sub.6': { hardness: hardness.takingAway, alsoNeeds: ['card.count.5', 'seq.down.10'] },
  'sub.15': { hardness: hardness.takingAway, growsFrom: 'sub.6' },
  'sub.20': { hardness: hardness.takingAway, growsFrom: 'sub.15' },
} as const satisfies Record<string, SkillRow<string>>;

export type Skill = keyof typeof ROWS;

/** The maths of each skill. What grown-ups read of it: `engine/learner/skill-words.ts`. */
export const SKILL_ROWS: Readonly<Record<Skill, SkillRow<Skill>>> = ROWS;

export const SKILLS = Object.keys(ROWS) as readonly Skill[];

export const isSkill = (name: string): name is Skill => Object.hasOwn(ROWS, name);
