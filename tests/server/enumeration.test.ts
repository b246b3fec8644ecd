import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newEmail, newFamily, PASSWORD, type Answer } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const PAIRS = 30;

let server: TestServer;
let known: string[];
let unconfirmed: string[];
beforeAll(async () => {
  server = await startTestServer();
  known = await Promise.all(Array.from({ length: PAIRS }, async () => (await newFamily(server.url)).email));
  unconfirmed = Array.from({ length: PAIRS }, newEmail);
  for (const email of unconfirmed)
    await new Client(server.url).post('/api/auth/signup', { email, password: PASSWORD });
});
afterAll(() => server.stop());

/**
 * The observable parts of an answer, without those that differ between any two answers: only the length of a cookie.
 */
const masked = ({ status, text, headers }: Answer) => ({
  status,
  text,
  headers: [...headers]
    .filter(([name]) => name !== 'date')
    .map(([name, value]) => [
      name,
      name === 'set-cookie'
        ? value.replace(/[\w-]{60,}/g, (text) => `${text.length}`).replace(/\w{3}, .*? GMT/, '')
        : value,
    ]),
});

const CALLS: readonly [path: string, body: (email: string) => object][] = [
  ['/api/auth/signin', (email) => ({ email, password: 'the wrong password' })],
  ['/api/auth/signup', (email) => ({ email, password: 'another good password' })],
  ['/api/auth/resend', (email) => ({ type: 'signup', email })],
  ['/api/auth/recover', (email) => ({ email })],
];

/** The lower quartile: delays of slower answers come from other load on the machine. */
const quartile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!;

describe.each(CALLS)('%s tells nobody who has an account', (path, body) => {
  it('by what it answers', async () => {
    const seen = [];
    for (const email of [known[0]!, unconfirmed[0]!, newEmail()])
      seen.push(masked(await new Client(server.url).post(path, body(email))));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  // Other load on the machine can spoil a measurement: it may be repeated, because a real leak shows every time.
  it('by how long it takes', { retry: 2 }, async () => {
    const client = new Client(server.url);
    const took = async (email: string) => {
      const start = performance.now();
      await client.post(path, body(email));
      return performance.now() - start;
    };
    const ofKnown: number[] = [];
    const ofUnknown: number[] = [];
    for (const [i, email] of known.entries()) {
      const turns = [
        async () => ofKnown.push(await took(email)),
        async () => ofUnknown.push(await took(newEmail())),
      ];
      for (const turn of i % 2 === 0 ? turns : turns.toReversed()) {
        await turn();
        // Mails are sent after the answer: they must not slow down the next measured one.
        await client.get('/mailbox');
      }
    }
    const ratio = quartile(ofKnown) / quartile(ofUnknown);
    expect(ratio).toBeGreaterThan(0.67);
    expect(ratio).toBeLessThan(1.5);
  });
});

describe('a sign-up with any address', () => {
  it('is told the same at sign-in whether somebody has an account there, with its cookie and without', async () => {
    const password = 'the password of a nosy one';
    const seen = [];
    for (const email of [(await newFamily(server.url)).email, unconfirmed[1]!, newEmail()]) {
      const nosy = new Client(server.url);
      await nosy.post('/api/auth/signup', { email, password });
      const signIn = async (client: Client, typed: string) =>
        masked(await client.post('/api/auth/signin', { email, password: typed }));
      seen.push([
        await signIn(nosy, password),
        await signIn(nosy, 'another password'),
        await signIn(new Client(server.url), password),
      ]);
    }
    expect(seen[0]!.map(({ text }) => (JSON.parse(text) as { code: string }).code)).toEqual([
      'email_not_confirmed',
      'invalid_credentials',
      'invalid_credentials',
    ]);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('does not open the account, nor change what its owner can do', async () => {
    const family = await newFamily(server.url);
    const nosy = new Client(server.url);
    await nosy.post('/api/auth/signup', { email: family.email, password: 'the password of a nosy one' });
    const owner = { email: family.email, password: PASSWORD };
    expect((await nosy.copy().post('/api/auth/signin', owner)).status).toBe(200);
    expect((await new Client(server.url).post('/api/auth/signin', owner)).status).toBe(200);
  });
});
