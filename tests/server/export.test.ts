import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountGone, exportText } from '#server/account/export.ts';
import { openDatabase } from '#server/db/database.ts';
import { cutOffSlow, streamTo } from '#server/http/stream.ts';
import { newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());

/** A player with one round saved as usual, and copies of it. */
async function playerWith(rounds: number): Promise<Family> {
  const player = await newPlayer(server.url);
  await player.post('/api/auth/again', { password: PASSWORD });
  await player.post('/api/progress', round());
  await server.db.query(
    `with more as (
       insert into rounds select gen_random_uuid(), user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at, saved_at
       from rounds, generate_series(2, $2) where user_id = $1 returning attempt_id)
     insert into round_answers (attempt_id, player_id, game_id, finished_at, answers)
     select more.attempt_id, player_id, game_id, finished_at, answers from more, round_answers where player_id = $1`,
    [player.userId, rounds],
  );
  return player;
}

const get = (player: Family) => player.get('/api/account/export');
const again = (player: Family) =>
  server.db.query(`update exports set taken = 0, running_until = now() where user_id = $1`, [player.userId]);

describe('an export of much', () => {
  it('holds each round and each answer once, also of rounds of the same moment', async () => {
    const player = await playerWith(450);
    const { status, body } = await get(player);
    expect(status).toBe(200);
    const ids = (body.rounds as { attempt_id: string }[]).map((one) => one.attempt_id);
    expect(new Set(ids).size).toBe(450);
    expect(ids).toHaveLength(450);
    expect(body.answers).toHaveLength(4500);
    expect(Object.keys(body.rounds[0]).sort()).toEqual(
      [
        'attempt_id',
        'coins',
        'coins_after',
        'finished_at',
        'game_id',
        'player_id',
        'saved_at',
        'score',
        'unfinished',
        'xp',
        'xp_after',
      ].sort(),
    );
    expect(server.noted('export_taken').at(-1)).toMatchObject({ network: expect.any(String) });
  });

  it('gives answers that cannot be read as they are', async () => {
    const player = await playerWith(3);
    const { rows } = await server.db.query<{ attempt_id: string }>(
      'select attempt_id from round_answers where player_id = $1 limit 2',
      [player.userId],
    );
    const damaged = [{}, [null]];
    for (const [n, { attempt_id }] of rows.entries())
      await server.db.query('update round_answers set answers = $2 where attempt_id = $1', [
        attempt_id,
        JSON.stringify(damaged[n]),
      ]);
    const { status, body } = await get(player);
    expect(status).toBe(200);
    expect(body.rounds).toHaveLength(3);
    expect(body.answers).toHaveLength(12);
    for (const [n, { attempt_id }] of rows.entries())
      expect(body.answers).toContainEqual({ attempt_id, unreadable: damaged[n] });
  });

  it('is made a portion at a time, as it is taken, and holds no connection meanwhile', async () => {
    const player = await playerWith(1000);
    await get(player);
    const portions = exportText(openDatabase(server.db), player.userId, { players: [{ id: player.userId }] });
    let longest = 0;
    for (let taken = 0; taken < 3; taken++) {
      longest = Math.max(longest, ((await portions.next()).value as string).length);
      expect(server.db.totalCount - server.db.idleCount).toBe(0);
    }
    await portions.return(undefined);
    // 100 rounds of some 250 characters; all thousand would be more.
    expect(longest).toBeLessThan(50_000);
  });

  it('is not finished when the account is deleted in the middle', async () => {
    const player = await playerWith(450);
    await get(player);
    const portions = exportText(openDatabase(server.db), player.userId, { players: [{ id: player.userId }] });
    await portions.next();
    await player.send('DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD });
    const rest = async () => {
      while (!(await portions.next()).done);
    };
    await expect(rest()).rejects.toThrow(AccountGone);
  });
});

describe('exports of an account', () => {
  it('are made one at a time and four a day, whichever server is asked', async () => {
    const player = await playerWith(3);
    const other = await startTestServer({ RATE_LIMITS: 'on' }, { databaseUrl: server.databaseUrl });
    await server.db.query(
      `insert into exports (user_id, running_until) values ($1, now() + interval '50 seconds')`,
      [player.userId],
    );
    const refused = await player.copy(other.url).get('/api/account/export');
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(refused.headers.get('content-disposition')).toBeNull();
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await again(player);
    for (let i = 0; i < 4; i++) expect((await get(player)).status).toBe(200);
    const fifth = await player.copy(other.url).get('/api/account/export');
    expect(fifth.status).toBe(429);
    expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(86_000);
    await other.stop();
  });

  it('ten at once give one, and none is counted that was refused', async () => {
    const player = await playerWith(2000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(player)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeGreaterThan(0);
    expect(given.length + answers.filter(({ status }) => status === 429).length).toBe(10);
    const { rows } = await server.db.query('select taken from exports where user_id = $1', [player.userId]);
    expect(rows).toEqual([{ taken: given.length }]);
  });

  it('are not kept back by a clock that was ahead', async () => {
    const player = await playerWith(1);
    await server.db.query(
      `insert into exports (user_id, taken, first_at, running_until)
       values ($1, 4, now() + interval '1 year', now() + interval '1 year')`,
      [player.userId],
    );
    expect((await get(player)).status).toBe(200);
  });
});

const patient = (silentMs: number) => ({ silentMs, slowMs: 60_000, leastBytes: 65_536, wholeMs: 3_600_000 });

describe('a reader who takes little', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Seconds until a reader who reads this many bytes in each second is disconnected; undefined: never. */
  function secondsFor(bytes: (second: number) => number, waiting: (second: number) => number = () => 1e6) {
    let cut = false;
    const socket = { bytesWritten: 1e6, writableLength: 1e6, resetAndDestroy: () => void (cut = true) };
    const stop = cutOffSlow({ socket: socket as never });
    for (let second = 1; second <= 7200; second++) {
      socket.writableLength = waiting(second);
      socket.bytesWritten += bytes(second);
      vi.advanceTimersByTime(1000);
      if (cut) return second;
    }
    stop();
    return undefined;
  }

  it('is cut off within a minute or two, however many bytes trickle', () => {
    expect(secondsFor(() => 1)).toBeLessThanOrEqual(70);
    expect(secondsFor(() => 500)).toBeLessThanOrEqual(70);
    expect(secondsFor((second) => (second % 9 === 0 ? 4000 : 0))).toBeLessThanOrEqual(70);
    expect(secondsFor((second) => (second < 100 ? 50_000 : 10))).toBeLessThanOrEqual(170);
  });

  it('is cut off within ten seconds when that is nothing', () => {
    expect(secondsFor(() => 0)).toBeLessThanOrEqual(12);
  });

  it('may have a slow line, for an hour', () => {
    const second = secondsFor(() => 2000)!;
    expect(second).toBeGreaterThanOrEqual(3590);
    expect(second).toBeLessThanOrEqual(3601);
  });

  it('is not taken for one while nothing waits', () => {
    expect(
      secondsFor(
        () => 10,
        () => 0,
      ),
    ).toBeGreaterThanOrEqual(3590);
  });
});

describe('a reader who takes nothing', () => {
  async function serve(
    chunks: AsyncIterable<string>,
    patienceMs: number,
  ): Promise<{ http: Server; sent: Promise<boolean> }> {
    const app = express();
    let tell: (value: boolean) => void = () => undefined;
    const sent = new Promise<boolean>((done) => (tell = done));
    app.get('/', async (_req, res) => tell(await streamTo(res, chunks, patient(patienceMs))));
    const http = createServer(app).listen(0, '127.0.0.1');
    await once(http, 'listening');
    return { http, sent };
  }

  it('is cut off, and what was made for them stays little', async () => {
    let made = 0;
    let ended = false;
    async function* endless() {
      try {
        for (;;) {
          made++;
          yield 'x'.repeat(64 * 1024);
        }
      } finally {
        ended = true;
      }
    }
    const { http, sent } = await serve(endless(), 300);
    const reader = connect((http.address() as AddressInfo).port, '127.0.0.1').pause();
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await sent).toBe(false);
    await expect.poll(() => ended).toBe(true);
    // The system does not keep sending buffered data either.
    let got = 0;
    const closed = new Promise((done) => reader.once('close', done));
    reader.on('error', () => undefined).on('data', (some) => (got += some.length));
    reader.resume();
    await closed;
    expect(got).toBeLessThan((made * 64 * 1024) / 2);
    // The system's buffers at both ends, a few megabytes, and a few chunks of ours.
    expect(made).toBeLessThan(300);
    reader.destroy();
    http.close();
  });

  it('is not taken for one while it is the server that is slow', async () => {
    async function* slow() {
      yield 'one ';
      await new Promise((done) => setTimeout(done, 400));
      yield 'two';
    }
    const { http, sent } = await serve(slow(), 100);
    const answer = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
    expect(await answer.text()).toBe('one two');
    expect(await sent).toBe(true);
    http.close();
  });
});
