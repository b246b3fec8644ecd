import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, linkFor, newEmail, newFamily, PASSWORD } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const visitor = () => new Client(server.url);
const refused = (status: number, code: string, message: string) =>
  expect.objectContaining({ status, body: expect.objectContaining({ code, message }) });

describe('sign-up', () => {
  it('answers always the same, and the mail leads in', async () => {
    const email = newEmail();
    const client = visitor();
    const answer = await client.post('/api/auth/signup', {
      email,
      password: PASSWORD,
      data: { username: '' },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: null, session: null, confirmation_sent: true },
    });
    expect([...client.cookies.keys()]).toEqual(['sign-up']);
    const verified = await client.post('/api/auth/verify', {
      token: await linkFor(server.url, email, '/auth/confirm'),
    });
    expect(verified.status).toBe(200);
    expect(verified.body.redirect).toBeNull();
    expect(client.cookies.has('sign-up')).toBe(false);
    expect(verified.body.session).toMatchObject({
      token_type: 'cookie',
      user: { email, user_metadata: { username: null, age: null } },
    });
    // 90 days, less the time since then.
    expect(verified.body.session.expires_in).toBeGreaterThan(90 * 86_400 - 10);
    expect(verified.body.session.expires_in).toBeLessThanOrEqual(90 * 86_400);
    const session = await client.get('/api/auth/session');
    expect(session.body.session.user).toEqual(verified.body.session.user);
  });

  it('keeps what was said of the child at sign-up', async () => {
    const email = newEmail();
    const client = visitor();
    await client.post('/api/auth/signup', {
      email,
      password: PASSWORD,
      data: { username: 'Sunny Otter', age: 6 },
    });
    const { body } = await client.post('/api/auth/verify', {
      token: await linkFor(server.url, email, '/auth/confirm'),
    });
    expect(body.session.user.user_metadata).toEqual({ username: 'Sunny Otter', age: 6 });
  });

  it.each([
    [
      { email: newEmail(), password: 'x'.repeat(129) },
      422,
      'weak_password',
      'Password should be at most 128 characters.',
    ],
    [{ email: newEmail(), password: PASSWORD, admin: true }, 422, 'validation_failed', 'Please check this.'],
  ])('refuses %j', async (body, status, code, message) => {
    expect(await visitor().post('/api/auth/signup', body)).toEqual(refused(status, code, message));
  });

  it('of a confirmed address says so by mail alone', async () => {
    const { email } = await newFamily(server.url);
    const answer = await visitor().post('/api/auth/signup', { email, password: 'another good password' });
    expect(answer.body).toEqual({ user: null, session: null, confirmation_sent: true });
    const { text } = await visitor().get('/mailbox');
    const [newest = ''] = text.split('<article>').slice(1);
    expect(newest).toContain('You already have an Addly Nook account');
    expect(newest).toContain(email);
  });
});

describe('sign-in', () => {
  it('needs the right password and a confirmed address, in that order', async () => {
    const email = newEmail();
    const client = visitor();
    await client.post('/api/auth/signup', { email, password: PASSWORD });
    const wrong = refused(400, 'invalid_credentials', 'Invalid login credentials');
    expect(await visitor().post('/api/auth/signin', { email, password: 'wrong password' })).toEqual(wrong);
    expect(await visitor().post('/api/auth/signin', { email: newEmail(), password: PASSWORD })).toEqual(
      wrong,
    );
    expect(await visitor().post('/api/auth/signin', { email, password: PASSWORD })).toEqual(wrong);
    expect(await client.post('/api/auth/signin', { email, password: PASSWORD })).toEqual(
      refused(400, 'email_not_confirmed', 'Email not confirmed'),
    );
  });

  it('takes an address in any case, with spaces around it', async () => {
    const { email } = await newFamily(server.url);
    const answer = await visitor().post('/api/auth/signin', {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(answer.body.session.user.email).toBe(email);
  });

  it('refuses a password longer than any that could be set', async () => {
    const { email } = await newFamily(server.url);
    const answer = await visitor().post('/api/auth/signin', { email, password: PASSWORD + 'x'.repeat(5000) });
    expect(answer).toEqual(refused(400, 'invalid_credentials', 'Invalid login credentials'));
  });
});

describe('sign-out', () => {
  it('is done with or without a session', async () => {
    const family = await newFamily(server.url);
    expect((await family.post('/api/auth/signout')).status).toBe(204);
    expect([...family.cookies.keys()]).toEqual(['device']);
    expect((await family.send('POST', '/api/auth/signout')).status).toBe(204);
    expect((await family.get('/api/auth/session')).body).toEqual({ session: null });
  });

  it('that names somebody else ends nothing: it may have been said before who is here now has come', async () => {
    const [here, other] = [await newFamily(server.url), await newFamily(server.url)];
    const leave = ({ userId }: typeof here) =>
      here.send('POST', '/api/auth/signout', undefined, { 'x-addly-user': userId });
    const who = async () => (await here.get('/api/auth/session')).body.session?.user.id;
    expect([(await leave(other)).status, await who()]).toEqual([204, here.userId]);
    expect([(await leave(here)).status, await who()]).toEqual([204, undefined]);
  });
});

describe('links in mails', () => {
  const dead = refused(403, 'otp_expired', 'Email link is invalid or has expired');

  it('work once, and opening them changes nothing', async () => {
    const email = newEmail();
    const client = visitor();
    await client.post('/api/auth/signup', { email, password: PASSWORD });
    const token = await linkFor(server.url, email, '/auth/confirm');
    await visitor().get(`/auth/confirm?token=${token}`);
    await visitor().get(`/auth/confirm?token=${token}`);
    expect((await client.post('/api/auth/verify', { token })).status).toBe(200);
    expect(await visitor().post('/api/auth/verify', { token })).toEqual(dead);
  });

  it('work once even when opened twice at the same moment', async () => {
    const email = newEmail();
    const client = visitor();
    await client.post('/api/auth/signup', { email, password: PASSWORD });
    const token = await linkFor(server.url, email, '/auth/confirm');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.copy().post('/api/auth/verify', { token })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(7).fill(403)]);
  });

  it('are dead when too old, made up, or of the other kind', async () => {
    const email = newEmail();
    await visitor().post('/api/auth/signup', { email, password: PASSWORD });
    const token = await linkFor(server.url, email, '/auth/confirm');
    expect(await visitor().post('/api/auth/reset', { token, password: 'another good password' })).toEqual(
      dead,
    );
    await server.db.query(
      `update mail_tokens set expires_at = expires_at - interval '24 hours' where user_id = (select id from users where email = $1)`,
      [email],
    );
    expect(await visitor().post('/api/auth/verify', { token })).toEqual(dead);
    expect(await visitor().post('/api/auth/verify', { token: 'made-up' })).toEqual(dead);
  });

  it('are not to be found in the database', async () => {
    const email = newEmail();
    await visitor().post('/api/auth/signup', { email, password: PASSWORD });
    const token = await linkFor(server.url, email, '/auth/confirm');
    const { rows } = await server.db.query<{ all: string }>(
      `select string_agg(t::text, '') as all from (select m::text as t from mail_tokens m union all select encode(sealed, 'escape') from mailbox) x`,
    );
    expect(rows[0]!.all).not.toContain(token);
  });
});

describe('resend and recover', () => {
  it('answer the same for known and unknown addresses, and mail the known one', async () => {
    const email = newEmail();
    await visitor().post('/api/auth/signup', { email, password: PASSWORD });
    const first = await linkFor(server.url, email, '/auth/confirm');
    expect(await visitor().post('/api/auth/resend', { type: 'signup', email })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await visitor().post('/api/auth/resend', { type: 'signup', email: newEmail() })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await linkFor(server.url, email, '/auth/confirm')).not.toBe(first);
    expect(await visitor().post('/api/auth/recover', { email: newEmail() })).toMatchObject({
      status: 200,
      body: {},
    });
  });

  it('lead to a new password, which ends all sessions but the new one', async () => {
    const family = await newFamily(server.url);
    await visitor().post('/api/auth/recover', { email: family.email });
    const token = await linkFor(server.url, family.email, '/reset-password');
    const weak = await visitor().post('/api/auth/reset', { token, password: '123456' });
    expect(weak).toMatchObject({ status: 422, body: { code: 'weak_password' } });
    const client = visitor();
    expect((await client.post('/api/auth/reset', { token, password: 'another good password' })).status).toBe(
      200,
    );
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await family.get('/api/profile')).status).toBe(401);
    expect(
      (await visitor().post('/api/auth/signin', { email: family.email, password: PASSWORD })).status,
    ).toBe(400);
    expect(
      (await visitor().post('/api/auth/signin', { email: family.email, password: 'another good password' }))
        .status,
    ).toBe(200);
    expect(
      (await visitor().post('/api/auth/reset', { token, password: 'a third good password' })).status,
    ).toBe(403);
  });

  it('recovery lasts an hour', async () => {
    const { email } = await newFamily(server.url);
    await visitor().post('/api/auth/recover', { email });
    await linkFor(server.url, email, '/reset-password');
    const { rows } = await server.db.query<{ minutes: number }>(
      `select extract(epoch from expires_at - now()) / 60 as minutes from mail_tokens where kind = 'recovery' order by expires_at desc limit 1`,
    );
    expect(Number(rows[0]!.minutes)).toBeCloseTo(60, 0);
  });
});

describe('changing the password', () => {
  it('makes links for a new one worthless', async () => {
    const family = await newFamily(server.url);
    await visitor().post('/api/auth/recover', { email: family.email });
    const token = await linkFor(server.url, family.email, '/reset-password');
    await family.send('PUT', '/api/auth/password', { current: PASSWORD, password: 'another good password' });
    expect(
      (await visitor().post('/api/auth/reset', { token, password: 'a third good password' })).status,
    ).toBe(403);
  });

  it('needs the current one, keeps this session and ends the others', async () => {
    const family = await newFamily(server.url);
    const elsewhere = visitor();
    await elsewhere.post('/api/auth/signin', { email: family.email, password: PASSWORD });
    const change = (current: string, password: string) =>
      family.send('PUT', '/api/auth/password', { current, password });
    expect(await change('not it', 'another good password')).toEqual(
      refused(400, 'invalid_credentials', 'Invalid login credentials'),
    );
    expect(await change(PASSWORD, 'qwerty')).toMatchObject({ status: 422, body: { code: 'weak_password' } });
    expect((await elsewhere.get('/api/profile')).status).toBe(200);
    expect(await change(PASSWORD, 'another good password')).toMatchObject({ status: 200, body: {} });
    expect((await family.get('/api/profile')).status).toBe(200);
    expect((await elsewhere.get('/api/profile')).status).toBe(401);
    expect(
      (await visitor().send('PUT', '/api/auth/password', { current: 'a', password: PASSWORD })).status,
    ).toBe(401);
  });
});
