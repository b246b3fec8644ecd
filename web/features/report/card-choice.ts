import { numbersIn, rightOf } from '#engine/learner/slips.ts';
import type { Report, ReportedFact } from '#server/contract/report.ts';

/** What fits on a sheet of A4. */
const CARDS = 8;
const ORDER: readonly ReportedFact['claim'][] = ['in sight', 'hidden', 'met', 'at once'];

/** The facts to practise on paper: those in growth first, of the next step's skill before others. */
export function cardsOf({ next, skills }: Pick<Report, 'next' | 'skills'>): readonly string[] {
  const own = [...skills].sort((a, b) => Number(b.id === next.skill) - Number(a.id === next.skill));
  const facts = own.flatMap((skill) => skill.facts);
  return [...facts]
    .sort((a, b) => ORDER.indexOf(a.claim) - ORDER.indexOf(b.claim))
    .slice(0, CARDS)
    .map(({ fact }) => fact);
}

/** The dots on a card's back, in groups; none where the answer is no number. */
export function dotsOf(fact: string): readonly number[] {
  if (fact.includes('+')) return numbersIn(fact);
  const right = rightOf(fact);
  return right === undefined ? [] : [right];
}
