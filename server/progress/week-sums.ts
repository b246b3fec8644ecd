import { sql } from 'kysely';
import { atStart, byPlayers, type Place } from '#server/db/by-players.ts';
import type { Database } from '#server/db/database.ts';

/** First tries of an item in a month, without whose they were. */
interface Sum {
  readonly item: string;
  /** Its first day. */
  readonly month: string;
  readonly tries: number;
  readonly rights: number;
  readonly children: number;
}

/** How far a week is added up: nothing of it is stored before all is. */
export interface WeekSums {
  readonly place: Place;
  readonly byItem: Map<string, Sum>;
  /** Players whose answers are not all learned from. */
  readonly left: string[];
}

export const noSums = (): WeekSums => ({ place: atStart(), byItem: new Map(), left: [] });

/** First tries without help of some players. What is damaged is left out: none of it may be in the way of the others. */
const sumsOf = async (db: Database, week: string, { after, upTo }: { after: string; upTo: string }) =>
  (
    await sql<Sum>`
      select answer ->> 0 as item, date_trunc('month', saved_at at time zone 'UTC')::date::text as month,
        count(*)::integer as tries, (count(*) filter (where answer ->> 2 is null))::integer as rights,
        count(distinct player_id)::integer as children
      from ${sql.table(week)}, json_array_elements(case
        when json_typeof(answers) = 'array' and position('\\u0000' in answers::text) = 0 then answers else '[]' end) as answer
      where player_id > ${after}::uuid and player_id <= ${upTo}::uuid
        and answer ->> 3 = '0' and answer ->> 6 = 'false' and answer ->> 0 is not null
      group by 1, 2`.execute(db)
  ).rows;

/** Adds up a week, player by player, until all is or the time is over: `place.isDone` tells. */
export const addUp = (
  db: Database,
  week: string,
  { place, byItem, left }: WeekSums,
  isOver: () => boolean,
): Promise<void> =>
  byPlayers(db, {
    table: week,
    place,
    isOver,
    async visit(players) {
      const upTo = players.at(-1)?.id;
      if (upTo === undefined) return;
      for (const sum of await sumsOf(db, week, { after: place.after, upTo })) {
        const key = `${sum.month} ${sum.item}`;
        const { tries = 0, rights = 0, children = 0 } = byItem.get(key) ?? {};
        byItem.set(key, {
          ...sum,
          tries: tries + sum.tries,
          rights: rights + sum.rights,
          // Each player is in one portion alone.
          children: children + sum.children,
        });
      }
      left.push(...players.filter(({ waits }) => waits).map(({ id }) => id));
      place.after = upTo;
    },
  });

/** Stores what a week was added up to. */
export const storeSums = (db: Database, { byItem }: WeekSums) =>
  sql`
    insert into item_counts as sums (item, month, tries, rights, children)
    select item, month, tries, rights, children from json_to_recordset(${JSON.stringify([...byItem.values()])}::json)
      as week (item text, month date, tries bigint, rights bigint, children integer)
    on conflict (item, month) do update set tries = sums.tries + excluded.tries,
      rights = sums.rights + excluded.rights, children = greatest(sums.children, excluded.children)`.execute(
    db,
  );
