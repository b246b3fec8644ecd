import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, learnFrom } from '#engine/learner/fold.ts';
import { pack } from '#engine/learner/packed.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import { openDatabase } from '#server/db/database.ts';
import { applyDeletions } from '#server/deletions/apply.ts';
import { cleanUp } from '#server/account/clean-up.ts';
import {
  newFamily,
  newPlayer,
  PASSWORD,
  round,
  type Answer,
  type Client,
  type Family,
} from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({}, { databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const ask = async <Row extends object>(statement: string, ...values: unknown[]) =>
  (await server.db.query<Row>(statement, values)).rows;
const learned = async (player: Client) => (await player.get('/api/learner')).body;
type Skills = Record<string, { tries: number; items: Record<string, number[]> }>;
/** How often facts were met, in all. */
const meetings = ({ skills }: { skills: Skills }) =>
  Object.values(skills)
    .flatMap(({ items }) => Object.values(items))
    .reduce((sum, [, seen]) => sum + seen!, 0);
const ofDay = (day: number, over: object = {}) => ({
  ...round(over),
  finishedAt: `2026-10-${String(day).padStart(2, '0')}T10:00:00Z`,
});
async function save(player: Client, ...bodies: readonly object[]): Promise<void> {
  for (const body of bodies) expect((await player.post('/api/progress', body)).status).toBe(200);
}
/** A player with an open gate and the password given again. */
async function trusted(): Promise<Family> {
  const player = await newPlayer(server.url);
  await player.post('/api/gate');
  await player.post('/api/auth/again', { password: PASSWORD });
  return player;
}
/** A slow machine may take longer than the server waits: then nothing is done, and the call is repeated. */
async function patiently(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const said = await call();
    if (said.status !== 503) return said;
  }
}
const FORGET = { confirm: 'FORGET' };

describe('what is known of a player', () => {
  it('is nothing at first, and for nobody without a player', async () => {
    const player = await newPlayer(server.url);
    expect(await learned(player)).toEqual({
      epoch: 0,
      adapts: true,
      level: 'age',
      weekly_mail: false,
      skills: {},
    });
    expect((await new (player.constructor as typeof Client)(server.url).get('/api/learner')).status).toBe(
      401,
    );
    expect(await (await newFamily(server.url)).get('/api/learner')).toMatchObject({
      status: 404,
      body: { code: 'no_profile' },
    });
  });

  it('is what the page has learned from the same rounds, to the last number', async () => {
    const player = await newPlayer(server.url, { age: 6 });
    const rounds = [
      ofDay(1, { score: 7 }),
      ofDay(1, { gameId: 'sound-safari' }),
      ofDay(2),
      ofDay(5, { gameId: 'total-treasure-hunt-medium', score: 9 }),
    ];
    for (const body of rounds) {
      await save(player, body);
      await learned(player);
    }
    const page = rounds.reduce(
      (learner, { finishedAt, ...played }) =>
        learnFrom(learner, played, dayOf(Date.parse(String(finishedAt)))),
      learnerOfAge(6),
    );
    expect((await learned(player)).skills).toEqual(pack(page.skills));
  });

  it('learns in the order of playing from what arrives together, in whatever order it comes', async () => {
    const [one, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    const days = [3, 1, 2].map((day) => ofDay(day, { score: 5 + day }));
    await save(one, ...days);
    await save(other, ...days.toReversed().map((body) => ({ ...body, attemptId: crypto.randomUUID() })));
    const known = await learned(one);
    expect(await learned(other)).toEqual(known);
    expect(meetings(known)).toBe(30);
    // What comes late counts as of the fact's last day.
    await save(one, ofDay(1));
    const late = await learned(one);
    expect(meetings(late)).toBe(40);
    const days_ = (of: { skills: Skills }) =>
      Object.values(of.skills).flatMap(({ items }) => Object.values(items).map(([, , , day]) => day));
    expect(days_(late)).toEqual(days_(known));
  });

  it('has each of fifty rounds in it once, saved and asked for at once, by two servers, and sent twice', async () => {
    const player = await newPlayer(server.url);
    const elsewhere = player.copy(second.url);
    const rounds = times(50, () => round());
    const asked = await Promise.all(
      rounds.flatMap((body, i) => [
        patiently(() => player.post('/api/progress', body)),
        patiently(() => (i % 2 ? player : elsewhere).get('/api/learner')),
        patiently(() => elsewhere.post('/api/progress', body)),
      ]),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    expect(meetings(await learned(player))).toBe(500);
    expect(await learned(elsewhere)).toEqual(await learned(player));
  });

  it('takes a round that was left, and then only the rest of it', async () => {
    const player = await newPlayer(server.url);
    const body = round();
    await save(player, { ...body, finished: false, score: 4, tries: body.tries.slice(0, 4) });
    expect(meetings(await learned(player))).toBe(4);
    await save(player, body);
    expect(meetings(await learned(player))).toBe(10);
  });

  it('outlives the answers themselves, asked for or not', async () => {
    const player = await newPlayer(server.url);
    await save(player, round());
    const [{ day } = { day: '' }] = await ask<{ day: string }>(
      `select ((now() at time zone 'UTC')::date - 42)::text as day`,
    );
    await ask('select open_round_answers($1::date)', day);
    await ask(
      `update round_answers set saved_at = now() - interval '42 days' where player_id = $1`,
      player.userId,
    );
    await cleanUp(openDatabase(server.db));
    expect(await ask('select from round_answers where player_id = $1', player.userId)).toEqual([]);
    expect(meetings(await learned(player))).toBe(10);
  });

  it('begins anew where the stored state is damaged', async () => {
    const player = await newPlayer(server.url);
    await save(player, round());
    await learned(player);
    await ask(`update learners set skills = '{"no.skill": 1}' where player_id = $1`, player.userId);
    await save(player, round());
    expect(meetings(await learned(player))).toBe(10);
  });
});

describe('what a grown-up decides', () => {
  it('needs the gate, and is told from then on', async () => {
    const player = await newPlayer(server.url);
    const change = (body: object, query = '') => player.send('PATCH', `/api/learner${query}`, body);
    expect(await change({ level: 'harder' })).toMatchObject({ status: 403, body: { code: 'gate_closed' } });
    await player.post('/api/gate');
    expect((await change({ level: 'harder' })).body).toMatchObject({ level: 'harder', adapts: true });
    expect((await change({ weekly_mail: true }, `?player=${player.userId}`)).status).toBe(200);
    expect(await learned(player)).toMatchObject({ level: 'harder', weekly_mail: true });
    for (const body of [{ level: 'hardest' }, { adapts: 'no' }, { theta: 9 }])
      expect((await change(body)).status).toBe(422);
    const other = await newPlayer(server.url);
    expect((await change({ adapts: false }, `?player=${other.userId}`)).status).toBe(404);
    expect(await learned(other)).toMatchObject({ adapts: true });
  });

  it('switched off, nothing is recorded, rounds are paid, and what was known stays', async () => {
    const player = await trusted();
    await save(player, round());
    const known = await learned(player);
    await player.send('PATCH', '/api/learner', { adapts: false });
    const body = round();
    await save(player, { ...body, finished: false, score: 4, tries: body.tries.slice(0, 4) }, body);
    expect(await learned(player)).toEqual({ ...known, adapts: false });
    expect(await ask('select from round_answers where player_id = $1 and not folded', player.userId)).toEqual(
      [],
    );
    expect((await player.get('/api/profile')).body.xp).toBe(20);
  });
});

describe('forgetting', () => {
  it('needs the gate and the password, and the word', async () => {
    const player = await newPlayer(server.url);
    const forget = (body: object = FORGET) => player.post('/api/learner/forget', body);
    expect(await forget()).toMatchObject({ status: 403, body: { code: 'gate_closed' } });
    await player.post('/api/gate');
    expect(await forget()).toMatchObject({ status: 403, body: { code: 'reauthentication_needed' } });
    await player.post('/api/auth/again', { password: PASSWORD });
    expect((await forget({ confirm: 'forget' })).status).toBe(422);
    expect((await forget()).status).toBe(204);
  });

  it('takes states and answers, folded or not; XP stays, and no waiting round brings anything back', async () => {
    const player = await trusted();
    await save(player, round());
    await learned(player);
    await save(player, round());
    expect((await player.post('/api/learner/forget', FORGET)).status).toBe(204);
    expect(await learned(player)).toMatchObject({ epoch: 1, skills: {} });
    expect(await ask('select from round_answers where player_id = $1', player.userId)).toEqual([]);
    await save(player, round());
    expect(await learned(player)).toMatchObject({ epoch: 1, skills: {} });
    await save(player, round({ epoch: 1 }));
    expect(meetings(await learned(player))).toBe(10);
    expect((await player.get('/api/profile')).body.xp).toBe(40);
  });

  it('is not half done while rounds come in', async () => {
    const player = await trusted();
    const asked = await Promise.all([
      ...times(10, () => patiently(() => player.post('/api/progress', round()))),
      patiently(() => player.post('/api/learner/forget', FORGET)),
      ...times(10, () => patiently(() => player.get('/api/learner'))),
    ]);
    expect(asked.every(({ status }) => status < 300)).toBe(true);
    expect(await learned(player)).toMatchObject({ epoch: 1, skills: {} });
  });

  it('holds after a backup of before is put back', async () => {
    const player = await trusted();
    await save(player, round());
    await learned(player);
    const [row] = await ask<{ skills: object; begun_at: Date }>(
      'select skills, begun_at from learners where player_id = $1',
      player.userId,
    );
    await player.post('/api/learner/forget', FORGET);
    const line = { at: new Date(), kind: 'learned' as const, id: player.userId };
    const db = openDatabase(server.db);
    // Nothing was put back: nothing changes.
    await applyDeletions(db, [line]);
    expect(await learned(player)).toMatchObject({ epoch: 1 });
    await ask('insert into learners values ($1, $2, $3)', player.userId, row!.skills, row!.begun_at);
    await ask(
      'update profiles set learner_epoch = 0, learner_forgotten_at = null where id = $1',
      player.userId,
    );
    expect(meetings(await learned(player))).toBe(10);
    await applyDeletions(db, [line]);
    expect(await learned(player)).toMatchObject({ epoch: 1, skills: {} });
  });
});

it('the export has it', async () => {
  const player = await trusted();
  await save(player, round());
  const { skills } = await learned(player);
  const { body } = await player.get('/api/account/export');
  expect(body.learned).toMatchObject([{ adapts: true, learner_level: 'age', learner_epoch: 0, skills }]);
});
