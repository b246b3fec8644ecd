import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { applyDeletions } from '#server/deletions/apply.ts';
import { createMailbox } from '#server/mail/mailbox.ts';
import { queueDue } from '#server/weekly/store.ts';
import { rowsWith } from '#tests/support/tables-with.ts';
import { Client, newEmail, newName, newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, TEST_SECRET, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = (statement: string, ...values: unknown[]) => server.db.query(statement, values);

interface Siblings {
  readonly family: Family;
  readonly first: string;
  readonly second: { readonly id: string; readonly name: string };
}

/** Two players, each with a round, whose grown-up may delete one. */
async function newSiblings(): Promise<Siblings> {
  const [first, name] = [newName(), newName()];
  const family = await newPlayer(server.url, { username: first });
  await family.post('/api/gate');
  const child = { username: name, age: 4, avatar_url: 'cat', theme: 'berry' };
  const { id } = (await family.post('/api/players', child)).body;
  for (const playerId of [family.userId, id])
    expect((await family.post('/api/progress', { ...round(), playerId })).status).toBe(200);
  await family.post('/api/auth/again', { password: PASSWORD });
  return { family, first, second: { id, name } };
}
const wish = async ({ family }: Siblings, playerId: string, weekly_mail: boolean) =>
  expect((await family.send('PATCH', `/api/learner?player=${playerId}`, { weekly_mail })).status).toBe(200);
const remove = async ({ family }: Siblings, id: string) =>
  expect((await family.send('DELETE', `/api/players/${id}`, { confirm: 'DELETE' })).status).toBe(204);

/** The family's mails on the mailbox page, newest first. */
async function mailsOf({ family }: Siblings): Promise<readonly string[]> {
  const { text } = await new Client(server.url).get('/mailbox');
  return text.split('<article>').filter((article) => article.includes(`To ${family.email},`));
}
const soon = { timeout: 10_000, interval: 50 };
const newestOf = (siblings: Siblings) => expect.poll(async () => (await mailsOf(siblings))[0], soon);

/** The weekly mail was asked for, for these players, and said yes to; the first one has come. */
async function begin(siblings: Siblings, ...playerIds: readonly string[]): Promise<void> {
  for (const id of playerIds) await wish(siblings, id, true);
  await newestOf(siblings).toContain('/mail/weekly?token=');
  const [asking] = await mailsOf(siblings);
  const token = /\/mail\/weekly\?token=([\w-]+)/.exec(asking!)![1];
  const pressed = await fetch(`${server.url}/mail/weekly?token=${token}`, { method: 'POST' });
  expect(pressed.status).toBe(200);
  await newestOf(siblings).toContain('This week at Addly Nook');
}
/** Has what is due sent now. */
const wake = () => new Client(server.url).post('/api/auth/recover', { email: newEmail() });
/** One more weekly mail comes. */
async function another(siblings: Siblings): Promise<void> {
  const { length } = await mailsOf(siblings);
  await run('update users set weekly_next_at = now() where id = $1', siblings.family.userId);
  await queueDue(openDatabase(server.db));
  await wake();
  await expect.poll(async () => (await mailsOf(siblings)).length, soon).toBe(length + 1);
}
const waiting = async ({ family }: Siblings) =>
  (await run('select kind from mail_queue where user_id = $1 order by kind', family.userId)).rows.map(
    ({ kind }) => kind,
  );
/** Mails that wait for an hour. */
const hold = ({ family }: Siblings, ...kinds: readonly string[]) =>
  run(
    `insert into mail_queue (kind, user_id, next_try) select unnest($2::text[]), $1, now() + interval '1 hour'`,
    family.userId,
    kinds,
  );

it('takes the weekly mails that tell of a deleted player, and no other mail', async () => {
  const siblings = await newSiblings();
  const { family, first, second } = siblings;
  await begin(siblings, family.userId, second.id);
  const [both] = await mailsOf(siblings);
  expect(both).toContain(first);
  expect(both).toContain(second.name);
  await wish(siblings, second.id, false);
  await another(siblings);
  const before = await mailsOf(siblings);
  expect(Object.keys(await rowsWith(server.db, second.id))).toContain('mailbox');

  await remove(siblings, second.id);
  await expect.poll(() => rowsWith(server.db, second.id)).toEqual({});
  const after = await mailsOf(siblings);
  // One less: what tells of the other one alone, the question and the confirmation are as before.
  expect(after).toEqual(before.filter((mail) => mail !== both));
  expect(after.filter((mail) => mail.includes('This week at Addly Nook'))).toHaveLength(1);
  expect(after.filter((mail) => mail.includes('/auth/confirm'))).toHaveLength(1);
  expect(after.join()).not.toContain(second.name);
});

it('takes what waits where nobody is left to tell of, and writes the rest without the deleted one', async () => {
  const siblings = await newSiblings();
  const { family, first, second } = siblings;
  await begin(siblings, second.id);
  await hold(siblings, 'password_changed', 'weekly', 'weekly_asked');
  await remove(siblings, second.id);
  expect(await waiting(siblings)).toEqual(['password_changed']);

  const others = await newSiblings();
  await begin(others, others.family.userId, others.second.id);
  await hold(others, 'weekly');
  await remove(others, others.second.id);
  expect(await waiting(others)).toEqual(['weekly']);
  await run('update mail_queue set next_try = now() where user_id = $1', others.family.userId);
  await wake();
  await newestOf(others).toContain(others.first);
  expect((await mailsOf(others)).join()).not.toContain(others.second.name);
  expect((await mailsOf(siblings)).join()).not.toContain(second.name);
  expect((await family.get('/api/players')).body).toMatchObject([{ username: first }]);
});

it('keeps no copy that was written while its player was deleted', async () => {
  const siblings = await newSiblings();
  const { family, second } = siblings;
  const mailbox = createMailbox(openDatabase(server.db), [TEST_SECRET]);
  const mail = { subject: 'This week', text: second.name, html: second.name, players: [second.id] };
  const to = { userId: family.userId, email: family.email };
  expect(await mailbox.put(to, mail)).toBe(true);
  const deleting = await server.db.connect();
  try {
    await deleting.query('begin');
    await deleting.query('delete from profiles where id = $1', [second.id]);
    const kept = mailbox.put(to, mail);
    await deleting.query('commit');
    expect(await kept).toBe(false);
  } finally {
    deleting.release();
  }
  expect(await mailbox.put(to, mail)).toBe(false);
});

it('takes the copies that came back with a restored database', async () => {
  const siblings = await newSiblings();
  const { family, second } = siblings;
  await begin(siblings, family.userId, second.id);
  await applyDeletions(openDatabase(server.db), [{ at: new Date(), kind: 'player', id: second.id }]);
  expect((await mailsOf(siblings)).join()).not.toContain(second.name);
});

it('asks for a yes at most once a minute, however often it is switched; the switch works all the same', async () => {
  const siblings = await newSiblings();
  const { family } = siblings;
  const isSentAndDone = () => expect.poll(() => waiting(siblings), soon).toEqual([]);
  const asking = async () => (await mailsOf(siblings)).filter((mail) => mail.includes('/mail/weekly?token='));
  await wish(siblings, family.userId, true);
  await expect.poll(async () => (await asking()).length, soon).toBe(1);
  await isSentAndDone();
  for (const on of [false, true, false, true]) {
    await wish(siblings, family.userId, on);
    expect((await family.get(`/api/learner?player=${family.userId}`)).body.weekly_mail).toBe(on);
    expect(await waiting(siblings)).toEqual([]);
  }
  expect(await asking()).toHaveLength(1);
  await run(
    `update mails_sent set sent_at = sent_at - interval '1 minute' where user_id = $1`,
    family.userId,
  );
  await wish(siblings, family.userId, true);
  await expect.poll(async () => (await asking()).length, soon).toBe(2);
});

it('asks once when it is switched on ten times at the same moment, here and there', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(newSiblings));
  for (const siblings of all) {
    const players = [siblings.family.userId, siblings.second.id];
    await Promise.all(Array.from({ length: 10 }, (_, at) => wish(siblings, players[at % 2]!, true)));
    await expect.poll(() => waiting(siblings), soon).toEqual([]);
    // Those that go on waiting would be sent by now.
    const sent = await run(
      `select from mails_sent where user_id = $1 and kind = 'weekly_asked'`,
      siblings.family.userId,
    );
    expect(sent.rowCount).toBe(1);
  }
});

it('asks no more when others wait at the same moment for a question that is just being sent', async () => {
  const siblings = await newSiblings();
  const { userId } = siblings.family;
  const other = await server.db.connect();
  let all: Promise<unknown>;
  try {
    await other.query('begin');
    await other.query('select from users where id = $1 for no key update', [userId]);
    all = Promise.all(Array.from({ length: 10 }, () => wish(siblings, userId, true)));
    const areWaiting = async () => {
      const { rowCount } = await run(`select from pg_stat_activity where wait_event_type = 'Lock'`);
      return rowCount! > 0;
    };
    await Promise.race([all, expect.poll(areWaiting, soon).toBe(true)]);
    const sent = `insert into mails_sent (user_id, kind, sent_at) values ($1, 'weekly_asked', clock_timestamp())`;
    await other.query(sent, [userId]);
    await other.query('commit');
  } finally {
    other.release();
  }
  await all;
  await expect.poll(() => waiting(siblings), soon).toEqual([]);
  expect((await mailsOf(siblings)).filter((mail) => mail.includes('/mail/weekly?token='))).toEqual([]);
});
