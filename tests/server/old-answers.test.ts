import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { KEPT } from '#engine/rules/retention.ts';
import { createAsides } from '#server/account/asides.ts';
import { cleanUp, type CleanUpOptions } from '#server/account/clean-up.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { createLog } from '#server/http/logging.ts';
import type { LeftAside } from '#server/learning/learn-all.ts';
import type { BegunWeeks } from '#server/progress/weeks.ts';
import { newPlayer, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const WEEKS = { 'weeks of answers': 1 };

/** Of the log. */
interface Line {
  readonly many: number;
  readonly first: readonly LeftAside[];
}

let server: TestServer;
let db: Database;
let children: readonly Family[];
beforeAll(async () => {
  server = await startTestServer();
  db = openDatabase(server.db);
});
beforeEach(async () => {
  await cleanUp(db);
  await ask('delete from round_answers');
  children = await Promise.all([newPlayer(server.url), newPlayer(server.url), newPlayer(server.url)]);
});
afterAll(() => server.stop());

const ask = async <Row extends object>(statement: string, ...values: unknown[]) =>
  (await server.db.query<Row>(statement, values)).rows;
/** What is known of a child by now, without learning from more. */
const skillsOf = async ({ userId }: Family) =>
  (
    await ask<{ skills: Record<string, { items: Record<string, number[]> }> }>(
      'select skills from learners where player_id = $1',
      userId,
    )
  )[0]?.skills ?? {};
/** How often facts were met, in all. */
const meetings = async (child: Family) =>
  Object.values(await skillsOf(child))
    .flatMap(({ items }) => Object.values(items))
    .reduce((sum, [, seen]) => sum + seen!, 0);
const left = () => ask('select player_id, folded from round_answers order by player_id');

/** So many days ago; minutes later, but on the same day, so that it is still within them while a test runs. */
function nearly(days: number): Date {
  const then = Date.now() - days * DAY_MS;
  return new Date(Math.min(then + 600_000, Math.ceil(then / DAY_MS) * DAY_MS - 1));
}

/** A round of ten questions, in a week that is due unless it is of fewer days ago. Returns its id. */
async function playBefore(child: Family, days: number = KEPT.answersDays): Promise<string> {
  const at = nearly(days).toISOString();
  await ask('select open_round_answers($1::date)', at.slice(0, 10));
  const body = round();
  expect((await child.post('/api/progress', body)).status).toBe(200);
  await ask('update round_answers set saved_at = $2 where attempt_id = $1', body.attemptId, at);
  return body.attemptId;
}

/** Cleans up, and returns what was left aside. */
async function asidesOf(
  options: CleanUpOptions = {},
  removed: object = WEEKS,
): Promise<readonly LeftAside[]> {
  const asides: LeftAside[] = [];
  expect(await cleanUp(db, { ...options, onAside: (aside) => void asides.push(aside) })).toEqual(removed);
  return asides;
}

it('answers that cannot be read are left aside, and all others are learned from', async () => {
  for (const child of children) await playBefore(child);
  const [bad, ...others] = children as [Family, Family, Family];
  const id = await playBefore(bad);
  const [{ answers } = { answers: [] }] = await ask<{ answers: unknown[] }>(
    'select answers from round_answers where attempt_id = $1',
    id,
  );
  const change = (to: unknown) =>
    ask('update round_answers set answers = $2 where attempt_id = $1', id, JSON.stringify(to));
  await change({ damaged: true });
  expect(await asidesOf()).toEqual([{ of: 'round', id, reason: 'its answers cannot be read' }]);
  for (const child of [bad, ...others]) expect(await meetings(child)).toBe(10);
  expect(await left()).toEqual([{ player_id: bad.userId, folded: false }]);
  // It is not in the child's way either.
  expect((await bad.get('/api/learner')).status).toBe(200);
  for (const one of [
    [['add.10/3+2', 0]],
    [[...(answers[0] as unknown[]).slice(0, 4), 9, 0, false]],
    'text',
  ]) {
    await change(one);
    expect(await asidesOf({}, {})).toHaveLength(1);
  }
  await change(answers);
  expect(await asidesOf({}, {})).toEqual([]);
  expect(await meetings(bad)).toBe(20);
});

it('what is left aside is told in one line, once, and goes when its time is over', async () => {
  const ids = [await playBefore(children[0]!), await playBefore(children[1]!)];
  await ask(`update round_answers set answers = '{}'`);
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  const aside = createAsides(createLog('warn', { write }));
  for (const removed of [WEEKS, {}]) {
    expect(await cleanUp(db, { onAside: aside.note })).toEqual(removed);
    aside.tell();
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]!.many).toBe(2);
  expect(new Set(lines[0]!.first.map(({ id }) => id))).toEqual(new Set(ids));
  await ask(`update round_answers set saved_at = saved_at - interval '1 day'`);
  expect(await asidesOf({}, { answers: 2 })).toEqual([]);
});

it('a round that cannot be read is read once a day, and not whenever its child is asked about', async () => {
  const [child] = children as [Family, Family, Family];
  const [id, other] = [await playBefore(child, 1), await playBefore(child, 1)];
  const bad = async () =>
    (
      await ask<{ version: string; answers: unknown }>(
        'select ctid::text as version, answers from round_answers where attempt_id = $1',
        id,
      )
    )[0]!;
  const { answers } = await bad();
  const change = (to: unknown) =>
    ask('update round_answers set answers = $2 where attempt_id = $1', id, JSON.stringify(to));
  const look = async () => {
    expect((await child.get('/api/learner')).status).toBe(200);
    return meetings(child);
  };
  await change({});
  expect(await look()).toBe(10);
  const { version } = await bad();
  expect(await look()).toBe(10);
  // What is saved meanwhile is learned from.
  await ask('update round_answers set folded = false where attempt_id = $1', other);
  expect(await look()).toBe(20);
  expect((await bad()).version).toBe(version);
  await change(answers);
  expect(await look()).toBe(20);
  await ask(`update round_answers set unread_at = unread_at - interval '1 day'`);
  expect(await look()).toBe(30);
});

it('a week is learned from two weeks before it is dropped, and by a server once', async () => {
  const [bad, other] = children as [Family, Family, Family];
  const id = await playBefore(bad, KEPT.answersDays - 8);
  await playBefore(other, KEPT.answersDays - 8);
  await ask(`update round_answers set answers = '{}' where attempt_id = $1`, id);
  const begun: BegunWeeks = new Map();
  expect((await asidesOf({ begun }, {})).map((aside) => aside.id)).toEqual([id]);
  expect(await meetings(other)).toBe(10);
  expect(await asidesOf({ begun }, {})).toEqual([]);
  expect(await left()).toHaveLength(2);
});

/** As a slow machine would: statements of which this is true of the rows that they changed are given up. */
async function whileGivenUp(condition: string, work: () => Promise<void>): Promise<void> {
  await ask(`create function give_up() returns trigger language plpgsql as $$ begin
    if (select ${condition} from changed)
    then raise 'too slow' using errcode = '57014'; end if; return null; end $$`);
  await ask(`create trigger slow after update on round_answers referencing new table as changed
    for each statement execute function give_up()`);
  try {
    await work();
  } finally {
    await ask('drop function give_up cascade');
  }
}

it('a child with so many answers that a statement is given up is learned from in parts, in the same order', async () => {
  const [slow, same, hopeless] = children as [Family, Family, Family];
  const id = await playBefore(slow);
  await playBefore(hopeless);
  // Days back, so that the order tells: what comes late counts as of the last day.
  for (const { userId } of [slow, same])
    await ask(
      `insert into round_answers (attempt_id, player_id, game_id, finished_at, saved_at, answers)
       select gen_random_uuid(), $1::uuid, game_id, finished_at - (n * 7 % 20) * interval '1 day', saved_at, answers
       from round_answers, generate_series(1, 19) n where attempt_id = $2`,
      userId,
      id,
    );
  await ask(
    `insert into round_answers (attempt_id, player_id, game_id, finished_at, saved_at, answers)
     select gen_random_uuid(), $1::uuid, game_id, finished_at, saved_at, answers from round_answers where attempt_id = $2`,
    same.userId,
    id,
  );
  expect((await same.get('/api/learner')).status).toBe(200);
  // A statement for many rows, and any for one of the children.
  await whileGivenUp(`count(*) > 8 or bool_or(player_id = '${hopeless.userId}')`, async () => {
    expect(await asidesOf()).toEqual([{ of: 'player', id: hopeless.userId, reason: 'too slow' }]);
  });
  expect(await meetings(slow)).toBe(200);
  expect(await skillsOf(slow)).toEqual(await skillsOf(same));
  expect(await left()).toEqual([{ player_id: hopeless.userId, folded: false }]);
  expect(await asidesOf({}, {})).toEqual([]);
  expect(await meetings(hopeless)).toBe(10);
});

it('answers that cannot be read are not in the way of later ones that are learned from one by one', async () => {
  const [child] = children as [Family, Family, Family];
  const ids = [];
  for (let n = 0; n < 5; n++) ids.push(await playBefore(child));
  const bad = [ids[0]!, ids[1]!, ids[3]!];
  for (const [n, id] of ids.entries())
    await ask(
      `update round_answers set finished_at = saved_at + $2 * interval '1 second' where attempt_id = $1`,
      id,
      n,
    );
  await ask(`update round_answers set answers = '{}' where attempt_id = any($1)`, bad);
  await whileGivenUp('count(*) > 1', async () => {
    expect((await asidesOf()).map(({ id }) => id)).toEqual(bad);
  });
  expect(await meetings(child)).toBe(20);
  expect(await left()).toEqual(bad.map(() => ({ player_id: child.userId, folded: false })));
});

it('what failed is tried again a day later, not each hour, and before its week is dropped', async () => {
  const [unlucky, other] = children as [Family, Family, Family];
  for (const child of [unlucky, other]) await playBefore(child, KEPT.answersDays - 8);
  const begun: BegunWeeks = new Map();
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now');
  const tried = async (hours: number) => {
    clock.mockReturnValue(start + hours * HOUR_MS);
    return (await asidesOf({ begun }, {})).map(({ id }) => id);
  };
  try {
    await whileGivenUp(`bool_or(player_id = '${unlucky.userId}')`, async () => {
      expect(await tried(0)).toEqual([unlucky.userId]);
      expect(await tried(1)).toEqual([]);
      expect(await tried(24)).toEqual([unlucky.userId]);
      expect(await tried(25)).toEqual([]);
    });
    expect([await meetings(unlucky), await meetings(other)]).toEqual([0, 10]);
    expect(await tried(47)).toEqual([]);
    expect(await meetings(unlucky)).toBe(0);
    expect(await tried(48)).toEqual([]);
    expect([await meetings(unlucky), await meetings(other)]).toEqual([10, 10]);
  } finally {
    clock.mockRestore();
  }
});

it('a week that takes long, or cannot be dropped, is in the way of nothing else', async () => {
  const [child, other] = children as [Family, Family, Family];
  await playBefore(child, KEPT.answersDays + 7);
  await playBefore(other);
  await ask(
    `insert into session select 'stale ' || n, '{}', now() - interval '1 day' from generate_series(1, 20) n`,
  );
  const [{ name } = { name: '' }] = await ask<{ name: string }>(
    'select tableoid::regclass::text as name from round_answers where player_id = $1',
    child.userId,
  );
  // Somebody of theirs looks at it.
  await ask(`create view looked_at as select * from ${name}`);
  const holder = await server.db.connect();
  await holder.query('begin');
  await holder.query('select from profiles where id = $1 for update', [other.userId]);
  const failed: string[] = [];
  const cleaning = cleanUp(db, { onFailure: (kind) => void failed.push(kind) });
  const stale = async () => (await ask(`select from session where sid like 'stale%'`)).length;
  try {
    await expect.poll(stale).toBe(0);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await cleaning).toEqual({ sessions: 20, ...WEEKS });
  expect(failed).toEqual(['weeks of answers']);
  expect([await meetings(child), await meetings(other)]).toEqual([10, 10]);
  await ask('drop view looked_at');
  expect(await asidesOf()).toEqual([]);
});
