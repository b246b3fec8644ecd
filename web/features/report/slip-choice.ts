import { factInWords } from '#engine/learner/words.ts';
import type { ReportedFact, ReportedSkill } from '#server/contract/report.ts';

type Slip = ReportedFact['slips'][number];

/** What was asked for, and what was chosen instead. */
export interface MixedUpRow {
  readonly what: string;
  readonly slip: Slip;
}

const MOST = 5;
/** Rows of one skill while others have some, too. */
const MOST_OF_ONE = 2;

/** A name is worth more than "something else"; then what happened more often. */
const byWorth = ({ slip: a }: MixedUpRow, { slip: b }: MixedUpRow): number =>
  Number(a.slip === 'other') - Number(b.slip === 'other') || b.times - a.times;

/** Whatever jar or box is the empty one, it is the same mistake: one row for all of them. */
function rowsOf({ id, facts }: ReportedSkill): readonly MixedUpRow[] {
  const wrong = facts.flatMap(({ fact, slips: [slip] }) => (slip ? [{ what: factInWords(fact), slip }] : []));
  const [first] = wrong;
  if (id !== 'zero' || !first) return wrong.sort(byWorth);
  const times = wrong.reduce((sum, { slip }) => sum + slip.times, 0);
  return [{ what: 'the empty one', slip: { ...first.slip, times } }];
}

/**
 * What is told of the last twelve months: the most frequent of each skill before more of the same one, and whatever has
 * a name before what has none.
 */
export function mixedUpIn(skills: readonly ReportedSkill[]): readonly MixedUpRow[] {
  const rows = skills.map(rowsOf);
  const first = rows.flatMap((own) => own.slice(0, MOST_OF_ONE)).sort(byWorth);
  const more = rows.flatMap((own) => own.slice(MOST_OF_ONE)).sort(byWorth);
  return [...first, ...more].slice(0, MOST).sort(byWorth);
}
