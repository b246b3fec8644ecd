import type { ReportedFact } from '#server/contract/report.ts';
import { rightOf } from '#engine/learner/slips.ts';
import { factInWords, questionOf } from '#engine/learner/words.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';

type Claim = ReportedFact['claim'] | undefined;

/**
 * What each kind of cell says; undefined: never met. "By heart" is said of the last one only, and of what is only heard
 * nothing is in sight.
 */
export const claimInWords = (claim: Claim, fact = ''): string =>
  claim === undefined
    ? 'not met yet'
    : {
        met: 'met so far',
        'in sight': fact.startsWith('hear ') ? 'right' : 'right with everything in sight',
        hidden: 'right with things hidden',
        'at once': 'known by heart',
      }[claim];

/** The same of a fact: what was right with things hidden on one day alone was not seen in sight. */
export const knownInWords = ({ fact, claim, days }: ReportedFact): string =>
  claim === 'in sight' && days === 0 ? 'right once with things hidden' : claimInWords(claim, fact);

const SLIP_WORDS: Readonly<Record<ReportedFact['slips'][number]['slip'], string>> = {
  part: 'one of the numbers in the question',
  'one more': 'one too many',
  'one less': 'one too few',
  digits: 'a number that looks or sounds like it',
  full: 'one with something inside',
  shape: 'another shape',
  // Where the answer is no number, every slip has a name.
  other: 'another number',
};

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const TIMES = ['never', 'once', 'twice'];
const times = (count: number) => TIMES[count] ?? `${count} times`;

/** "one too few, twice". */
export const slipInWords = ({ slip, times: count }: ReportedFact['slips'][number]): string =>
  `${SLIP_WORDS[slip]}, ${times(count)}`;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "3+2: right with everything in sight, on 3 days; last met on 21 November. Mixed up: one too few, once." */
export function factSentence(known: ReportedFact): string {
  const { fact, days, last, slips } = known;
  const on = days === 0 ? '' : `, on ${days} ${days === 1 ? 'day' : 'days'}`;
  const mixed = slips.length === 0 ? '' : ` Chosen instead: ${slips.map(slipInWords).join('; ')}.`;
  return `${capital(factInWords(fact))}: ${knownInWords(known)}${on}; last met on ${DAY.format(new Date(last))}.${mixed}`;
}

/** A fact on a small cell: "3+2", "14", "circle". */
export function shortFact(fact: string): string {
  const [verb = '', ...rest] = fact.split(' ');
  const what = rest.join(' ');
  if (verb === 'after' || verb === 'before') return fact;
  if (verb === 'between') return rest.join(' ? ');
  return what === '' ? verb.replace('-', '\u2212') : what;
}

const ZERO = questionOf('empty jar');

/** On a card of paper, where whatever is empty is the numeral. */
export const cardFace = (fact: string): string => (fact === ZERO ? '0' : shortFact(fact));

/** Which card it is, on the page: its face, or the name of what is drawn on it. */
export const cardInWords = (fact: string): string => (shapeOf(fact) ? factInWords(fact) : cardFace(fact));

/** On the back of a card that has no dots. */
export const cardBack = (fact: string): string =>
  fact === ZERO || rightOf(fact) === 0 ? 'nothing' : shortFact(fact);

/** The shape that a card's face is a picture of, its name being the answer. */
export const shapeOf = (fact: string): Shape | undefined => SHAPES.find((shape) => fact === `find ${shape}`);
