import type { Skill } from '#engine/rules/skills.ts';

/** A skill in a grown-up's words. */
interface SkillWords {
  /** As in "Next: ...". */
  readonly name: string;
  /** Its facts, one and many, as in the sentence about a week. */
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

/** The one place where skills are put in words: the page for grown-ups and the server's sentences read it. */
export const SKILL_WORDS: Readonly<Record<Skill, SkillWords>> = {
  'seq.up.10': { name: 'counting to 10', facts: OF_THE_ROW, atHome: STAIRS },
  'seq.up.20': {
    name: 'counting to 20',
    facts: OF_THE_ROW,
    atHome: 'Clap from 1 to 20 and stamp on 10 and on 20. Then ask: "What comes after 14?"',
  },
  'seq.down.10': { name: 'counting back from 10', facts: OF_THE_ROW, atHome: STAIRS },
  'num.hear.10': { name: 'knowing numbers to 10 by ear', facts: HEARD, atHome: cups('four') },
  'num.hear.20': { name: 'knowing numbers to 20 by ear', facts: HEARD, atHome: cups('fourteen') },
  'card.show.5': { name: 'finding as many as a numeral says', facts: SMALL_GROUPS, atHome: SPOONS },
  'card.count.5': { name: 'counting up to 5 things', facts: SMALL_GROUPS, atHome: SPOONS },
  zero: {
    name: 'knowing that zero means none',
    facts: ['zero question', 'zero questions'],
    atHome: 'Eat the last raisin together and ask: "How many now?" Say "zero".',
  },
  'order.20': {
    name: 'knowing which number goes between',
    facts: ['number in between', 'numbers in between'],
    atHome: 'Peg number cards on a string. Take one off: which one is gone?',
  },
  'shape.2d': {
    name: 'naming flat shapes any way up',
    facts: ['shape', 'shapes'],
    atHome:
      'Find triangles on a walk, thin ones and upside-down ones, too. Turn a square: it is still a square.',
  },
  'add.10': {
    name: 'adding up to 10',
    facts: ADDING,
    atHome: 'Throw two dice and move a counter that many. Later cover one of the dice.',
  },
  'add.15': { name: 'adding up to 15', facts: ADDING, atHome: TEN_FRAME },
  'add.20': { name: 'adding up to 20', facts: ADDING, atHome: TEN_FRAME },
  'sub.6': { name: 'taking away from up to 6', facts: TAKING_AWAY, atHome: BUTTONS },
  'sub.15': { name: 'taking away from up to 15', facts: TAKING_AWAY, atHome: EGG_BOX },
  'sub.20': { name: 'taking away from up to 20', facts: TAKING_AWAY, atHome: EGG_BOX },
};
