import { sql } from 'kysely';
import { KEPT } from '#engine/rules/retention.ts';
import { atStart, byPlayers, type Place } from '#server/db/by-players.ts';
import type { Database } from '#server/db/database.ts';

/** Any number, the same in every copy of the server: one of them opens and closes weeks at a time. */
export const WEEKS_LOCK = 0x7765656b;
/** Waits no longer than this for a save that is under way, so as not to hold up others: the next run tries again. */
const PATIENCE = sql`set local lock_timeout = '2s'`;
const DAYS_OPEN_AHEAD = 7;
/** Weeks are learned from so long before they are dropped: what cannot be read then can still be seen to. */
const LEARNED_BEFORE_DAYS = 14;
/** What was left aside is tried again after so long: sooner would be in vain where it fails for ever. */
const AGAIN_MS = 86_400_000;
/** For what was saved when no week was open for it, and what of a week is left aside. */
const OTHER = 'round_answers_other';
/**
 * Rounds of a week that can be kept aside: that takes a moment, and saves wait meanwhile. With more of them it is not their
 * answers that are damaged.
 */
const MOST_ASIDE = 1000;
const UNDEFINED_TABLE = '42P01';

/** Opens this week and the next one for answers. Safe to repeat, and in several servers at once. */
export const openWeeks = (db: Database): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await PATIENCE.execute(tx);
    await sql`select pg_advisory_xact_lock(${WEEKS_LOCK})`.execute(tx);
    for (const days of [0, DAYS_OPEN_AHEAD])
      await sql`select open_round_answers((now() at time zone 'UTC')::date + ${days}::integer)`.execute(tx);
  });

/** A table of answers. */
export interface Week {
  readonly name: string;
  /** Its first answers have been kept for as long as is promised. */
  readonly isDue: boolean;
}

/** What is to be learned from before it is dropped, oldest first. */
export const oldWeeks = async (db: Database): Promise<readonly Week[]> => [
  { name: OTHER, isDue: false },
  ...(
    await sql<Week>`
      select name, begun <= today - ${KEPT.answersDays}::integer as "isDue" from (
        select relname as name, (now() at time zone 'UTC')::date as today,
          case when relname ~ '^round_answers_[0-9]{8}$' then to_date(right(relname, 8), 'YYYYMMDD') end as begun
        from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'round_answers'::regclass) as weeks
      where begun <= today - ${KEPT.answersDays - LEARNED_BEFORE_DAYS}::integer order by begun`.execute(db)
  ).rows,
];

/** First tries of an item in a month, without whose they were. */
interface Sum {
  readonly item: string;
  /** Its first day. */
  readonly month: string;
  readonly tries: number;
  readonly rights: number;
  readonly children: number;
}

/** A round that was not learned from, by what its row is found by. */
interface LeftRound {
  readonly player: string;
  readonly at: string;
}

/** How far a week is added up: nothing of it is stored before all is. */
interface WeekSums {
  readonly place: Place;
  readonly byItem: Map<string, Sum>;
  /** Rounds to be kept aside, and how many more are not. */
  readonly left: LeftRound[];
  lost: number;
}

const noSums = (): WeekSums => ({ place: atStart(), byItem: new Map(), left: [], lost: 0 });

/** Some players. */
interface Portion {
  readonly after: string;
  readonly upTo: string;
}

const IS_LEFT = sql`not folded and saved_at > now() - make_interval(days => ${KEPT.answersDays}::integer)`;

/** Rounds of some players that were not learned from, as many as are still kept, and how many there are. */
async function leftOf(db: Database, week: string, { after, upTo, most }: Portion & { most: number }) {
  const { rows } = await sql<LeftRound & { all: number }>`
    select player_id as player, saved_at::text as at, (count(*) over ())::integer as all from ${sql.table(week)}
    where player_id > ${after}::uuid and player_id <= ${upTo}::uuid and ${IS_LEFT} limit ${Math.max(1, most)}`.execute(
    db,
  );
  return { rounds: rows.slice(0, most), all: rows[0]?.all ?? 0 };
}

/** First tries without help of some players. What is damaged is left out: none of it may be in the way of the others. */
const sumsOf = async (db: Database, week: string, { after, upTo }: Portion) =>
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
const addUp = (db: Database, week: string, sums: WeekSums, isOver: () => boolean): Promise<void> =>
  byPlayers(db, {
    table: week,
    place: sums.place,
    isOver,
    async visit(players) {
      const { place, byItem, left } = sums;
      const upTo = players.at(-1)?.id;
      if (upTo === undefined) return;
      const portion = { after: place.after, upTo };
      const most = MOST_ASIDE - left.length;
      const { rounds, all } = players.some(({ waits }) => waits)
        ? await leftOf(db, week, { ...portion, most })
        : { rounds: [], all: 0 };
      for (const sum of await sumsOf(db, week, portion)) {
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
      left.push(...rounds);
      sums.lost += all - rounds.length;
      place.after = upTo;
    },
  });

/** Stores what a week was added up to. */
const storeSums = (db: Database, { byItem }: WeekSums) =>
  sql`
    insert into item_counts as sums (item, month, tries, rights, children)
    select item, month, tries, rights, children from json_to_recordset(${JSON.stringify([...byItem.values()])}::json)
      as week (item text, month date, tries bigint, rights bigint, children integer)
    on conflict (item, month) do update set tries = sums.tries + excluded.tries,
      rights = sums.rights + excluded.rights, children = greatest(sums.children, excluded.children)`.execute(
    db,
  );

/** How far a week has come. */
interface BegunWeek {
  readonly learned: Place;
  readonly sums: WeekSums;
  /** Something was left aside: when the week is gone through once more. */
  again?: number;
}

/** By their names: for who goes on later. */
export type BegunWeeks = Map<string, BegunWeek>;

/** Goes on with a week, or begins it, also once more unless something of it is half done. */
function goOn(begun: BegunWeeks, name: string): BegunWeek {
  const found = begun.get(name);
  const isHalfDone = ({ learned, sums: { place } }: BegunWeek) =>
    !learned.isDone || (!place.isDone && place.after !== atStart().after);
  if (found && (isHalfDone(found) || Date.now() < (found.again ?? Infinity))) return found;
  const week = { learned: atStart(), sums: noSums() };
  begun.set(name, week);
  return week;
}

export interface Closing {
  /** Learns from answers of a table that are in no state yet, and moves the place on. onAside: called for what it cannot. */
  readonly learn: (
    db: Database,
    table: string,
    turn: { readonly place: Place; readonly isOver: () => boolean; readonly onAside: () => void },
  ) => Promise<void>;
  readonly isOver?: () => boolean;
  readonly begun?: BegunWeeks;
  /** Called when so many rounds were dropped with a week, not learned from and not kept aside. */
  readonly onLost?: (week: string, rounds: number) => void;
}

/**
 * Learns from a week, and, once it is due, adds it up and drops it whole; as far as time allows, to be gone on with. Returns
 * whether this dropped it, and whether nothing is left to be done now.
 */
export async function closeWeek(
  db: Database,
  { name, isDue }: Week,
  { learn, isOver = () => false, begun = new Map(), onLost }: Closing,
): Promise<{ readonly rows: number; readonly isDone: boolean }> {
  const week = goOn(begun, name);
  const { learned, sums } = week;
  try {
    await learn(db, name, {
      place: learned,
      isOver,
      onAside: () => void (week.again = Date.now() + AGAIN_MS),
    });
    if (!learned.isDone) return { rows: 0, isDone: false };
    // More may come into it.
    if (name === OTHER) begun.delete(name);
    if (!isDue) return { rows: 0, isDone: true };
    await addUp(db, name, sums, isOver);
    if (!sums.place.isDone) return { rows: 0, isDone: false };
    const isDropped = await drop(db, name, sums);
    begun.delete(name);
    if (isDropped && sums.lost > 0) onLost?.(name, sums.lost);
    return { rows: Number(isDropped), isDone: true };
  } catch (error) {
    // Another server has dropped it meanwhile.
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error;
    begun.delete(name);
    return { rows: 0, isDone: true };
  }
}

/** What could not be learned from stays until its own time is over, unless that is by now. */
const keepAside = (db: Database, week: string, left: readonly LeftRound[]) =>
  sql`insert into ${sql.table(OTHER)} select * from ${sql.table(week)} where ${IS_LEFT} and (player_id, saved_at) in (
    select * from unnest(${left.map(({ player }) => player)}::uuid[], ${left.map(({ at }) => at)}::timestamptz[]))`.execute(
    db,
  );

const drop = (db: Database, week: string, sums: WeekSums): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await PATIENCE.execute(tx);
    await sql`select pg_advisory_xact_lock(${WEEKS_LOCK})`.execute(tx);
    // Another server may have been here meanwhile.
    if (!(await oldWeeks(tx)).some(({ name, isDue }) => isDue && name === week)) return false;
    await storeSums(tx, sums);
    await sql`alter table round_answers detach partition ${sql.table(week)}`.execute(tx);
    if (sums.left.length > 0) await keepAside(tx, week, sums.left);
    await sql`drop table ${sql.table(week)}`.execute(tx);
    return true;
  });
