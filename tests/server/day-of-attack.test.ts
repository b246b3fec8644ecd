import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { googleSettings } from '#tests/support/google.ts';
import { makePasswordCheap } from './support/cheap-password.ts';
import { Client, newFamily, PASSWORD, type Family } from './support/client.ts';
import { mailServer, type MailServer } from './support/mail-server.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const MINUTES = 24 * 60;
const HOME = '203.0.113.1';
const TRAIN = '203.0.113.2';

let free: TestServer;
/** With limits, behind a proxy that tells each client's network. */
let server: TestServer;
let smtp: MailServer;
let owner: Family;
beforeAll(async () => {
  smtp = await mailServer();
  await smtp.start();
  free = await startTestServer();
  const env = {
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    SMTP_URL: smtp.url,
    ...googleSettings('http://127.0.0.1:1'),
  };
  owner = await newFamily(free.url);
  await makePasswordCheap(free.db, owner.userId);
  server = await startTestServer(env, { databaseUrl: free.databaseUrl });
});
afterAll(async () => {
  await server.stop();
  await free.stop();
  await smtp.stop();
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const call = (ip: string, name: string, body: object, client = new Client(server.url)) =>
  client.post(`/api/auth/${name}`, { email: owner.email, ...body }, from(ip));
const signIn = (ip: string, client: Client) => call(ip, 'signin', { password: PASSWORD }, client);
const goToGoogle = async (ip: string, client = new Client(server.url)) =>
  (await client.get('/auth/google', from(ip))).headers.get('location');

/** Moves everything that is counted, waits or expires by a minute. */
const minute = () =>
  free.db.query(`
    with limits as (update rate_limits set expire = expire - 60000),
      queue as (update mail_queue set next_try = next_try - interval '1 minute', created_at = created_at - interval '1 minute'),
      sent as (update mails_sent set sent_at = sent_at - interval '1 minute')
    update mail_tokens set expires_at = expires_at - interval '1 minute'`);

/** Somewhat more of everything than the limits allow, from the owner's network and from a stranger's. */
async function attack(at: number): Promise<void> {
  // Guesses every minute until the budgets are used up; then just often enough to keep them so.
  if (at > 180 && at % 10 > 0) return;
  const elsewhere = `198.51.${at >> 8}.${at & 255}`;
  const guess = { password: `wrong ${at}` };
  await Promise.all([call(HOME, 'signin', guess), call(elsewhere, 'signin', guess)]);
  if (at % 10 > 0) return;
  const mails = [
    call(HOME, 'recover', {}),
    call(elsewhere, 'recover', {}),
    call(HOME, 'resend', { type: 'signup' }),
  ];
  await Promise.all([...mails, goToGoogle(HOME)]);
  if (at % 60 === 30) await call(HOME, 'signup', { password: 'a password of my own' });
  // Sets all these counts to their maximum.
  await free.db.query(`update rate_limits set points = case split_part(key, ':', 1)
      when 'mails' then 300 when 'google' then 300 when 'signup' then 300 when 'wrong' then 2500 else points end`);
}

/** Waits until every due mail has been sent. */
const posted = () =>
  vi.waitFor(
    async () => {
      const due = await free.db.query('select from mail_queue where next_try <= now() or tries > 0');
      expect(due.rowCount).toBe(0);
    },
    { timeout: 30_000, interval: 5 },
  );
const newestToken = () =>
  smtp.delivered
    .filter(({ recipients }) => recipients.includes(owner.email))
    .map(({ mail }) => /reset-password\?token=([\w-]+)/.exec(mail.text ?? '')?.[1])
    .filter(Boolean)
    .at(-1);

/** How the owner can sign in from an unknown browser within a minute. */
async function comeIn(ip: string): Promise<'password' | 'link'> {
  const browser = new Client(server.url);
  const refused = await signIn(ip, browser);
  if (refused.status === 200) return 'password';
  expect(refused.status).toBe(429);
  for (let tries = 0; tries < 2; tries++) {
    await call(ip, 'recover', {});
    await posted();
    const reset = { token: newestToken(), password: PASSWORD };
    const { status } = await browser.post('/api/auth/reset', reset, from(ip));
    await makePasswordCheap(free.db, owner.userId);
    if (status === 200) {
      expect((await browser.get('/api/auth/session')).body.session.user.email).toBe(owner.email);
      return 'link';
    }
    await minute();
  }
  throw new Error('kept out for more than a minute');
}

it('24 hours of attack from everywhere, the own network, too, keep the owner out for no minute', async () => {
  const known = new Client(server.url);
  expect((await signIn(HOME, known)).status).toBe(200);
  const ways = { home: [] as string[], elsewhere: [] as string[] };
  for (let at = 0; at < MINUTES; at++) {
    await attack(at);
    expect((await signIn(at % 2 === 0 ? HOME : TRAIN, known)).status, `minute ${at}`).toBe(200);
    if (at % 60 === 59) {
      ways.home.push(await comeIn(HOME));
      ways.elsewhere.push(await comeIn(`192.0.2.${Math.floor(at / 60)}`));
      expect(await goToGoogle(HOME, known)).toContain('/authorize?');
      expect(await goToGoogle(HOME)).toBe('/login?error=temporarily_unavailable');
    }
    await minute();
  }
  // A hundred guesses a day there, and a hundred from everywhere else; then only a link works. In the second hour a busy
  // machine may not have hashed all of the attack's guesses yet.
  expect(ways.home.slice(2, 23)).toEqual(Array<string>(21).fill('link'));
  expect(ways.elsewhere.slice(2, 23)).toEqual(ways.home.slice(2, 23));
  for (const limit of ['own-network-day', 'strangers'])
    expect(server.noted('budget_spent')).toContainEqual(expect.objectContaining({ limit }));
}, 600_000);
