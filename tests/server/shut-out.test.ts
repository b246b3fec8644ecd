import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePasswordCheap } from './support/cheap-password.ts';
import { Client, newFamily, newPlayer, PASSWORD, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let free: TestServer;
/** With limits, behind a proxy that tells each client's network. */
let server: TestServer;
/** Unused accounts; created before there is a second server, which has no mailbox page. */
let families: Family[];
let player: Family;
const nextFamily = () => families.pop()!;
beforeAll(async () => {
  free = await startTestServer();
  families = await Promise.all(Array.from({ length: 5 }, () => newFamily(free.url)));
  player = await newPlayer(free.url);
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  server = await startTestServer(env, { databaseUrl: free.databaseUrl });
});
afterAll(async () => {
  await server.stop();
  await free.stop();
});

let networks = 0;
const newNetwork = () => `203.0.${Math.floor(++networks / 250)}.${networks % 250}`;
const from = (ip: string) => ({ 'x-forwarded-for': ip });

const signIn = (email: string, password: string, ip: string, client = new Client(server.url)) =>
  client.post('/api/auth/signin', { email, password }, from(ip));

/** A hundred wrong passwords from ten networks, and some that are no longer counted. */
async function attack(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let network = 0; network < 12; network++) {
    const ip = newNetwork();
    for (let i = 0; i < 10; i++) statuses.push((await signIn(email, `wrong ${i}`, ip)).status);
  }
  return statuses;
}

/** Uses up the budget: one real attempt, whose count is then raised. */
async function spend(email: string): Promise<void> {
  await free.db.query(`delete from rate_limits where key like 'strangers:%'`);
  await signIn(email, 'wrong', newNetwork());
  await free.db.query(`update rate_limits set points = 100 where key like 'strangers:%'`);
}

describe('a stranger who guesses passwords', () => {
  let family: Family;
  let known: Client;
  const home = newNetwork();
  beforeAll(async () => {
    family = player;
    await makePasswordCheap(free.db, family.userId);
    known = new Client(server.url);
    expect((await signIn(family.email, PASSWORD, home, known)).status).toBe(200);
    const statuses = await attack(family.email);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual(Array(20).fill(429));
  });
  const session = () => family.copy(server.url);

  it('has ten tries from each network and a hundred a day from all together, also with the right one', async () => {
    const ip = newNetwork();
    expect(await signIn(family.email, PASSWORD, ip)).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
  });

  it('does not keep out a browser that has signed in before, wherever it is', async () => {
    await known.post('/api/auth/signout');
    expect((await signIn(family.email, PASSWORD, newNetwork(), known)).status).toBe(200);
  });

  it('does not keep out a new browser where the account is used', async () => {
    expect((await signIn(family.email, PASSWORD, home)).status).toBe(200);
  });

  it('does not keep an open session from changing the password, giving it again, or deleting', async () => {
    const open = session();
    expect((await open.post('/api/auth/again', { password: PASSWORD })).status).toBe(200);
    const change = { current: PASSWORD, password: 'another good password' };
    expect((await open.send('PUT', '/api/auth/password', change)).status).toBe(200);
    expect(
      (await open.send('DELETE', '/api/account', { confirm: 'DELETE', password: 'another good password' }))
        .status,
    ).toBe(204);
  });

  it('gains no tries by signing up with the address', async () => {
    const { email } = nextFamily();
    const nosy = new Client(free.url);
    await nosy.post('/api/auth/signup', { email, password: 'a password of my own' });
    const [ip, client] = [newNetwork(), nosy.copy(server.url)];
    for (let i = 0; i < 9; i++) await signIn(email, `wrong ${i}`, ip, client);
    expect((await signIn(email, 'a password of my own', ip, client)).body.code).toBe('email_not_confirmed');
    expect((await signIn(email, 'wrong 10', ip, client)).status).toBe(400);
    expect((await signIn(email, 'wrong 11', ip, client)).status).toBe(429);
  });

  it('is noted, each try and the end of all tries, without a word of whom it was about', () => {
    expect(server.noted('sign_in_refused')).toContainEqual(
      expect.objectContaining({
        reason: 'password',
        asked: 'strange browser',
        network: expect.stringMatching(/^[\w-]{16}$/),
      }),
    );
    expect(server.noted('budget_spent')).toContainEqual(expect.objectContaining({ limit: 'strangers' }));
    const lines = JSON.stringify([...server.noted('sign_in_refused'), ...server.noted('budget_spent')]);
    expect(lines).not.toContain(family.email);
    expect(lines).not.toContain('203.0.');
  });
});

describe('a browser that knows the account', () => {
  it('has ten tries in ten minutes, which nobody else uses up, and nobody gains from', async () => {
    const family = nextFamily();
    const known = new Client(server.url);
    await signIn(family.email, PASSWORD, newNetwork(), known);
    for (let i = 0; i < 10; i++)
      expect((await signIn(family.email, `wrong ${i}`, newNetwork(), known)).status).toBe(400);
    expect((await signIn(family.email, PASSWORD, newNetwork(), known)).status).toBe(429);
    expect((await signIn(family.email, PASSWORD, newNetwork())).status).toBe(200);
    expect(server.noted('budget_spent')).toContainEqual(expect.objectContaining({ limit: 'known' }));
  });

  it('is one only with a cookie of our making, and only for accounts that were used in it', async () => {
    const [family, other] = [nextFamily(), nextFamily()];
    await spend(family.email);
    const forged = new Client(server.url);
    forged.cookies.set('device', Buffer.from('{"id":"x"}').toString('base64url'));
    expect((await signIn(family.email, PASSWORD, newNetwork(), forged)).status).toBe(429);
    const others = new Client(server.url);
    await signIn(other.email, PASSWORD, newNetwork(), others);
    expect((await signIn(family.email, PASSWORD, newNetwork(), others)).status).toBe(429);
    expect(others.cookies.get('device')).not.toContain(other.email);
  });
});

describe('a clock that was a year ahead', () => {
  it('leaves no limit behind, not even for the moment until things are tidied up', async () => {
    const { email } = nextFamily();
    await spend(email);
    expect((await signIn(email, PASSWORD, newNetwork())).status).toBe(429);
    await free.db.query('update rate_limits set expire = expire + 365 * 86400000::bigint');
    expect((await signIn(email, PASSWORD, newNetwork())).status).toBe(200);
  });
});
