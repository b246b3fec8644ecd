import type { Skill } from '#engine/games/items.ts';
import type { Claim } from '#engine/learner/claims.ts';

/** A skill in a grown-up's words. */
interface SkillWords {
  /** Its facts, one and many. */
  readonly facts: readonly [one: string, many: string];
  /** Two minutes without a screen. */
  readonly atHome: string;
}

const ADDING = ['adding fact', 'adding facts'] as const;
const TAKING_AWAY = ['taking-away fact', 'taking-away facts'] as const;
/** Of skills in which nothing is seen but the numerals to choose from. */
export const HEARD = ['spoken number', 'spoken numbers'] as const;
const SMALL_GROUPS = ['small group', 'small groups'] as const;
/** Not "in a row": that would say that one right answer followed the other. */
const OF_THE_ROW = ['number of the counting row', 'numbers of the counting row'] as const;

const cups = (number: string) =>
  `Hide number cards under cups and ask for one: "Find ${number}." Then swap roles.`;
const SPOONS = 'Ask for a few things: "Please give me 4 spoons." The last word said is how many there are.';
const TEN_FRAME = 'Use an egg box with ten places: fill the ten first, then put the rest beside it.';
const BUTTONS = 'Put up to 6 buttons on the table and hide some in your hand: "How many am I holding?"';
const EGG_BOX =
  'Fill an egg box with ten, put a few more beside it and take some away, the loose ones first: "How many are left?"';
const STAIRS = 'Count the stairs, a number for each step, up and down again.';

export const SKILL_WORDS: Readonly<Record<Skill, SkillWords>> = {
  'seq.up.10': { facts: OF_THE_ROW, atHome: STAIRS },
  'seq.up.20': {
    facts: OF_THE_ROW,
    atHome: 'Clap from 1 to 20 and stamp on 10 and on 20. Then ask: "What comes after 14?"',
  },
  'seq.down.10': { facts: OF_THE_ROW, atHome: STAIRS },
  'num.hear.10': { facts: HEARD, atHome: cups('four') },
  'num.hear.20': { facts: HEARD, atHome: cups('fourteen') },
  'card.show.5': { facts: SMALL_GROUPS, atHome: SPOONS },
  'card.count.5': { facts: SMALL_GROUPS, atHome: SPOONS },
  zero: {
    facts: ['zero question', 'zero questions'],
    atHome: 'Eat the last raisin together and ask: "How many now?" Say "zero".',
  },
  'order.20': {
    facts: ['number in between', 'numbers in between'],
    atHome: 'Peg number cards on a string. Take one off: which one is gone?',
  },
  'shape.2d': {
    facts: ['shape', 'shapes'],
    atHome:
      'Find triangles on a walk, thin ones and upside-down ones, too. Turn a square: it is still a square.',
  },
  'add.10': {
    facts: ADDING,
    atHome: 'Throw two dice and move a counter that many. Later cover one of the dice.',
  },
  'add.15': { facts: ADDING, atHome: TEN_FRAME },
  'add.20': { facts: ADDING, atHome: TEN_FRAME },
  'sub.6': { facts: TAKING_AWAY, atHome: BUTTONS },
  'sub.15': { facts: TAKING_AWAY, atHome: EGG_BOX },
  'sub.20': { facts: TAKING_AWAY, atHome: EGG_BOX },
};

/** What is said of so many facts, with the strongest claim that holds for them. */
export const CLAIM_WORDS: Readonly<Record<Exclude<Claim, 'met'>, (facts: string) => string>> = {
  'at once': (facts) => `knows ${facts} by heart`,
  hidden: (facts) => `can do ${facts} with things hidden`,
  'in sight': (facts) => `has been right about ${facts} with everything in sight`,
};

/** The same of what is only heard: nothing there can be in sight or hidden. */
export const HEARD_WORDS: typeof CLAIM_WORDS = {
  'at once': (facts) => `knows ${facts} by heart`,
  hidden: (facts) => `has been right about ${facts}`,
  'in sight': (facts) => `has been right about ${facts}`,
};
