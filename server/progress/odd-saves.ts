import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type OddSave = 'beyond_allowance' | 'score_mismatch';

/** Counts a save that no child makes, for the operator. Returns how many of that kind the player has had today. */
export async function noteOddSave(db: Database, playerId: string, kind: OddSave): Promise<number> {
  const { rows } = await sql<{ times: number }>`
    insert into odd_saves (player_id, kind) select id, ${kind}::text from profiles where id = ${playerId}::uuid
    on conflict (player_id, kind, day) do update set times = odd_saves.times + 1
    returning times`.execute(db);
  return rows[0]?.times ?? 0;
}

const MOST = 200;

/** Players with such saves, those with most first. */
export async function listOddSaves(db: Database): Promise<string> {
  const { rows } = await sql<{ public_id: string; kind: string; days: string; times: string; last: string }>`
    select public_id, kind, count(*) as days, sum(times) as times, max(day)::text as last
    from odd_saves join profiles on profiles.id = player_id
    group by public_id, kind order by 4 desc, public_id limit ${MOST}`.execute(db);
  if (rows.length === 0) return 'No player has saved what no child can have played.';
  return [
    'player                                kind: refused saves on so many days, last',
    ...rows.map(
      ({ public_id, kind, times, days, last }) =>
        `${public_id}  ${kind}: ${times} on ${days} ${days === '1' ? 'day' : 'days'}, ${last}`,
    ),
  ].join('\n');
}
