import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client, newEmail, PASSWORD } from './support/client.ts';
import { mailServer, type Delivered, type MailServer } from './support/mail-server.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let smtp: MailServer;
let server: TestServer;

beforeAll(async () => {
  smtp = await mailServer();
  server = await startTestServer({ SMTP_URL: smtp.url });
});
afterAll(() => server.stop());
beforeEach(() => smtp.start());
afterEach(async () => {
  await smtp.stop();
  smtp.delivered.length = 0;
  await server.db.query('delete from mail_queue');
});

const visitor = () => new Client(server.url);
/** Any request for a mail makes the server check the queue at once. */
const wake = () => visitor().post('/api/auth/recover', { email: newEmail() });
const soon = { timeout: 20_000, interval: 20 };
const mailsTo = (email: string, count: number): Promise<Delivered[]> =>
  vi.waitFor(() => {
    const mails = smtp.delivered.filter(({ recipients }) => recipients.includes(email));
    expect(mails).toHaveLength(count);
    return mails;
  }, soon);

interface Waiting {
  readonly kind: string;
  readonly tries: number;
  readonly wait: number;
}
const waiting = async (email: string): Promise<Waiting[]> =>
  (
    await server.db.query<Waiting>(
      `select kind, tries, extract(epoch from next_try - now())::float8 as wait
       from mail_queue where user_id = (select id from users where email = $1)`,
      [email],
    )
  ).rows;
/** It was tried once, and waits for its next try. */
const isPutOff = (email: string) =>
  vi.waitFor(async () => {
    const [mail] = await waiting(email);
    expect(mail).toMatchObject({ tries: 1 });
    expect(mail!.wait).toBeLessThan(60);
  }, soon);
const itsTurn = () => server.db.query('update mail_queue set next_try = now()');
const queue = (kind: string, email: string) =>
  server.db.query(`insert into mail_queue (kind, user_id) select $1, id from users where email = $2`, [
    kind,
    email,
  ]);
const tokens = async (email: string) =>
  (
    await server.db.query<{ minutes: number }>(
      `select extract(epoch from expires_at - now())::float8 / 60 as minutes from mail_tokens
       where user_id = (select id from users where email = $1)`,
      [email],
    )
  ).rows;

async function confirmed(): Promise<string> {
  const email = newEmail();
  await server.db.query('insert into users (email, confirmed_at) values ($1, now())', [email]);
  return email;
}

describe('a mail server that is away', () => {
  it('gets the mail when it comes back after hours, with a link that is new', async () => {
    await smtp.stop();
    const email = newEmail();
    const client = visitor();
    expect((await client.post('/api/auth/signup', { email, password: PASSWORD })).status).toBe(200);
    await isPutOff(email);
    expect(await tokens(email)).toEqual([]);
    await server.db.query(`update mail_queue set created_at = now() - interval '20 hours'`);
    await smtp.start();
    await itsTurn();
    await wake();
    const [{ mail }] = (await mailsTo(email, 1)) as [Delivered];
    expect((await tokens(email))[0]!.minutes).toBeCloseTo(24 * 60, 0);
    const token = /token=([\w-]+)/.exec(mail.text!)![1];
    expect((await client.post('/api/auth/verify', { token })).status).toBe(200);
  });

  it('is asked again by itself, a little later each time', async () => {
    await smtp.stop();
    const email = await confirmed();
    await visitor().post('/api/auth/recover', { email });
    await isPutOff(email);
    await smtp.start();
    await mailsTo(email, 1);
    // The row is removed shortly after the mail server has accepted the mail.
    await vi.waitFor(async () => expect(await waiting(email)).toEqual([]), soon);
  });

  it('gets one mail of a kind, however often it was asked for meanwhile', async () => {
    await smtp.stop();
    const email = await confirmed();
    for (let i = 0; i < 5; i++)
      expect((await visitor().post('/api/auth/recover', { email })).status).toBe(200);
    expect(await waiting(email)).toHaveLength(1);
    await smtp.start();
    await itsTurn();
    await wake();
    await mailsTo(email, 1);
  });

  it('for more than a day gets it no more, and the operator is told', async () => {
    await smtp.stop();
    const email = await confirmed();
    await visitor().post('/api/auth/recover', { email });
    await isPutOff(email);
    await server.db.query(`update mail_queue set created_at = now() - interval '25 hours', next_try = now()`);
    await wake();
    await vi.waitFor(async () => expect(await waiting(email)).toEqual([]), soon);
    expect(server.noted('mail_given_up')).toContainEqual(
      expect.objectContaining({ kind: 'recover', reason: 'too_old' }),
    );
  });
});

describe('a server that ends', () => {
  it('leaves its mails to the next one', async () => {
    await smtp.stop();
    const one = await startTestServer({ SMTP_URL: smtp.url }, { databaseUrl: server.databaseUrl });
    const email = await confirmed();
    expect((await new Client(one.url).post('/api/auth/recover', { email })).status).toBe(200);
    await one.stop();
    expect(await waiting(email)).toHaveLength(1);
    await smtp.start();
    // As if the server had been killed while sending: its lease expires.
    await itsTurn();
    const next = await startTestServer({ SMTP_URL: smtp.url }, { databaseUrl: server.databaseUrl });
    await mailsTo(email, 1);
    await next.stop();
  });

  it('and others on the same database never hand over a mail twice', async () => {
    const others = await Promise.all(
      [1, 2].map(() => startTestServer({ SMTP_URL: smtp.url }, { databaseUrl: server.databaseUrl })),
    );
    const emails = await Promise.all(Array.from({ length: 20 }, confirmed));
    await server.db.query(
      `insert into mail_queue (kind, user_id) select 'password_changed', id from users where email = any($1)`,
      [emails],
    );
    await Promise.all(
      [server, ...others].map(({ url }) => new Client(url).post('/api/auth/recover', { email: newEmail() })),
    );
    await vi.waitFor(async () => {
      const { rowCount } = await server.db.query('select from mail_queue');
      expect(rowCount).toBe(0);
    }, soon);
    expect(smtp.delivered.flatMap(({ recipients }) => recipients).sort()).toEqual(emails.sort());
    for (const other of others) await other.stop();
  });
});

describe('a sign-up while the mail of an earlier one is on its way', () => {
  it('gets its own mail all the same', async () => {
    const email = newEmail();
    const owner = visitor();
    await smtp.stop();
    await visitor().post('/api/auth/signup', { email, password: 'seven sly weasels' });
    await isPutOff(email);
    await smtp.start();
    let arrived = () => undefined as void;
    const isThere = new Promise<void>((done) => (arrived = done));
    smtp.hold = async () => {
      arrived();
      smtp.hold = undefined;
      await owner.post('/api/auth/signup', { email, password: PASSWORD });
    };
    await itsTurn();
    await wake();
    await isThere;
    const [, { mail }] = (await mailsTo(email, 2)) as [Delivered, Delivered];
    const token = /token=([\w-]+)/.exec(mail.text!)![1];
    expect((await owner.post('/api/auth/verify', { token })).status).toBe(200);
  });
});

describe('a refusal by the mail server', () => {
  it('for good ends it', async () => {
    const email = await confirmed();
    smtp.refusals.push(550);
    await visitor().post('/api/auth/recover', { email });
    await vi.waitFor(
      () =>
        expect(server.noted('mail_given_up')).toContainEqual(expect.objectContaining({ reason: 'refused' })),
      soon,
    );
    await vi.waitFor(async () => expect(await waiting(email)).toEqual([]), soon);
    expect(await tokens(email)).toEqual([]);
  });

  it('for the moment puts it off', async () => {
    const email = await confirmed();
    smtp.refusals.push(451);
    await visitor().post('/api/auth/recover', { email });
    await mailsTo(email, 1);
    expect(await tokens(email)).toHaveLength(1);
  });
});

describe('mails that left', () => {
  const sent = (email: string, count: number, hours: number) =>
    server.db.query(
      `insert into mails_sent (user_id, kind, sent_at)
       select id, 'recover', now() - make_interval(hours => $3) from users, generate_series(1, $2) where email = $1`,
      [email, count, hours],
    );

  it.each([
    ['with an account', true, 20],
    ['without one', false, 5],
  ])('to an address %s are few a day, then one an hour and kind', async (_who, isConfirmed, most) => {
    const email = await confirmed();
    if (!isConfirmed) await server.db.query('update users set confirmed_at = null where email = $1', [email]);
    const ask = () => visitor().post('/api/auth/recover', { email });
    await sent(email, most - 1, 2);
    await ask();
    await mailsTo(email, 1);
    await vi.waitFor(async () => expect(await waiting(email)).toEqual([]), soon);
    // That was the last one of the day, just sent: the next one waits for an hour.
    await ask();
    await vi.waitFor(async () => expect((await waiting(email))[0]?.wait).toBeGreaterThan(3000), soon);
    expect(smtp.delivered).toHaveLength(1);
    expect(server.noted('mails_enough').length).toBeGreaterThan(0);
    await server.db.query(`update mails_sent set sent_at = sent_at - interval '1 hour'`);
    await itsTurn();
    await wake();
    await mailsTo(email, 2);
  });

  it('do not keep back word of what happened to the account', async () => {
    const email = await confirmed();
    await sent(email, 30, 0);
    await queue('password_changed', email);
    await wake();
    const [{ mail }] = (await mailsTo(email, 1)) as [Delivered];
    expect(mail.subject).toBe('Your Addly Nook password was changed');
  });

  it('while a clock was a year ahead count for nothing', async () => {
    const email = await confirmed();
    await sent(email, 30, -365 * 24);
    await visitor().post('/api/auth/recover', { email });
    await mailsTo(email, 1);
  });
});

describe('word of what happened to an account', () => {
  it.each([
    ['new_browser', 'A new sign-in to your Addly Nook account'],
    ['google_linked', 'Google sign-in was added to your Addly Nook account'],
    ['password_changed', 'Your Addly Nook password was changed'],
  ])('%s: opens nothing by itself', async (kind, subject) => {
    const email = await confirmed();
    await queue(kind, email);
    await wake();
    const [{ mail }] = (await mailsTo(email, 1)) as [Delivered];
    expect(mail.subject).toBe(subject);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
    const links = new Set(`${mail.text!} ${mail.html!}`.match(/https?:\/\/[^\s"<&]+[^\s"<&.]/g));
    expect(links).toEqual(new Set([`${server.url}/profile`, `${server.url}/reset-password`]));
  });

  it('goes out after a new password by a link', async () => {
    const email = await confirmed();
    await visitor().post('/api/auth/recover', { email });
    const [{ mail }] = (await mailsTo(email, 1)) as [Delivered];
    const token = /token=([\w-]+)/.exec(mail.text!)![1];
    expect((await visitor().post('/api/auth/reset', { token, password: PASSWORD })).status).toBe(200);
    const [, notice] = await mailsTo(email, 2);
    expect(notice!.mail.subject).toBe('Your Addly Nook password was changed');
    expect(server.noted('password_reset')).toHaveLength(1);
  });
});
