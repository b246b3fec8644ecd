import { numbersIn, rightOf } from '#engine/learner/slips.ts';
import type { Report, ReportedFact } from '#server/contract/report.ts';

/** What fits on a sheet of A4. */
const CARDS = 8;
/** In growth; then what is not right yet; then what needs no practice. */
const ORDER: readonly (readonly ReportedFact['claim'][])[] = [['in sight', 'hidden'], ['met'], ['at once']];
const placeOf = ({ claim }: ReportedFact) => ORDER.findIndex((claims) => claims.includes(claim));

/** The empty jar and the empty box are the same on paper. */
const isZero = ({ fact }: ReportedFact) => fact.startsWith('empty ');

/** The facts to practise on paper: those in growth first, of the next step's skill before others; zero once. */
export function cardsOf({ next, skills }: Pick<Report, 'next' | 'skills'>): readonly string[] {
  const own = [...skills].sort((a, b) => Number(b.id === next.skill) - Number(a.id === next.skill));
  const facts = own.flatMap((skill) => skill.facts);
  const sorted = [...facts].sort((a, b) => placeOf(a) - placeOf(b));
  const zero = sorted.find(isZero);
  return sorted
    .filter((fact) => !isZero(fact) || fact === zero)
    .slice(0, CARDS)
    .map(({ fact }) => fact);
}

/** The dots on a card's back, in groups; none where the answer is no number. */
export function dotsOf(fact: string): readonly number[] {
  if (fact.includes('+')) return numbersIn(fact);
  const right = rightOf(fact);
  return right === undefined ? [] : [right];
}
