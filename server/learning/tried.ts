import { sql } from 'kysely';
import { findItem } from '#engine/games/items.ts';
import { isAided } from '#engine/learner/after-try.ts';
import { questionOf } from '#engine/learner/words.ts';
import type { Skill } from '#engine/rules/skills.ts';
import { areStored, readAnswer } from '#server/db/answers.ts';
import type { Database } from '#server/db/database.ts';

/** First tries without help at one question. */
export interface Tried {
  readonly skill: Skill;
  /** What is asked alike is one question, see `questionOf`. */
  readonly fact: string;
  readonly wrong: number;
  readonly right: number;
}

/** More often wrong than right. */
export const isHard = ({ wrong, right }: Tried): boolean => wrong > right;

/** What was tried since a day, what was wrong most often first. */
export async function triedSince(db: Database, playerId: string, first: string): Promise<readonly Tried[]> {
  const { rows } = await sql<{ answers: unknown }>`
    select answers from round_answers where player_id = ${playerId}::uuid
      and saved_at >= ${first}::timestamptz and finished_at >= ${first}::timestamptz`.execute(db);
  // What is damaged is kept for a while: it says nothing here.
  const answers = rows
    .map((row) => row.answers)
    .filter(areStored)
    .flat();
  const all = new Map<string, Tried>();
  for (const { item, wrong, help, shown } of answers.map(readAnswer)) {
    const known = findItem(item);
    if (!known || isAided({ help, shown })) continue;
    const { skill } = known;
    const fact = questionOf(known.fact);
    const key = `${skill}/${fact}`;
    const one = all.get(key) ?? { skill, fact, wrong: 0, right: 0 };
    all.set(key, wrong > 0 ? { ...one, wrong: one.wrong + 1 } : { ...one, right: one.right + 1 });
  }
  return [...all]
    .sort(([a, { wrong: x }], [b, { wrong: y }]) => y - x || a.localeCompare(b))
    .map(([, one]) => one);
}
