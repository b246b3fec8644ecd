import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RULES } from '#engine/rules/played.ts';
import { beginning, playedRound, wrongTry } from '#tests/support/played.ts';
import { readAnswer, type StoredAnswer } from '#server/db/answers.ts';
import { newPlayer, round, type Client, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

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

describe('a round of the rules before', () => {
  /** While they held, or soon after, whenever the test runs. */
  const SOON = Date.UTC(2026, 10, 26, 12);
  /** More than 35 days after any rules of today. */
  const LATE = Date.UTC(2100, 0, 1);

  /** The server's day. Only the next request is a session's first of a day, and extends it from there. */
  async function onDay(now: number, { userId }: Family): Promise<void> {
    await server.db.query(
      `update session set sess = (sess::jsonb || jsonb_build_object('renewedAt', $2::bigint))::json
       where sess::jsonb ->> 'userId' = $1`,
      [userId, now],
    );
    vi.useFakeTimers({ toFake: ['Date'], now });
  }
  const standing = async ({ userId }: Family) => {
    const { rows } = await server.db.query(
      `select xp, coins, believed_left as left, (select count(*)::int from round_answers where player_id = $1) as recorded
       from profiles where id = $1`,
      [userId],
    );
    return rows[0];
  };
  /** As the page of then would send it: by these rules nobody could have chosen that. */
  const ofBefore = (over: object = {}) => {
    const body = round({ score: 8 });
    return {
      ...body,
      rules: RULES - 1,
      tries: body.tries.map((one) => ({ ...one, choice: 'then' })),
      ...over,
    };
  };

  it('is paid at its word, once, and nothing of it is recorded', async () => {
    const player = await newPlayer(server.url);
    await onDay(SOON, player);
    const body = ofBefore();
    const sent = await Promise.all(times(5, () => player.post('/api/progress', body)));
    expect(sent.map(({ status, body: { xpGained } }) => [status, xpGained])).toEqual(
      times(5, () => [200, 8]),
    );
    expect(await standing(player)).toEqual({ xp: 8, coins: 9, left: 39, recorded: 0 });
    vi.useRealTimers();
    expect((await player.get('/api/learner')).body.skills).toEqual({});
  });

  it('is one of the forty that are believed of any rules; then the child plays on by those of today', async () => {
    const player = await newPlayer(server.url);
    for (const over of times(12, () => ({ tries: undefined }))) await saved(player, { score: 1, ...over });
    await onDay(SOON, player);
    const sent = await Promise.all(times(31, () => player.post('/api/progress', ofBefore())));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(28);
    expect(sent.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { rules: expect.any(String) } },
    });
    expect(await standing(player)).toMatchObject({ xp: 12 + 28 * 8, left: 0, recorded: 0 });
    expect((await player.post('/api/progress', round())).body).toMatchObject({ xpGained: 10 });
    expect(await standing(player)).toMatchObject({ left: 0, recorded: 1 });
  });

  it.each([
    ['left early, because nobody can play it again', SOON, { finished: false }],
    ['with a score that the game does not have', SOON, { score: 11 }],
    ['more than 35 days after they ended', LATE, {}],
  ])('is refused %s, and leaves nothing', async (_why, day, over) => {
    const player = await newPlayer(server.url);
    await onDay(day, player);
    expect(await player.post('/api/progress', ofBefore(over))).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    });
    expect(await standing(player)).toEqual({ xp: 0, coins: 0, left: 40, recorded: 0 });
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
