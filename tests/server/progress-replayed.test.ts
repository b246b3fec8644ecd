import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '#engine/rules/played.ts';
import { beginning, playedRound, wrongTry } from '#tests/support/played.ts';
import { readAnswer, type StoredAnswer } from '#server/db/answers.ts';
import { newPlayer, round, type Client } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const answersOf = async (attemptId: string) =>
  (
    await server.db.query<{ answers: StoredAnswer[] }>(
      'select answers from round_answers where attempt_id = $1 order by saved_at',
      [attemptId],
    )
  ).rows.map(({ answers }) => answers.map(readAnswer));
const waiting = async () =>
  (
    await server.db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;
const saved = async (player: Client, over: object) => player.post('/api/progress', round(over));
const FIRST = { rules: undefined, finished: undefined, seed: undefined, plan: undefined, tries: undefined };

describe('a round that is played again', () => {
  it('with another score than it was sent with pays nothing; without its tries it is believed, forty times', async () => {
    const player = await newPlayer(server.url);
    const attemptId = randomUUID();
    const lied = await saved(player, { attemptId, score: 9, tries: round({ score: 8 }).tries });
    expect(lied).toMatchObject({ status: 422, body: { code: 'score_mismatch' } });
    expect((await player.get('/api/profile')).body.xp).toBe(0);
    const believed = await saved(player, { attemptId, score: 9, tries: undefined });
    expect(believed).toMatchObject({ status: 200, body: { xpGained: 9 } });
    expect(await answersOf(attemptId)).toEqual([]);
    const more = await Promise.all(times(45, () => saved(player, { score: 1, tries: undefined })));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(39);
    expect(more.filter(({ status }) => status === 422)).toHaveLength(6);
    expect((await player.get('/api/profile')).body.xp).toBe(9 + 39);
    const { rows } = await server.db.query('select kind, times from odd_saves where player_id = $1', [
      player.userId,
    ]);
    expect(rows).toEqual([{ kind: 'score_mismatch', times: 1 }]);
  });

  it('of rules that are still to come waits', async () => {
    const player = await newPlayer(server.url);
    expect(await saved(player, { rules: RULES + 1 })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
  });

  it('of the first contract counts for who was there then, and leaves nothing of its answers', async () => {
    const player = await newPlayer(server.url);
    const answers = [
      { fact: 'my name is Anna, 12 High Street', correctFirstTry: true, tries: 1, hintLevel: 0, ms: 1 },
    ];
    const old = () => saved(player, { ...FIRST, answers, score: 8 });
    expect(await old()).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    await server.db.query('update profiles set first_contract = true where id = $1', [player.userId]);
    expect((await old()).body).toMatchObject({ xpGained: 8, coinsGained: 9 });
    const { rows } = await server.db.query('select from round_answers where player_id = $1', [player.userId]);
    expect(rows).toEqual([]);
  });

  it('of another epoch is paid and not recorded', async () => {
    const player = await newPlayer(server.url);
    await server.db.query('update profiles set learner_epoch = 1 where id = $1', [player.userId]);
    const [before, now] = [round(), round({ epoch: 1 })];
    for (const body of [before, now])
      expect((await player.post('/api/progress', body)).body.xpGained).toBe(10);
    expect([await answersOf(before.attemptId), (await answersOf(now.attemptId)).length]).toEqual([[], 1]);
  });

  it("of another account's player is refused", async () => {
    const [player, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    expect((await saved(player, { playerId: other.userId })).status).toBe(404);
    expect((await saved(player, { playerId: player.userId })).status).toBe(200);
  });
});

it('with 900 wrong tries is taken, and scored as the child played', async () => {
  const player = await newPlayer(server.url);
  const body = round();
  const { questions } = beginning(body.gameId, body.seed, body.plan);
  // All of them at the third question: the two points won before are lost, and eight are left to win.
  const wrong = Array(900).fill(wrongTry(questions[2]!));
  const tries = [...body.tries.slice(0, 2), ...wrong, ...body.tries.slice(2)];
  expect(await player.post('/api/progress', { ...body, tries, score: 8 })).toMatchObject({
    status: 200,
    body: { xpGained: 8, duplicate: false },
  });
  const [recorded] = await answersOf(body.attemptId);
  expect(recorded!.map(({ wrong: some }) => some > 0)).toEqual(questions.map((_, index) => index === 2));
});

describe('a round that is left', () => {
  const leave = (body: ReturnType<typeof round>, tries: number) => ({
    ...body,
    finished: false,
    score: tries,
    tries: body.tries.slice(0, tries),
  });

  it('after three questions is recorded and pays nothing; finished, it is paid once and adds the rest', async () => {
    const player = await newPlayer(server.url);
    const body = round();
    expect((await player.post('/api/progress', leave(body, 2))).status).toBe(422);
    for (const tries of [3, 3, 5, 4])
      expect((await player.post('/api/progress', leave(body, tries))).body).toMatchObject({
        xpGained: 0,
        xp: 0,
      });
    const finishing = await Promise.all(times(10, () => player.post('/api/progress', body)));
    expect(finishing.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(finishing.filter(({ body: { duplicate } }) => !duplicate)).toHaveLength(1);
    expect((await player.get('/api/profile')).body).toMatchObject({ xp: 10, coins: 18 });
    const recorded = await answersOf(body.attemptId);
    expect(recorded.map((some) => some.length)).toEqual([3, 2, 5]);
    expect(recorded.flat().map(({ item }) => item)).toEqual(body.plan.map(({ item }) => item));
  });

  it('and is finished fifty times at once says the same figures each time', async () => {
    const player = await newPlayer(server.url);
    const body = round({ score: 9 });
    await player.post('/api/progress', leave(body, 4));
    const holder = await server.db.connect();
    await holder.query('begin');
    await holder.query('select from rounds where attempt_id = $1 for update', [body.attemptId]);
    const finishing = times(50, () => player.post('/api/progress', body));
    // By then several have read it as it was left.
    await expect.poll(waiting, { timeout: 2500, interval: 20 }).toBeGreaterThan(1);
    await holder.query('commit');
    holder.release();
    const said = await Promise.all(finishing);
    expect(said.filter(({ body: { duplicate } }) => !duplicate)).toHaveLength(1);
    expect(said.map(({ body: { xpGained, xp } }) => [xpGained, xp])).toEqual(times(50, () => [9, 9]));
  });

  it('goes on as it began, or not at all', async () => {
    const player = await newPlayer(server.url);
    const body = round();
    await player.post('/api/progress', leave(body, 4));
    const other = { ...body, ...playedRound(body.gameId, { seed: 8 }) };
    expect(await player.post('/api/progress', other)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { tries: expect.any(String) } },
    });
    expect((await player.get('/api/profile')).body.xp).toBe(0);
  });
});
