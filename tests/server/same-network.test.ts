import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePasswordCheap } from './support/cheap-password.ts';
import { Client, newEmail, newFamily, PASSWORD } from './support/client.ts';
import { mailServer, type MailServer } from './support/mail-server.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let free: TestServer;
/** With limits, behind a proxy that tells each client's network. */
let server: TestServer;
let smtp: MailServer;
beforeAll(async () => {
  smtp = await mailServer();
  await smtp.start();
  free = await startTestServer();
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1', SMTP_URL: smtp.url };
  server = await startTestServer(env, { databaseUrl: free.databaseUrl });
});
afterAll(async () => {
  await server.stop();
  await free.stop();
  await smtp.stop();
});

/** The tokens of the password links mailed to the address, by any server. */
async function tokensMailed(email: string): Promise<string[]> {
  const { text } = await new Client(free.url).get('/mailbox');
  const kept = text.split('<article>').filter((article) => article.includes(`To ${email},`));
  const sent = smtp.delivered.filter(({ recipients }) => recipients.includes(email));
  return [...kept, ...sent.map(({ mail }) => mail.text ?? '')].flatMap(
    (mail) => /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? [],
  );
}

const mailed = (email: string) =>
  vi.waitFor(
    async () => {
      const [token] = await tokensMailed(email);
      expect(token).toBeDefined();
      return token!;
    },
    { timeout: 30_000 },
  );

let networks = 0;
const newNetwork = () => `203.0.${Math.floor(++networks / 250)}.${networks % 250}`;
const from = (ip: string) => ({ 'x-forwarded-for': ip });

const signIn = (email: string, password: string, ip: string, client = new Client(server.url)) =>
  client.post('/api/auth/signin', { email, password }, from(ip));

describe('a laptop in the same network', () => {
  const asRecover = (email: string, ip: string) =>
    new Client(server.url).post('/api/auth/recover', { email }, from(ip));
  /** Uses up the network's limit of mails. */
  const spendMails = async (ip: string) => {
    await free.db.query(`delete from rate_limits where key like 'mails:%'`);
    await asRecover(newEmail(), ip);
    await free.db.query(`update rate_limits set points = 300 where key like 'mails:%'`);
  };
  it('keeps no right password out with its wrong ones, which are answered as for an address of nobody', async () => {
    const { email } = await newFamily(free.url);
    const home = newNetwork();
    await signIn(email, PASSWORD, home);
    const answers: unknown[][] = [];
    for (const address of [email, newEmail()]) {
      const all = [];
      for (let i = 0; i < 13; i++) {
        const { status, body, headers } = await signIn(address, `wrong ${i}`, home);
        all.push([status, body, Math.ceil(Number(headers.get('retry-after')) / 60)]);
      }
      answers.push(all);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.map((answer) => (answer as number[])[0])).toEqual([
      ...Array<number>(10).fill(400),
      429,
      429,
      429,
    ]);
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
  });

  it('has a hundred guesses a day; then the right password sends its owner a link, and tells nothing', async () => {
    const { email, userId } = await newFamily(free.url);
    await makePasswordCheap(free.db, userId);
    const home = newNetwork();
    await signIn(email, PASSWORD, home);
    for (let i = 0; i < 100; i++) {
      // The owner can sign in between any two of them.
      if (i % 20 === 19) expect((await signIn(email, PASSWORD, home)).status).toBe(200);
      await signIn(email, `wrong ${i}`, home);
    }
    const right = await signIn(email, PASSWORD, home);
    const wrong = await signIn(email, 'wrong', home);
    expect(right.status).toBe(429);
    expect(right.body).toEqual(wrong.body);
    const token = await mailed(email);
    const owner = new Client(server.url);
    expect((await owner.post('/api/auth/reset', { token, password: PASSWORD }, from(home))).status).toBe(200);
    expect((await signIn(email, PASSWORD, home, owner)).status).toBe(200);
    expect(server.noted('budget_spent')).toContainEqual(
      expect.objectContaining({ limit: 'own-network-day' }),
    );
    expect(server.noted('link_instead')).not.toEqual([]);
  });

  /** As if this many wrong passwords had come from the network, for addresses without accounts. */
  const guessAtOthers = async (ip: string, times: number) => {
    await free.db.query(`delete from rate_limits where key like 'wrong:%'`);
    await signIn(newEmail(), 'wrong', ip);
    await free.db.query(`update rate_limits set points = $1 where key like 'wrong:%'`, [times]);
  };

  it('keeps nobody out by some hundred wrong passwords for other addresses, nor by asking for mails', async () => {
    const { email } = await newFamily(free.url);
    const school = newNetwork();
    await spendMails(school);
    await guessAtOthers(school, 2000);
    expect((await signIn(email, PASSWORD, school)).status).toBe(200);
  });

  it('keeps nobody out who has signed in there before by any number of them; others get a link by mail', async () => {
    const [pupil, visitor] = [await newFamily(free.url), await newFamily(free.url)];
    const school = newNetwork();
    await signIn(pupil.email, PASSWORD, school);
    await guessAtOthers(school, 2500);
    const wrong = [await signIn(newEmail(), 'wrong', school), await signIn(visitor.email, 'wrong', school)];
    const right = await signIn(visitor.email, PASSWORD, school);
    for (const answer of [...wrong, right]) {
      expect(answer.status).toBe(429);
      expect(answer.body).toEqual(right.body);
    }
    expect(await mailed(visitor.email)).toMatch(/.{43}/);
    expect((await signIn(pupil.email, PASSWORD, school)).status).toBe(200);
  });

  it('keeps nobody from the link in a mail by asking for mails', async () => {
    const { email } = await newFamily(free.url);
    const school = newNetwork();
    await spendMails(school);
    const answer = await asRecover(email, school);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await mailed(email)).toMatch(/.{43}/);
  });

  it('has no more than one mail sent to an account in a quarter of an hour beyond its budget, nor rows kept', async () => {
    const { email } = await newFamily(free.url);
    const school = newNetwork();
    await spendMails(school);
    await asRecover(email, school);
    await mailed(email);
    const rows = async () => (await free.db.query('select from rate_limits')).rowCount;
    await asRecover(newEmail(), school);
    const before = await rows();
    for (let i = 0; i < 5; i++) expect((await asRecover(newEmail(), school)).status).toBe(200);
    expect((await asRecover(email, school)).status).toBe(200);
    expect(await rows()).toBe(before);
    // A mail that was requested later has been sent, so all earlier ones have been, too.
    const last = await newFamily(free.url);
    await asRecover(last.email, newNetwork());
    await mailed(last.email);
    expect(await tokensMailed(email)).toHaveLength(1);
  });
});
