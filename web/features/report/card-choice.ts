import { numbersIn, rightOf } from '#engine/learner/slips.ts';
import { questionOf } from '#engine/learner/words.ts';
import type { Report, ReportedFact, ReportedSkill } from '#server/contract/report.ts';
import { cardFace } from './words.ts';

/** What fits on a sheet of A4. */
const CARDS = 8;
/** In growth; then what is not right yet; then what needs no practice. */
const ORDER: readonly (readonly ReportedFact['claim'][])[] = [['in sight', 'hidden'], ['met'], ['at once']];
const placeOf = ({ claim }: ReportedFact) => ORDER.findIndex((claims) => claims.includes(claim));

/** So many are for what was hard this week, where something else grows; the rest a child is surer of. */
const HARD_CARDS = 4;

/** One of each skill before a second of any. */
const inTurns = (lists: readonly (readonly ReportedFact[])[]): readonly ReportedFact[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/**
 * The questions to practise on paper: what was hard this week, and what grows, of the next step's skill before others,
 * which take turns. What looks alike on paper has one card: a 3 that is heard, and a 3 that is counted.
 */
export function cardsOf({ next, hard, skills }: Pick<Report, 'next' | 'hard' | 'skills'>): readonly string[] {
  const [growing, ...others] = ORDER.map((_, place) => {
    const ofSkill = ({ facts }: ReportedSkill) => facts.filter((fact) => placeOf(fact) === place);
    const own = skills.filter(({ id }) => id === next.skill).flatMap(ofSkill);
    const facts = [...own, ...inTurns(skills.filter(({ id }) => id !== next.skill).map(ofSkill))];
    return facts.map(({ fact }) => questionOf(fact));
  });
  const sorted = [growing!, ...others].flat();
  const surer = growing!.filter((fact) => !hard.includes(fact)).slice(0, CARDS - HARD_CARDS);
  const all = [...hard.slice(0, CARDS - surer.length), ...sorted];
  const faces = all.map(cardFace);
  return all.filter((_, at) => faces.indexOf(faces[at]!) === at).slice(0, CARDS);
}

/** The dots on a card's back, in groups; none where the answer is no number, or 0. */
export function dotsOf(fact: string): readonly number[] {
  if (fact.includes('+')) return numbersIn(fact);
  const right = rightOf(fact);
  return right === undefined || right === 0 ? [] : [right];
}
