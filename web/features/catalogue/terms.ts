import type { GameId } from '#engine/rules/cards.ts';
import type { Term } from '#engine/rules/terms.ts';

/** One aim, and the games of the term that meet it. */
export interface Objective {
  readonly says: string;
  readonly games: readonly GameId[];
}

interface TermTexts {
  readonly title: string;
  /** The short labels of the links to each section. */
  readonly short: string;
  readonly description: string;
  /** What schools teach in this term, in our own words. "Other" has no such text. */
  readonly objectives: readonly Objective[];
}

/** The terms as parents and teachers read them. */
export const TERM_TEXTS: Readonly<Record<Term, TermTexts>> = {
  autumn: {
    title: 'Reception Autumn',
    short: 'Autumn',
    description: 'Getting to know numbers to 10',
    objectives: [
      {
        says: 'Say the numbers in order to 10 and back again, touching one thing for each word.',
        games: ['number-trail', 'number-trail-heading-home'],
      },
      { says: 'Know a number to 20 when you hear it.', games: ['sound-safari'] },
      {
        says: 'Count a small group of up to 5, however it lies, and match it to its numeral.',
        games: ['number-detective'],
      },
      { says: 'Know that zero means none.', games: ['none-left-fun'] },
      {
        says: 'Find circles, triangles, squares and other flat shapes, of any size, any way up.',
        games: ['shape-detective'],
      },
      { says: 'Take some away from up to 6 and say how many are left.', games: ['cookie-crunch-count'] },
    ],
  },
  spring: {
    title: 'Reception Spring',
    short: 'Spring',
    description: 'Parts and wholes',
    objectives: [
      { says: 'Put two small groups together and say how many altogether.', games: ['total-treasure-hunt'] },
      { says: 'Meet all pairs that make 5.', games: ['total-treasure-hunt'] },
      {
        says: 'Take some away from up to 15 and say how many are left; see it as a number sentence.',
        games: ['cookie-crunch-count-medium'],
      },
    ],
  },
  summer: {
    title: 'Reception Summer',
    short: 'Summer',
    description: 'To 20 and beyond',
    objectives: [
      { says: 'Say the numbers in order to 20, and read them.', games: ['number-trail-high-climb'] },
      {
        says: 'Count on from a group that is shut away instead of starting again.',
        games: ['total-treasure-hunt-medium', 'total-treasure-hunt-hard'],
      },
      {
        says: 'Add two groups with up to 20 altogether.',
        games: ['total-treasure-hunt-medium', 'total-treasure-hunt-hard'],
      },
      { says: 'Meet all pairs that make 10.', games: ['total-treasure-hunt-medium'] },
      { says: 'Take away from up to 20.', games: ['cookie-crunch-count-hard'] },
    ],
  },
  other: {
    title: 'Other',
    short: 'Other',
    description: 'More number fun for any time of the year',
    objectives: [],
  },
};
