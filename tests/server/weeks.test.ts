import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { learnFromAll } from '#server/learning/learn-all.ts';
import {
  closeWeek,
  oldWeeks,
  openWeeks,
  WEEKS_LOCK,
  type BegunWeeks,
  type Closing,
} from '#server/progress/weeks.ts';
import { newPlayer, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let db: Database;
let player: Family;
beforeAll(async () => {
  server = await startTestServer();
  db = openDatabase(server.db);
  player = await newPlayer(server.url);
});
beforeEach(async () => {
  await closeWeeks();
  await server.db.query('truncate item_counts');
});
afterAll(() => server.stop());

/** Closes all weeks that are due. Returns how many. */
async function closeWeeks(): Promise<number> {
  let closed = 0;
  for (const week of await oldWeeks(db)) closed += (await closeWeek(db, week, { learn: learnFromAll })).rows;
  return closed;
}
const ask = async <Row extends object>(statement: string, ...values: unknown[]) =>
  (await server.db.query<Row>(statement, values)).rows;
const weeks = async () =>
  (
    await ask<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'round_answers'::regclass order by 1`,
    )
  ).map(({ name }) => name);
const holders = () =>
  ask<{ name: string; n: string }>(
    'select tableoid::regclass::text as name, count(*) as n from round_answers group by 1 order by 1',
  );
const dayBefore = async (days: number) =>
  (
    await ask<{ day: string }>(`select ((now() at time zone 'UTC')::date - $1::integer)::text as day`, days)
  )[0]!.day;
/** A round of so many days ago, in a week that is opened for it: right at once but for the last question, with help. */
async function playBefore(days: number, who = player) {
  await ask('select open_round_answers($1::date)', await dayBefore(days));
  const body = round({ score: 9 });
  expect((await who.post('/api/progress', body)).status).toBe(200);
  await ask(
    `update round_answers set saved_at = now() - make_interval(days => $2) where attempt_id = $1`,
    body.attemptId,
    days,
  );
  return body;
}

/** 35 days ago, and minutes later on the same day: still within what is promised while a test runs. */
function nearlyOver(): string {
  const DAY_MS = 86_400_000;
  const then = Date.now() - 35 * DAY_MS;
  return new Date(Math.min(then + 600_000, Math.ceil(then / DAY_MS) * DAY_MS - 1)).toISOString();
}

it('this week and the next are open, opened as often as may be, and by several servers at once', async () => {
  const before = await weeks();
  await Promise.all([openWeeks(db), openWeeks(db), openWeeks(db)]);
  expect(await weeks()).toEqual(before);
  for (const days of [0, -7]) {
    const [{ name } = { name: '' }] = await ask<{ name: string }>(
      `select 'round_answers_' || to_char(date_trunc('week', $1::date), 'YYYYMMDD') as name`,
      await dayBefore(days),
    );
    expect(before).toContain(name);
  }
});

it('what is saved is in its week; where none is open, it is kept all the same, and cleaned up in time', async () => {
  await playBefore(3);
  await ask(
    `update round_answers set saved_at = now() + interval '100 days' where player_id = $1`,
    player.userId,
  );
  expect(await holders()).toEqual([{ name: 'round_answers_other', n: '1' }]);
  await ask('delete from round_answers');
});

it('a week whose first answers are 35 days old is dropped whole, and added up without anybody in it', async () => {
  const other = await newPlayer(server.url);
  await playBefore(42);
  await playBefore(42);
  await playBefore(42, other);
  await playBefore(20);
  const all = await holders();
  expect(all.map(({ n }) => n).sort()).toEqual(['1', '3']);
  expect((await Promise.all([closeWeeks(), closeWeeks()])).sort()).toEqual([0, 1]);
  expect(await holders()).toEqual(all.filter(({ n }) => n === '1'));
  expect(await weeks()).not.toContain(all.find(({ n }) => n === '3')!.name);
  const counts = await ask<{ item: string; tries: string; rights: string; children: number }>(
    'select item, sum(tries) as tries, sum(rights) as rights, max(children) as children from item_counts group by item',
  );
  // Ten questions in three rounds; the last of each was wrong at first.
  expect(counts.reduce((sum, { tries }) => sum + Number(tries), 0)).toBe(30);
  expect(counts.reduce((sum, { rights }) => sum + Number(rights), 0)).toBe(27);
  expect(new Set(counts.map(({ children }) => children))).toEqual(new Set([2]));
  // Shown only from 20 children on.
  expect(await ask('select * from item_counts_shown')).toEqual([]);
  await ask('update item_counts set children = 20');
  expect(await ask('select * from item_counts_shown')).toHaveLength(counts.length);
});

it('a round whose answers are gone is still the same round when it is sent once more', async () => {
  const body = await playBefore(42);
  expect(await closeWeeks()).toBe(1);
  expect(await ask('select from round_answers where attempt_id = $1', body.attemptId)).toEqual([]);
  const { xp } = (await player.get('/api/profile')).body;
  const again = await player.post('/api/progress', body);
  expect(again).toMatchObject({ status: 200, body: { duplicate: true, xpGained: 9 } });
  expect((await player.get('/api/profile')).body.xp).toBe(xp);
  expect(await ask('select from round_answers where attempt_id = $1', body.attemptId)).toEqual([]);
});

it('what is damaged is in no sum, and in no way of the others', async () => {
  const other = await newPlayer(server.url);
  await playBefore(42);
  await playBefore(42, other);
  const damaged = [
    '{"is": 1}',
    '"text"',
    '[null]',
    '[{}]',
    '[[null,0,null,0,0,0,false]]',
    '[["\\u0000",0,null,0,0,0,false]]',
  ];
  for (const answers of damaged)
    await ask(
      `insert into round_answers (attempt_id, player_id, game_id, finished_at, saved_at, answers)
       select gen_random_uuid(), player_id, game_id, finished_at, saved_at, $2::json from round_answers where player_id = $1 limit 1`,
      player.userId,
      answers,
    );
  expect(await closeWeeks()).toBe(1);
  const [sums] = await ask<{ tries: string; rights: string }>(
    'select sum(tries) as tries, sum(rights) as rights from item_counts',
  );
  expect(sums).toEqual({ tries: '20', rights: '18' });
});

it('a week that is learned from for a long time is gone on with where it was', async () => {
  const others = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
  for (const child of [player, ...others]) await playBefore(42, child);
  const weeks = await oldWeeks(db);
  const due = weeks.find(({ isDue }) => isDue)!;
  const begun: BegunWeeks = new Map();
  const ends: number[] = [];
  const turn = { learn: learnFromAll, isOver: () => true, begun };
  for (let isDone = false; !isDone;) {
    const outcome = await closeWeek(db, due, turn);
    isDone = outcome.isDone;
    ends.push(outcome.rows);
  }
  // A player in each turn.
  expect(ends).toEqual([0, 0, 1]);
  const [sums] = await ask<{ tries: string; children: number }>(
    'select sum(tries) as tries, max(children) as children from item_counts',
  );
  expect(sums).toEqual({ tries: '30', children: 3 });
});

it('rounds beyond the most that are kept aside are told, of however few children: saves wait for none of them', async () => {
  await ask('delete from round_answers');
  for (const [rounds, told] of [
    [1000, []],
    [1003, [3]],
  ] as const) {
    const { attemptId } = await playBefore(35);
    await ask(`update round_answers set saved_at = $1`, nearlyOver());
    await ask(
      `insert into round_answers (attempt_id, player_id, game_id, finished_at, saved_at, answers)
       select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad((n % 7)::text, 12, '0'))::uuid, game_id,
         finished_at, saved_at - n * interval '1 ms', answers
       from round_answers, generate_series(2, $1) n where attempt_id = $2`,
      rounds,
      attemptId,
    );
    const due = (await oldWeeks(db)).find(({ isDue }) => isDue)!;
    const lost: number[] = [];
    const learn: Closing['learn'] = async (_db, _table, { place }) => void (place.isDone = true);
    expect(await closeWeek(db, due, { learn, onLost: (_week, many) => void lost.push(many) })).toMatchObject({
      rows: 1,
    });
    expect(lost).toEqual(told);
    expect(await holders()).toEqual([{ name: 'round_answers_other', n: '1000' }]);
    await ask('delete from round_answers');
  }
});

it('a round that is learned from, or forgotten, between the sums and the drop is not kept aside', async () => {
  const [learned, forgotten] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
  await ask('delete from round_answers');
  for (const child of [player, learned, forgotten]) await playBefore(35, child);
  await ask(`update round_answers set saved_at = $1`, nearlyOver());
  const due = (await oldWeeks(db)).find(({ isDue }) => isDue)!;
  const holder = await server.db.connect();
  await holder.query('begin');
  await holder.query('select pg_advisory_xact_lock($1)', [WEEKS_LOCK]);
  const learn: Closing['learn'] = async (_db, _table, { place }) => void (place.isDone = true);
  const closing = closeWeek(db, due, { learn });
  const waits = async () =>
    (await ask(`select from pg_locks where locktype = 'advisory' and not granted`)).length;
  await expect.poll(waits).toBe(1);
  await ask('update round_answers set folded = true where player_id = $1', learned.userId);
  await ask('delete from round_answers where player_id = $1', forgotten.userId);
  await holder.query('rollback');
  holder.release();
  expect(await closing).toMatchObject({ rows: 1 });
  expect(await ask('select player_id from round_answers')).toEqual([{ player_id: player.userId }]);
  await ask('delete from round_answers');
});

it('what followed help, or was shown first, is not in the sums', async () => {
  await playBefore(42);
  await ask(
    `update round_answers set answers = '[["add.10/3+2",0,null,2,0,0,false],["add.10/3+2",0,null,0,0,0,true],["add.10/3+2",1,"4",0,0,0,false]]'
     where saved_at < now() - interval '40 days'`,
  );
  expect(await closeWeeks()).toBe(1);
  expect(await ask('select item, tries, rights from item_counts')).toEqual([
    { item: 'add.10/3+2', tries: '1', rights: '0' },
  ]);
});

it('a save that is under way does not wait for a week that cannot be closed now', async () => {
  await playBefore(42);
  const holder = await server.db.connect();
  await holder.query('begin; select from round_answers limit 1');
  await expect(closeWeeks()).rejects.toMatchObject({ code: '55P03' });
  expect((await player.post('/api/progress', round())).status).toBe(200);
  await holder.query('rollback');
  holder.release();
  expect(await closeWeeks()).toBe(1);
});
