import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { applyDeletions } from '#server/deletions/apply.ts';
import { queueDue } from '#server/weekly/store.ts';
import { createWeeklyTokens } from '#server/weekly/tokens.ts';
import { Client, newEmail, PASSWORD, round, type Family } from './support/client.ts';
import { mailServer, type Delivered, type MailServer } from './support/mail-server.ts';
import { startTestServer, TEST_SECRET, type TestServer } from './support/server.ts';

const DAY_MS = 86_400_000;

let smtp: MailServer;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  smtp = await mailServer();
  await smtp.start();
  server = await startTestServer({ SMTP_URL: smtp.url });
  second = await startTestServer({ SMTP_URL: smtp.url }, { databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
  await smtp.stop();
});
beforeEach(() => void (smtp.delivered.length = 0));

const soon = { timeout: 20_000, interval: 20 };
const mailsTo = ({ email }: Pick<Family, 'email'>) =>
  smtp.delivered.filter(({ recipients }) => recipients.includes(email));
const oneTo = (family: Pick<Family, 'email'>): Promise<Delivered['mail']> =>
  vi.waitFor(() => {
    const mails = mailsTo(family);
    expect(mails).toHaveLength(1);
    return mails[0]!.mail;
  }, soon);
const run = (statement: string, ...values: unknown[]) => server.db.query(statement, values);
const nothingWaits = () =>
  vi.waitFor(async () => expect((await run('select from mail_queue')).rowCount).toBe(0), soon);
const addressIn = (text: string | undefined, path: string) =>
  new RegExp(`http\\S*${path}\\?token=[\\w-]+`).exec(text ?? '')![0];
/** The same address at a server of this test. */
const at = (url: string, base = server.url) => base + new URL(url).pathname + new URL(url).search;
const press = (url: string, base?: string) =>
  fetch(at(url, base), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
const wake = () => new Client(server.url).post('/api/auth/recover', { email: `${randomUUID()}@example.org` });

/** Somebody with a player and an open gate, who has read the first mail. */
async function familyNamed(username: string): Promise<Family> {
  const client = new Client(server.url);
  const email = newEmail();
  await client.post('/api/auth/signup', { email, password: PASSWORD });
  const { text } = await oneTo({ email });
  const token = /token=([\w-]+)/.exec(text!)![1];
  const { body } = await client.post('/api/auth/verify', { token });
  const made = await client.post('/api/profile', { username, age: 5, avatar_url: 'fox', theme: 'core' });
  expect(made.status).toBe(201);
  await client.post('/api/gate');
  smtp.delivered.length = 0;
  return Object.assign(client, { email, userId: body.session.user.id as string });
}
const wish = async (family: Family, weekly_mail = true) =>
  expect((await family.send('PATCH', '/api/learner', { weekly_mail })).status).toBe(200);
async function play(family: Family): Promise<void> {
  expect((await family.post('/api/progress', round())).status).toBe(200);
}
/** The link that says yes, from the mail that asks. */
async function asked(family: Family): Promise<string> {
  await wish(family);
  const link = addressIn((await oneTo(family)).text, '/mail/weekly');
  smtp.delivered.length = 0;
  return link;
}
async function wanting(username: string): Promise<Family> {
  const family = await familyNamed(username);
  expect((await press(await asked(family))).status).toBe(200);
  await nothingWaits();
  return family;
}
/** A week passes for the account. */
const aWeekLater = (family: Family, days = 7) =>
  run(
    `update users set weekly_next_at = weekly_next_at - make_interval(days => $2), weekly_confirmed_at = weekly_confirmed_at - make_interval(days => $2)
     where email = $1`,
    family.email,
    days,
  );
/** A minute passes since the mails that were sent to the account. */
const aMinuteLater = (family: Family) =>
  run(`update mails_sent set sent_at = sent_at - interval '1 minute' where user_id = $1`, family.userId);
const stateOf = async (family: Family) =>
  (
    await run(
      `select weekly_confirmed_at is not null as confirmed, extract(epoch from weekly_next_at - now())::float8 / 86400 as days
       from users where email = $1`,
      family.email,
    )
  ).rows[0] as { confirmed: boolean; days: number | null };
async function look(): Promise<number> {
  const databases = [openDatabase(server.db), openDatabase(server.db)];
  const counts = await Promise.all(databases.map((db) => queueDue(db)));
  await wake();
  await nothingWaits();
  return counts.reduce((sum, many) => sum + many, 0);
}

describe('the weekly mail', () => {
  it('is asked for once more by mail, and looking at its link says nothing', async () => {
    const family = await familyNamed('Otter Oak');
    const link = await asked(family);
    const shown = await fetch(at(link));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await shown.text()).toMatch(/<form method="post"><button>Yes, once a week<\/button><\/form>/);
    expect((await fetch(at(link), { method: 'HEAD' })).status).toBe(200);
    expect(await stateOf(family)).toEqual({ confirmed: false, days: null });
    expect(await look()).toBe(0);
    expect((await press(link)).status).toBe(200);
    expect(await stateOf(family)).toMatchObject({ confirmed: true });
    // Once is enough for the account.
    await wish(family, false);
    await wish(family);
    await nothingWaits();
    expect(mailsTo(family)).toEqual([]);
  });

  it('says what the page says, of those who played; no name in its subject', async () => {
    const family = await familyNamed('Beaver Bay');
    await play(family);
    const sibling = await family.post('/api/players', {
      theme: 'core',
      username: 'Idle Ibis',
      age: 5,
      avatar_url: 'owl',
    });
    expect(sibling.status).toBe(201);
    await run(`update profiles set weekly_mail = true where id = $1`, sibling.body.id);
    await press(await asked(family));
    const mail = await oneTo(family);
    const { sentence, next } = (await family.get('/api/learner/report')).body;
    expect(mail.subject).toBe('This week at Addly Nook');
    expect(mail.text).toContain(sentence);
    expect(mail.text).toContain(next.why);
    expect(mail.text).toContain(`Two minutes at home: ${next.atHome}`);
    expect(mail.text).not.toContain('Idle Ibis');
    expect(mail.html).toContain('>🦊</div>');
    expect(mail.html).toContain('>Stop these mails</a>');
    expect(mail.html).toContain('Open the page for <span style="white-space:nowrap">grown-ups</span></a>');
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toBe(`<${addressIn(mail.text, '/mail/unsubscribe')}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    // Nothing in it opens an account: its only other address asks who is there.
    expect([...mail.text!.matchAll(/http\S+/g)].map(([url]) => new URL(url).pathname)).toEqual([
      '/grown-ups',
      '/mail/unsubscribe',
    ]);
  });

  it('comes once a week from two servers, at the same hour, and not when nobody played', async () => {
    const family = await wanting('Heron Hill');
    expect(mailsTo(family)).toEqual([]);
    await play(family);
    expect(await look()).toBe(0);
    await aWeekLater(family);
    const { days } = await stateOf(family);
    expect(await look()).toBe(1);
    await oneTo(family);
    expect((await stateOf(family)).days).toBeCloseTo(days! + 7, 3);
    expect(await look()).toBe(0);
    // A server that slept for a month makes up for none of them.
    await aWeekLater(family, 33);
    expect(await look()).toBe(1);
    expect((await stateOf(family)).days).toBeGreaterThan(0);
    expect((await stateOf(family)).days).toBeLessThanOrEqual(7);
    expect(mailsTo(family)).toHaveLength(2);
  });

  it('mends what a clock ahead has written', async () => {
    const family = await wanting('Magpie Moor');
    await aWeekLater(family, -300);
    expect(await look()).toBe(1);
    expect((await stateOf(family)).days).toBeCloseTo(7, 2);
  });

  it('ends by one click of a mail program, for ever and without a cookie; the switch is off then', async () => {
    const family = await familyNamed('Puffin Pier');
    await play(family);
    const begin = await asked(family);
    await press(begin);
    const stop = addressIn((await oneTo(family)).text, '/mail/unsubscribe');
    expect(await (await fetch(at(stop))).text()).toContain('Stop the weekly mails');
    expect((await stateOf(family)).confirmed).toBe(true);
    const ended = await press(stop, second.url);
    expect(ended.status).toBe(200);
    expect(ended.headers.get('set-cookie')).toBeNull();
    expect(await stateOf(family)).toEqual({ confirmed: false, days: null });
    expect((await family.get('/api/learner')).body.weekly_mail).toBe(false);
    // Twice, and once by the link of the earlier mail that asked: neither brings it back.
    expect((await press(stop)).status).toBe(200);
    expect((await press(begin)).status).toBe(410);
    expect(await look()).toBe(0);
    // Wanted again, it is asked for again.
    await aMinuteLater(family);
    smtp.delivered.length = 0;
    expect(await asked(family)).toContain('/mail/weekly');
  });

  it('that was ended stays ended when a backup is put back; one begun again later stays', async () => {
    const db = openDatabase(server.db);
    const family = await wanting('Stork Stream');
    const lines = (at: number) => [{ at: new Date(at), kind: 'weekly', id: family.userId } as const];
    await applyDeletions(db, lines(Date.now() - DAY_MS));
    expect((await stateOf(family)).confirmed).toBe(true);
    await applyDeletions(db, lines(Date.now() + 1000));
    expect((await stateOf(family)).confirmed).toBe(false);
    expect((await family.get('/api/learner')).body.weekly_mail).toBe(false);
  });

  it('goes with the account: its links then do nothing', async () => {
    const family = await wanting('Dipper Dale');
    const token = createWeeklyTokens([TEST_SECRET]).make('end', family.userId);
    await run('delete from users where id = $1', family.userId);
    expect((await press(`${server.url}/mail/unsubscribe?token=${token}`)).status).toBe(200);
    expect(
      (
        await press(
          `${server.url}/mail/weekly?token=${createWeeklyTokens([TEST_SECRET]).make('begin', family.userId)}`,
        )
      ).status,
    ).toBe(410);
  });

  it('needs the gate, and a player of the account', async () => {
    const family = await familyNamed('Gannet Gate');
    await run(
      `update session set sess = (sess::jsonb - 'gateUntil')::json where sess ->> 'userId' = $1`,
      family.userId,
    );
    expect(await family.send('PATCH', '/api/learner', { weekly_mail: true })).toMatchObject({
      status: 403,
      body: { code: 'gate_closed' },
    });
    const other = await familyNamed('Curlew Cove');
    expect(
      (await other.send('PATCH', `/api/learner?player=${family.userId}`, { weekly_mail: true })).status,
    ).toBe(404);
    expect(mailsTo(family)).toEqual([]);
    expect(mailsTo(other)).toEqual([]);
  });
});

describe('a link of the weekly mail', () => {
  const userId = randomUUID();
  const made = (wish: 'begin' | 'end', madeAt = Date.now()) =>
    createWeeklyTokens([TEST_SECRET], () => madeAt).make(wish, userId);

  it.each([
    ['nothing', ''],
    ['no token', 'hello'],
    ['a long one', 'x'.repeat(5000)],
    [
      'one of another secret',
      createWeeklyTokens(['another secret, thirty-two bytes long']).make('begin', userId),
    ],
    ['one that ends', made('end')],
    ['one of long ago', made('begin', Date.now() - 8 * DAY_MS)],
  ])('refuses %s in kind words', async (_what, token) => {
    for (const method of ['GET', 'POST']) {
      const said = await fetch(`${server.url}/mail/weekly?token=${token}`, { method });
      expect(said.status).toBe(404);
      expect(await said.text()).toContain('This link does not work any more.');
    }
  });

  it('that is given twice, or not at all, is refused', async () => {
    const token = made('end');
    for (const query of ['', `?token=${token}&token=${token}`])
      expect((await fetch(`${server.url}/mail/unsubscribe${query}`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.url}/mail/unsubscribe?token=${token}`, { method: 'PUT' })).status).toBe(
      405,
    );
  });

  it('that ends is good for years, and with an older secret', () => {
    const old = createWeeklyTokens(['an old secret of thirty-two bytes!!'], () => Date.now() - 3000 * DAY_MS);
    const read = createWeeklyTokens([TEST_SECRET, 'an old secret of thirty-two bytes!!']);
    expect(read.read('end', old.make('end', userId))).toBe(userId);
    expect(read.read('begin', old.make('end', userId))).toBeUndefined();
  });
});
