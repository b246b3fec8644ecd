import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan } from '#engine/games/replay.ts';
import { readAnswer, type StoredAnswer } from '#server/db/answers.ts';
import { beginning, rightTry, tryOf, wrongTry } from '#tests/support/played.ts';
import { newFamily, newPlayer, round } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ROUND = round();
const planWith = (over: object) => ROUND.plan.with(3, { ...ROUND.plan[3]!, ...over });
const answersOf = async (attemptId: string) =>
  (
    await server.db.query<{ answers: StoredAnswer[] }>(
      'select answers from round_answers where attempt_id = $1 order by saved_at',
      [attemptId],
    )
  ).rows.map(({ answers }) => answers.map(readAnswer));
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));

describe('a finished round', () => {
  it('pays by the table of the games, and the totals follow', async () => {
    const player = await newPlayer(server.url);
    const save = async (body: object) => (await player.post('/api/progress', round(body))).body;
    const first = {
      xpGained: 10,
      coinsGained: 18,
      xp: 10,
      level: 1,
      coins: 18,
      levelUp: false,
      duplicate: false,
    };
    expect(await save({ score: 10 })).toEqual(first);
    expect(await save({ score: 8 })).toEqual({ ...first, xpGained: 8, coinsGained: 9, xp: 18, coins: 27 });
    expect(await save({ score: 7 })).toEqual({ ...first, xpGained: 7, coinsGained: 0, xp: 25, coins: 27 });
    expect(await save({ score: 1 })).toEqual({ ...first, xpGained: 1, coinsGained: 0, xp: 26, coins: 27 });
    expect((await player.get('/api/profile')).body).toMatchObject({ xp: 26, level: 1, coins: 27 });
  });

  it.each(GAMES.map((game) => [game.id, game.rewards] as const))(
    'of %s can be perfect, and not more',
    async (gameId, rewards) => {
      const player = await newPlayer(server.url);
      const { questionsCount: score, perfectCoins } = rewards;
      const perfect = await player.post('/api/progress', round({ gameId, score }));
      expect(perfect.body).toMatchObject({ xpGained: score, coinsGained: perfectCoins });
      const beyond = await player.post('/api/progress', round({ gameId, score: score + 1 }));
      expect(beyond).toMatchObject({ status: 422, body: { code: 'score_mismatch' } });
    },
  );

  it('says when a level is reached', async () => {
    const player = await newPlayer(server.url);
    await server.db.query('update profiles set xp = 95 where id = $1', [player.userId]);
    expect((await player.post('/api/progress', round({ score: 4 }))).body).toMatchObject({
      xp: 99,
      level: 1,
      levelUp: false,
    });
    const up = round({ score: 1 });
    expect((await player.post('/api/progress', up)).body).toMatchObject({ xp: 100, level: 2, levelUp: true });
    expect((await player.post('/api/progress', up)).body).toMatchObject({
      xp: 100,
      level: 2,
      levelUp: true,
      duplicate: true,
    });
  });

  it.each([
    { score: 1.5 },
    { score: '10' },
    { score: 1e300 },
    { gameId: 'total-treasure' },
    { gameId: '__proto__' },
    { attemptId: 'not-a-uuid' },
    { attemptId: undefined },
    { finishedAt: 'yesterday' },
    { answers: [{ fact: 'my name is Anna, 12 High Street' }] },
    { seed: 0.5 },
    { seed: '7' },
    { seed: 2 ** 32 },
    { seed: undefined },
    { plan: [] },
    { plan: dealtPlan(gameOrThrow('number-trail'), 7) },
    { plan: planWith({ item: 'my name is Anna, 12 High Street' }) },
    { plan: planWith({ item: 'add.10/9+9' }) },
    { plan: planWith({ support: 3 }) },
    { plan: planWith({ name: 'Anna' }) },
    { tries: [] },
    { tries: [tryOf('12 High St')] },
    { tries: [{ ...tryOf('5'), name: 'Anna' }] },
    { tries: [...ROUND.tries, tryOf('5')] },
    { tries: ROUND.tries.slice(1) },
    { tries: ROUND.tries.with(0, { choice: '5', help: 4 as 3, pace: 0 }) },
    { rules: 0 },
    { rules: 0.5 },
    { rules: undefined },
    { epoch: -1 },
    { level: 9 },
  ])('that says %j is refused and changes nothing', async (over) => {
    const player = await newPlayer(server.url);
    expect(await player.post('/api/progress', round(over))).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    });
    expect((await player.get('/api/profile')).body.xp).toBe(0);
  });

  it("cannot name its own reward, nor another player's account", async () => {
    const [player, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    const claimed = round({ score: 3, userId: other.userId, xpGained: 5000, coinsGained: { toString: 1 } });
    expect((await player.post('/api/progress', claimed)).body).toMatchObject({
      xpGained: 3,
      coinsGained: 0,
      xp: 3,
    });
    expect((await other.get('/api/profile')).body.xp).toBe(0);
  });

  it('needs a profile', async () => {
    const family = await newFamily(server.url);
    expect(await family.post('/api/progress', round())).toMatchObject({
      status: 404,
      body: { code: 'no_profile' },
    });
  });

  it('keeps each question that was met, once, and the time it was played', async () => {
    const player = await newPlayer(server.url);
    const { questions, ...begun } = beginning('sound-safari', 5);
    const [first, second] = questions;
    const tries = [
      tryOf(first!.answer, { pace: 1 }),
      { ...wrongTry(second!), help: 1 as const, pace: 3 as const },
      ...questions.slice(1).map(rightTry),
    ];
    const body = round({ ...begun, tries, score: 9, finishedAt: '2026-01-02T03:04:05+01:00' });
    expect((await player.post('/api/progress', body)).body.xpGained).toBe(9);
    await player.post('/api/progress', body);
    const [answers, ...more] = await answersOf(body.attemptId);
    expect(more).toEqual([]);
    expect(answers).toHaveLength(10);
    const all = { support: first!.planned.support, shown: false };
    expect(answers!.slice(0, 2)).toEqual([
      { item: first!.planned.item, wrong: 0, first: null, help: 0, pace: 1, ...all },
      { item: second!.planned.item, wrong: 1, first: wrongTry(second!).choice, help: 1, pace: 3, ...all },
    ]);
    const { rows } = await server.db.query('select finished_at from rounds where attempt_id = $1', [
      body.attemptId,
    ]);
    expect(rows[0].finished_at.toISOString()).toBe('2026-01-02T02:04:05.000Z');
  });

  it.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'is not lost because a clock says %s',
    async (finishedAt) => {
      const player = await newPlayer(server.url);
      const body = round({ finishedAt });
      expect((await player.post('/api/progress', body)).status).toBe(200);
      const { rows } = await server.db.query(
        'select finished_at <= now() as past from rounds where attempt_id = $1',
        [body.attemptId],
      );
      expect(rows).toEqual([{ past: true }]);
    },
  );
});

describe('the same attempt', () => {
  it('sent 50 times at once counts once, and every answer tells the same', async () => {
    const player = await newPlayer(server.url);
    const body = round();
    const answers = await Promise.all(times(50, () => player.post('/api/progress', body)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
    const figures = answers.map(({ body }) => ({ ...body, duplicate: undefined }));
    expect(new Set(figures.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers.filter((answer) => !answer.body.duplicate)).toHaveLength(1);
    expect((await player.get('/api/profile')).body).toMatchObject({ xp: 10, coins: 18 });
  });

  it('sent again later, in any case of its id, tells what it told then', async () => {
    const player = await newPlayer(server.url);
    const body = round({ score: 10 });
    const first = await player.post('/api/progress', body);
    await player.post('/api/progress', round({ score: 10 }));
    const again = await player.post('/api/progress', {
      ...round({ score: 3 }),
      attemptId: body.attemptId.toUpperCase(),
    });
    expect(again.body).toEqual({ ...first.body, duplicate: true });
    expect((await player.get('/api/profile')).body.xp).toBe(20);
  });

  it('of another player is refused', async () => {
    const [player, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    const body = round();
    await player.post('/api/progress', body);
    expect(await other.post('/api/progress', body)).toMatchObject({
      status: 409,
      body: { code: 'attempt_conflict' },
    });
    expect((await other.get('/api/profile')).body.xp).toBe(0);
  });
});

describe('many rounds at once', () => {
  it('200 different ones of one player add up exactly', async () => {
    const player = await newPlayer(server.url);
    const bodies = times(200, (i) => round({ attemptId: randomUUID(), score: 1 + (i % 10) }));
    const answers = await Promise.all(bodies.map((body) => player.post('/api/progress', body)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const xp = bodies.reduce((sum, body) => sum + body.score, 0);
    const coins = answers.reduce((sum, answer) => sum + answer.body.coinsGained, 0);
    expect((await player.get('/api/profile')).body).toMatchObject({
      xp,
      level: Math.floor(xp / 100) + 1,
      coins,
    });
  });
});
