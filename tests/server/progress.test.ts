import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { newFamily, newPlayer, round } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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
    expect(await save({ score: 0 })).toEqual({ ...first, xpGained: 0, coinsGained: 0, xp: 25, coins: 27 });
    expect((await player.get('/api/profile')).body).toMatchObject({ xp: 25, level: 1, coins: 27 });
  });

  it.each(GAMES.map((game) => [game.id, game.rewards] as const))(
    'of %s can be perfect, and not more',
    async (gameId, rewards) => {
      const player = await newPlayer(server.url);
      const { questionsCount: score, perfectCoins } = rewards;
      const perfect = await player.post('/api/progress', round({ gameId, score }));
      expect(perfect.body).toMatchObject({ xpGained: score, coinsGained: perfectCoins });
      const beyond = await player.post('/api/progress', round({ gameId, score: score + 1 }));
      expect(beyond).toMatchObject({
        status: 422,
        body: { code: 'validation_failed', fields: { score: expect.any(String) } },
      });
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
    { score: -1 },
    { score: 1.5 },
    { score: '10' },
    { score: 1e300 },
    { gameId: 'total-treasure' },
    { gameId: '__proto__' },
    { attemptId: 'not-a-uuid' },
    { attemptId: undefined },
    { finishedAt: 'yesterday' },
    { answers: [{ fact: '3+2' }] },
    { answers: [{ fact: '3\u0000', correctFirstTry: true, tries: 1, hintLevel: 0, ms: 1 }] },
    { answers: [{ fact: '3+2', correctFirstTry: true, tries: 1, hintLevel: 4, ms: 1 }] },
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

  it('keeps its answers, fact by fact, and the time it was played', async () => {
    const player = await newPlayer(server.url);
    const answers = [
      { fact: '3+2', correctFirstTry: true, tries: 1, hintLevel: 0, ms: 1234.6 },
      { fact: '4+1', correctFirstTry: false, tries: 3, hintLevel: 2, ms: 9000 },
    ];
    const body = round({ score: 9, answers, finishedAt: '2026-01-02T03:04:05+01:00' });
    await player.post('/api/progress', body);
    await player.post('/api/progress', body);
    const { rows } = await server.db.query(
      'select position, fact, correct_first_try, tries, hint_level, ms from answers where attempt_id = $1 order by position',
      [body.attemptId],
    );
    expect(rows).toEqual([
      { position: 0, fact: '3+2', correct_first_try: true, tries: 1, hint_level: 0, ms: 1235 },
      { position: 1, fact: '4+1', correct_first_try: false, tries: 3, hint_level: 2, ms: 9000 },
    ]);
    const saved = await server.db.query('select finished_at from rounds where attempt_id = $1', [
      body.attemptId,
    ]);
    expect(saved.rows[0].finished_at.toISOString()).toBe('2026-01-02T02:04:05.000Z');
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
      ...body,
      attemptId: body.attemptId.toUpperCase(),
      score: 3,
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
    const bodies = times(200, (i) => round({ attemptId: randomUUID(), score: i % 11 }));
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
