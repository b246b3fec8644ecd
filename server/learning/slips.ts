import { sql, type Transaction } from 'kysely';
import { findItem } from '#engine/games/items.ts';
import { onlySlipOf, slipOf, SLIPS, type Slip } from '#engine/learner/slips.ts';
import type { Database } from '#server/db/database.ts';
import type { Slips } from '#server/db/learning-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import type { StoredAnswer } from '#server/db/answers.ts';

/** Answers of one round, and when they were saved. */
export interface SavedAnswers {
  readonly saved_at: Date;
  readonly answers: readonly StoredAnswer[];
}

/** The first day of its month, UTC. */
const monthOf = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

function withSlip(slips: Slips, item: string, slip: Slip): Slips {
  const times = slips[item]?.[slip] ?? 0;
  return { ...slips, [item]: { ...slips[item], [slip]: times + 1 } };
}

const countedIn = (slips: Slips, answers: readonly StoredAnswer[]): Slips =>
  answers.reduce((counted, [id, , first]) => {
    const item = findItem(id);
    const slip = item && slipOf(item, first);
    return slip ? withSlip(counted, id, slip) : counted;
  }, slips);

/** Adds the kinds of wrong first choices to a player's counts, by month. The caller holds the player's lock. */
export async function countSlips(
  tx: Transaction<Tables>,
  playerId: string,
  rounds: readonly SavedAnswers[],
): Promise<void> {
  for (const month of new Set(rounds.map(({ saved_at }) => monthOf(saved_at)))) {
    const answers = rounds.flatMap((one) => (monthOf(one.saved_at) === month ? one.answers : []));
    const before = await tx
      .selectFrom('slips')
      .select('counts')
      .where('player_id', '=', playerId)
      .where('month', '=', month)
      .executeTakeFirst();
    const counts = countedIn(before?.counts ?? {}, answers);
    if (Object.keys(counts).length === 0) continue;
    await sql`insert into slips (player_id, month, counts)
      values (${playerId}::uuid, ${month}::date, ${JSON.stringify(counts)}::jsonb)
      on conflict (player_id, month) do update set counts = excluded.counts`.execute(tx);
  }
}

/** What was counted as `other` before some kinds had names: it can only have been this. */
const namedSlip = (item: string, slip: Slip): Slip =>
  (slip === 'other' && onlySlipOf(findItem(item)?.fact ?? '')) || slip;

/** How often a player's first choices were wrong in each way, by item, over all months that are kept. */
export async function slipsOf(db: Database, playerId: string): Promise<Slips> {
  const months = await db.selectFrom('slips').select('counts').where('player_id', '=', playerId).execute();
  const sums: Record<string, Partial<Record<Slip, number>>> = {};
  for (const { counts } of months)
    for (const [item, times] of Object.entries(counts)) {
      const sum = (sums[item] ??= {});
      for (const slip of SLIPS) {
        const named = namedSlip(item, slip);
        if (times?.[slip]) sum[named] = (sum[named] ?? 0) + times[slip];
      }
    }
  return sums;
}
