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

/** What an onlooker sees of an answer, without what differs between any two answers. */
const masked = ({ status, text, headers }: Answer) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !['date'].includes(name)),
});

const CALLS: readonly [path: string, body: (email: string) => object][] = [
  ['/api/auth/signin', (email) => ({ email, password: 'the wrong password' })],
  ['/api/auth/signup', (email) => ({ email, password: 'another good password' })],
  ['/api/auth/resend', (email) => ({ type: 'signup', email })],
  ['/api/auth/recover', (email) => ({ email })],
];

/** The quicker ones: what other work on the machine adds to the slower ones says nothing about the server. */
const quartile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!;

describe.each(CALLS)('%s tells nobody who has an account', (path, body) => {
  it('by what it answers', async () => {
    const client = new Client(server.url);
    const seen = [];
    for (const email of [known[0]!, unconfirmed[0]!, newEmail()])
      seen.push(masked(await client.post(path, body(email))));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(client.cookies.size).toBe(0);
  });

  it('by how long it takes', async () => {
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
        // Mails go out after the answer: they must not slow down the next one that is measured.
        await client.get('/mailbox');
      }
    }
    const ratio = quartile(ofKnown) / quartile(ofUnknown);
    expect(ratio).toBeGreaterThan(0.67);
    expect(ratio).toBeLessThan(1.5);
  });
});
