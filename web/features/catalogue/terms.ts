import type { Term } from '#engine/rules/terms.ts';

interface TermTexts {
  readonly title: string;
  /** For the small chips that lead to a section. */
  readonly short: string;
  readonly description: string;
  /** What schools teach in this term, in our own words. "Other" has none. */
  readonly objectives: readonly string[];
}

/** The groups of games as parents and teachers read them. */
export const TERM_TEXTS: Readonly<Record<Term, TermTexts>> = {
  autumn: {
    title: 'Reception Autumn',
    short: 'Autumn',
    description: 'Getting to know numbers to 10',
    objectives: [
      'Say the numbers in order to 10 and back again, touching one thing for each word.',
      'Know that the last number you say tells how many there are.',
      'See how many are in a small group (up to 5) without counting.',
      'Match a numeral to the right amount, and know that zero means none.',
      'Find circles, triangles, squares and other flat shapes, any size and any way up.',
      'Notice what changes when one is taken away.',
    ],
  },
  spring: {
    title: 'Reception Spring',
    short: 'Spring',
    description: 'Parts and wholes',
    objectives: [
      'Put two small groups together and say how many altogether.',
      'Know some pairs that make 5 by heart, then begin pairs for 10.',
      'Take some away and say how many are left; show it with objects and a number sentence.',
      'Compare two amounts: more, fewer, the same; one more, one fewer.',
      'Break a number to 10 into parts in more than one way.',
    ],
  },
  summer: {
    title: 'Reception Summer',
    short: 'Summer',
    description: 'To 20 and beyond',
    objectives: [
      'Count past 20 and hear how the pattern repeats after each ten.',
      'Build 11 to 20 as ten and some more.',
      'Count on from the bigger number instead of starting again.',
      'Recall doubles and pairs to 10; add and take away within 20 with help.',
      'Explain how you know: show it on a ten frame or number line.',
    ],
  },
  other: {
    title: 'Other',
    short: 'Other',
    description: 'More number fun for any time of the year',
    objectives: [],
  },
};
