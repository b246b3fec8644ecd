import { describe, expect, it } from 'vitest';
import { cleanUp } from '#server/account/clean-up.ts';
import { openDatabase } from '#server/db/database.ts';
import { networkOf } from '#server/network.ts';
import { Client, linkFor, newEmail, newFamily, newPlayer, PASSWORD, round } from './support/client.ts';
import { withLimitedServer } from './support/limited-server.ts';
import { startTestServer } from './support/server.ts';

const servers = withLimitedServer();
/**
 * Forgets earlier sign-ins: where an account is used, its right password is accepted beyond budgets
 * (same-network.test.ts).
 */
const elsewhere = () => servers.free.db.query('delete from known_networks');

const signIn = (email: string, password: string, headers = {}) =>
  new Client(servers.limited.url).post('/api/auth/signin', { email, password }, headers);

const onLimited = (family: Client) => family.copy(servers.limited.url);

const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));

describe('guessing a password', () => {
  it('ends with the eleventh try, whatever address it comes from, also for the right one; sessions go on', async () => {
    const family = await newFamily(servers.free.url);
    await elsewhere();
    const answers = [];
    for (let i = 0; i < 11; i++)
      answers.push(await signIn(family.email, `wrong ${i}`, { 'x-forwarded-for': `10.0.0.${i}` }));
    expect(answers.map((answer) => answer.status)).toEqual([...Array<number>(10).fill(400), 429]);
    const refusal = answers.at(-1)!;
    expect(refusal.body).toMatchObject({
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(family.email, PASSWORD)).status).toBe(429);
    expect((await onLimited(family).get('/api/profile')).status).toBe(200);
  });

  it('of an address that nobody has ends the same way', async () => {
    const email = newEmail();
    for (let i = 0; i < 10; i++) expect((await signIn(email, `wrong ${i}`)).status).toBe(400);
    expect((await signIn(email, 'wrong')).status).toBe(429);
  });

  it('all at once gets no more tries', async () => {
    const { email } = await newFamily(servers.free.url);
    const answers = await Promise.all(times(40, (i) => signIn(email, `wrong ${i}`)));
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30);
  });

  it('is remembered by a server that starts anew', async () => {
    const email = newEmail();
    for (let i = 0; i < 10; i++) await signIn(email, `wrong ${i}`);
    const next = await startTestServer({ RATE_LIMITS: 'on' }, { databaseUrl: servers.free.databaseUrl });
    expect((await new Client(next.url).post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(
      429,
    );
    await next.stop();
  });

  it('is forgotten after the right password, and after the wait', async () => {
    const { email } = await newFamily(servers.free.url);
    for (let i = 0; i < 9; i++) await signIn(email, `wrong ${i}`);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await signIn(email, `wrong ${i}`)).status).toBe(400);
    await elsewhere();
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    await servers.free.db.query('update rate_limits set expire = expire - 86400000');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});

describe('a class behind one address', () => {
  it('signs in at once: 60 right sign-ins of 60 accounts', async () => {
    const families = [];
    for (let i = 0; i < 60; i += 10)
      families.push(...(await Promise.all(times(10, () => newFamily(servers.free.url)))));
    const answers = await Promise.all(families.map(({ email }) => signIn(email, PASSWORD)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(60).fill(200));
  });

  it('answers everyone else far more often meanwhile than it signs in', async () => {
    const { email } = await newFamily(servers.free.url);
    let over = false;
    const storm = Promise.all(times(60, () => signIn(email, PASSWORD))).finally(() => (over = true));
    // Counted instead of timed, to be independent of the machine: some 300 with turns for hashing, 40 without.
    let answered = 0;
    while (!over) {
      expect((await new Client(servers.limited.url).get('/healthz')).status).toBe(200);
      answered++;
    }
    expect(new Set((await storm).map((answer) => answer.status))).toEqual(new Set([200]));
    expect(answered).toBeGreaterThan(100);
  });

  it('signs in at once with one account: 30 right sign-ins', async () => {
    const { email } = await newFamily(servers.free.url);
    const answers = await Promise.all(times(30, () => signIn(email, PASSWORD)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(30).fill(200));
  });
});

describe('mails', () => {
  const confirmation = (email: string) =>
    [
      ['/api/auth/signup', { email, password: PASSWORD }],
      ['/api/auth/resend', { type: 'signup', email }],
    ] as const;
  const recovery = (email: string) =>
    [
      ['/api/auth/recover', { email }],
      ['/api/auth/recover', { email: email.toUpperCase() }],
    ] as const;

  it.each([
    ['confirming', confirmation],
    ['recovering', recovery],
  ])('for %s are asked for once a minute and typed address, known or not', async (_kind, calls) => {
    const { email } = await newFamily(servers.free.url);
    for (const address of [email, newEmail()]) {
      const client = new Client(servers.limited.url);
      const [[path, body]] = calls(address);
      expect((await client.post(path, body)).status).toBe(200);
      for (const [path, body] of calls(address)) {
        const answer = await client.post(path, body);
        expect(answer.status).toBe(429);
        expect(answer.body.code).toBe('over_email_send_rate_limit');
        const seconds = Number(answer.headers.get('retry-after'));
        expect(answer.body.message).toBe(
          `For security purposes, you can only request this after ${seconds} seconds.`,
        );
        expect(seconds).toBeLessThanOrEqual(60);
      }
    }
  });

  it('for recovering are not used up by whoever asks for the other kind', async () => {
    const { email } = await newFamily(servers.free.url);
    const stranger = new Client(servers.limited.url);
    expect((await stranger.post('/api/auth/resend', { type: 'signup', email })).status).toBe(200);
    expect((await new Client(servers.limited.url).post('/api/auth/recover', { email })).status).toBe(200);
    expect(await linkFor(servers.limited.url, email, '/reset-password')).toMatch(/.{43}/);
  });

  it('are not used up by a sign-up that is refused', async () => {
    const email = newEmail();
    const client = new Client(servers.limited.url);
    await client.post('/api/auth/signup', { email, password: '123456' });
    expect((await client.post('/api/auth/signup', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('saving rounds', () => {
  it('allows two hours of playing, 2 s a question, then says when to come back; repeats are never refused', async () => {
    const family = await newPlayer(servers.free.url);
    const player = onLimited(family);
    const first = round();
    expect((await player.post('/api/progress', first)).status).toBe(200);
    const left = async () =>
      Number(
        (await servers.free.db.query('select allowance from profiles where id = $1', [family.userId])).rows[0]
          .allowance,
      );
    expect(await left()).toBeCloseTo(7200 - 20, 0);
    await servers.free.db.query('update profiles set allowance = 300 where id = $1', [family.userId]);
    const answers = await Promise.all(times(40, () => player.post('/api/progress', round())));
    const saved = answers.filter((answer) => answer.status === 200);
    const refused = answers.filter((answer) => answer.status === 429);
    // 300 s are 15 rounds; in four minutes of waiting for this machine one more would come back.
    expect(saved.length).toBeGreaterThanOrEqual(15);
    expect(saved.length).toBeLessThanOrEqual(16);
    expect(saved.length + refused.length).toBe(40);
    expect(refused[0]!.body.code).toBe('over_request_rate_limit');
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(100);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeLessThanOrEqual(240);
    expect((await player.get('/api/profile')).body.xp).toBe(10 * (1 + saved.length));
    const again = await Promise.all(times(50, () => player.post('/api/progress', first)));
    expect(again.every((answer) => answer.status === 200 && answer.body.duplicate)).toBe(true);
    const { rows } = await servers.free.db.query('select kind, times from odd_saves where player_id = $1', [
      family.userId,
    ]);
    expect(rows).toEqual([{ kind: 'beyond_allowance', times: refused.length }]);
    await servers.free.db.query(`update profiles set allowance_at = allowance_at - interval '4 minutes'`);
    expect((await player.post('/api/progress', round())).status).toBe(200);
  });

  it('pays for no moment twice: a save that began earlier and ends later leaves the time that was counted', async () => {
    const family = await newPlayer(servers.free.url);
    const { rows } = await servers.free.db.query<{ at: Date }>(
      `update profiles set allowance_at = now() + interval '50 seconds' where id = $1 returning allowance_at as at`,
      [family.userId],
    );
    expect((await onLimited(family).post('/api/progress', round())).status).toBe(200);
    const after = await servers.free.db.query<{ at: Date }>(
      'select allowance_at as at from profiles where id = $1',
      [family.userId],
    );
    expect(after.rows[0]!.at.getTime()).toBeGreaterThanOrEqual(rows[0]!.at.getTime());
  });
});

describe('a clock that was ahead and has been set right', () => {
  it('keeps nobody from saving', async () => {
    const family = await newPlayer(servers.free.url);
    await servers.free.db.query(
      `update profiles set allowance = 0, allowance_at = now() + interval '1 day' where id = $1`,
      [family.userId],
    );
    expect((await onLimited(family).post('/api/progress', round())).status).toBe(200);
  });

  it('keeps nobody from signing in once things have been tidied up', async () => {
    const { email } = await newFamily(servers.free.url);
    for (let i = 0; i < 10; i++) await signIn(email, `wrong ${i}`);
    await elsewhere();
    await cleanUp(openDatabase(servers.free.db));
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    await servers.free.db.query('update rate_limits set expire = expire + 365 * 86400000::bigint');
    await cleanUp(openDatabase(servers.free.db));
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});

describe('the address of whoever asks', () => {
  const wrongFrom = async (url: string, ip: string) =>
    (
      await new Client(url).post(
        '/api/auth/signin',
        { email: newEmail(), password: 'wrong' },
        { 'x-forwarded-for': ip },
      )
    ).status;

  it('is believed from as many proxies as there are, and from nobody else', async () => {
    await servers.free.db.query('delete from rate_limits');
    const proxied = await startTestServer(
      { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
      { databaseUrl: servers.free.databaseUrl },
    );
    expect(await wrongFrom(proxied.url, 'made up, 203.0.113.1')).toBe(400);
    // As if this key had been counted 2500 times.
    await servers.free.db.query("update rate_limits set points = 2500 where key like 'wrong%'");
    expect(await wrongFrom(proxied.url, 'something else, 203.0.113.1')).toBe(429);
    expect(await wrongFrom(proxied.url, '203.0.113.1, 203.0.113.2')).toBe(400);
    expect(await wrongFrom(servers.limited.url, '203.0.113.1')).toBe(400);
    await proxied.stop();
  });
});

describe('the network an address belongs to', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s: %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
