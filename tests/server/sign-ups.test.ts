import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, linkFor, newEmail, newFamily, PASSWORD } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const STRANGERS = 'seven sly weasels';
const NEW = 'three quiet badgers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const visitor = () => new Client(server.url);
const signUp = (client: Client, email: string, password: string, more: object = {}) =>
  client.post('/api/auth/signup', { email, password, ...more });
const link = (email: string) => linkFor(server.url, email, '/auth/confirm');
const verify = (client: Client, token: string, more: object = {}) =>
  client.post('/api/auth/verify', { token, ...more });
const signIn = async (email: string, password: string) =>
  (await visitor().post('/api/auth/signin', { email, password })).status;
const needed = { status: 409, body: { code: 'password_needed' } };
const dead = { status: 403, body: { code: 'otp_expired', message: 'Email link is invalid or has expired' } };

/** A stranger has signed up with somebody's address; the mail with that link is in her inbox. */
async function prepared(email = newEmail()) {
  const stranger = visitor();
  await signUp(stranger, email, STRANGERS);
  return { email, stranger, strangersLink: await link(email) };
}

describe('an address that a stranger signed up first', () => {
  it("is confirmed by the owner's own link with her own password; the stranger's is worth nothing", async () => {
    const { email, strangersLink } = await prepared();
    const owner = visitor();
    await signUp(owner, email, PASSWORD);
    expect((await verify(owner, await link(email))).status).toBe(200);
    expect(await signIn(email, STRANGERS)).toBe(400);
    expect(await signIn(email, PASSWORD)).toBe(200);
    expect(await verify(visitor(), strangersLink, { password: STRANGERS })).toMatchObject(dead);
  });

  it("is not opened by the stranger's password when she presses on the stranger's link", async () => {
    const { email, strangersLink } = await prepared();
    const owner = visitor();
    await signUp(owner, email, PASSWORD);
    const ownLink = await link(email);
    expect(await verify(owner, strangersLink)).toMatchObject(needed);
    expect(await signIn(email, STRANGERS)).toBe(400);
    expect(await verify(owner, strangersLink, { password: '123456' })).toMatchObject({
      status: 422,
      body: { code: 'weak_password' },
    });
    expect((await verify(owner, strangersLink, { password: NEW })).status).toBe(200);
    for (const password of [STRANGERS, PASSWORD]) expect(await signIn(email, password)).toBe(400);
    expect(await signIn(email, NEW)).toBe(200);
    expect(await verify(owner, ownLink)).toMatchObject(dead);
    expect(server.noted('link_needs_password').length).toBeGreaterThan(0);
    expect(server.noted('link_refused').length).toBeGreaterThan(0);
  });

  it('keeps nothing that the stranger said of the player when she presses on that link', async () => {
    const email = newEmail();
    const stranger = visitor();
    await signUp(stranger, email, STRANGERS, { data: { username: 'What a name', age: 17 } });
    const token = await link(email);
    const { status, body } = await verify(visitor(), token, { password: NEW });
    expect(status).toBe(200);
    expect(body.session.user.user_metadata).toEqual({ username: null, age: null });
  });

  it('keeps what she has said herself when she presses where she signed up', async () => {
    const [email, owner] = [newEmail(), visitor()];
    await signUp(owner, email, PASSWORD, { data: { username: 'Sunny Otter', age: 5 } });
    const { body } = await verify(owner, await link(email));
    expect(body.session.user.user_metadata).toEqual({ username: 'Sunny Otter', age: 5 });
  });

  it.each([
    ['her own browser', false],
    ["the stranger's", true],
  ])('is asked for a password when the link was sent again for %s', async (_who, byStranger) => {
    const { email, stranger, strangersLink } = await prepared();
    await (byStranger ? stranger : visitor()).post('/api/auth/resend', { type: 'signup', email });
    const again = await link(email);
    expect(again).not.toBe(strangersLink);
    expect(await verify(visitor(), again)).toMatchObject(needed);
    expect((await verify(visitor(), again, { password: NEW })).status).toBe(200);
    expect(await signIn(email, STRANGERS)).toBe(400);
  });

  it('stays hers after she has chosen a password by a recovery mail', async () => {
    const { email, stranger, strangersLink } = await prepared();
    await visitor().post('/api/auth/recover', { email });
    const token = await linkFor(server.url, email, '/reset-password');
    expect((await visitor().post('/api/auth/reset', { token, password: NEW })).status).toBe(200);
    expect(await verify(stranger, strangersLink)).toMatchObject(dead);
    expect(await signIn(email, STRANGERS)).toBe(400);
    expect(await signIn(email, NEW)).toBe(200);
  });

  it('before there were sign-ups of their own is asked for a password, too', async () => {
    const { email, strangersLink } = await prepared();
    // As in the first release: one password for all links.
    await server.db.query(
      `update users set password_hash = (select password_hash from sign_ups s where s.user_id = users.id limit 1)
       where email = $1`,
      [email],
    );
    await server.db.query('update mail_tokens set sign_up_id = null');
    await server.db.query('delete from sign_ups');
    expect(await signIn(email, STRANGERS)).toBe(400);
    expect(await verify(visitor(), strangersLink)).toMatchObject(needed);
    expect((await verify(visitor(), strangersLink, { password: NEW })).status).toBe(200);
    expect(await signIn(email, STRANGERS)).toBe(400);
  });

  it('keeps no sign-up, link or mail of anybody once it is confirmed', async () => {
    const { email } = await prepared();
    const owner = visitor();
    await signUp(owner, email, PASSWORD);
    await verify(owner, await link(email));
    const { rows } = await server.db.query<{ left: string }>(
      `select (select count(*) from sign_ups where user_id = u.id) + (select count(*) from mail_tokens where user_id = u.id)
         + (select count(*) from mail_queue where user_id = u.id) as left from users u where email = $1`,
      [email],
    );
    expect(Number(rows[0]!.left)).toBe(0);
  });
});

describe('a link sent again', () => {
  it('to the browser that signed up confirms by one press, with its password', async () => {
    const [email, client] = [newEmail(), visitor()];
    await signUp(client, email, PASSWORD, { redirect: '/play/number-trail' });
    await link(email);
    await client.post('/api/auth/resend', { type: 'signup', email });
    const { status, body } = await verify(client, await link(email));
    expect(status).toBe(200);
    expect(body.redirect).toBe('/play/number-trail');
    expect(await signIn(email, PASSWORD)).toBe(200);
  });
});

describe('the wanted page', () => {
  it.each([
    ['/play/number-trail', '/play/number-trail'],
    ['/leaderboard?week=2', '/leaderboard?week=2'],
    ['//evil.example', null],
    ['https://evil.example/home', null],
    ['/api/auth/signout', null],
  ])('%s is kept with the link for another browser as %s', async (redirect, expected) => {
    const email = newEmail();
    await signUp(visitor(), email, PASSWORD, { redirect });
    expect((await verify(visitor(), await link(email), { password: NEW })).body.redirect).toBe(expected);
  });

  it('comes along with a link that is sent again from anywhere', async () => {
    const email = newEmail();
    await signUp(visitor(), email, PASSWORD);
    await link(email);
    await visitor().post('/api/auth/resend', { type: 'signup', email, redirect: '/profile' });
    expect((await verify(visitor(), await link(email), { password: NEW })).body.redirect).toBe('/profile');
  });
});

describe('whose a link is', () => {
  const look = (kind: string, token: string, client = visitor()) =>
    client.get(`/api/auth/link?${String(new URLSearchParams({ kind, token }))}`);

  it('can be read before it is pressed, by which nothing is used up', async () => {
    const { email, strangersLink } = await prepared();
    for (let i = 0; i < 3; i++)
      expect(await look('signup', strangersLink)).toMatchObject({ status: 200, body: { email } });
    expect((await verify(visitor(), strangersLink, { password: NEW })).status).toBe(200);
    expect(await look('signup', strangersLink)).toMatchObject(dead);
  });

  it('is told of a link to a new password, too, and of no link that is none of its kind', async () => {
    const { email } = await newFamily(server.url);
    await visitor().post('/api/auth/recover', { email });
    const token = await linkFor(server.url, email, '/reset-password');
    expect((await look('recovery', token)).body).toEqual({ email });
    const before = server.noted('link_refused').length;
    expect(await look('signup', token)).toMatchObject(dead);
    expect(await look('recovery', 'made up')).toMatchObject(dead);
    expect(server.noted('link_refused')).toHaveLength(before + 2);
    for (const odd of ['', '?kind=recovery', `?kind=other&token=${token}`, `?kind=recovery&token=a&token=b`])
      expect(await visitor().get(`/api/auth/link${odd}`)).toMatchObject(dead);
  });
});

describe("somebody else's link", () => {
  it('confirms nothing and signs nobody out, until it is said whose turn it is', async () => {
    const reader = await newFamily(server.url);
    const { email, strangersLink } = await prepared();
    const sid = reader.cookies.get('sid');
    expect(await verify(reader, strangersLink, { password: NEW })).toMatchObject({
      status: 409,
      body: { code: 'other_account', email, current: reader.email },
    });
    expect(await verify(reader, strangersLink, { password: NEW, switch: false })).toMatchObject({
      status: 409,
    });
    expect((await reader.get('/api/auth/session')).body.session.user.email).toBe(reader.email);
    expect(reader.cookies.get('sid')).toBe(sid);
    expect(await signIn(email, NEW)).toBe(400);
    expect(server.noted('link_of_other_account').length).toBeGreaterThan(0);

    const before = reader.copy();
    expect((await verify(reader, strangersLink, { password: NEW, switch: true })).status).toBe(200);
    expect((await reader.get('/api/auth/session')).body.session.user.email).toBe(email);
    expect((await before.get('/api/auth/session')).body.session).toBeNull();
  });

  it('to a new password does not either', async () => {
    const [reader, other] = [await newFamily(server.url), await newFamily(server.url)];
    await visitor().post('/api/auth/recover', { email: other.email });
    const token = await linkFor(server.url, other.email, '/reset-password');
    const reset = (more: object) => reader.post('/api/auth/reset', { token, password: NEW, ...more });
    expect(await reset({})).toMatchObject({
      status: 409,
      body: { code: 'other_account', email: other.email, current: reader.email },
    });
    expect(await signIn(other.email, PASSWORD)).toBe(200);
    expect((await reader.get('/api/auth/session')).body.session.user.email).toBe(reader.email);
    expect((await reset({ switch: true })).status).toBe(200);
    expect((await reader.get('/api/auth/session')).body.session.user.email).toBe(other.email);
  });

  it('is no matter for whoever it belongs to', async () => {
    const family = await newFamily(server.url);
    await visitor().post('/api/auth/recover', { email: family.email });
    const token = await linkFor(server.url, family.email, '/reset-password');
    expect((await family.post('/api/auth/reset', { token, password: NEW })).status).toBe(200);
  });
});

describe('the sign-up cookie', () => {
  it('is out of reach for scripts, sealed, of a day, and another one each time', async () => {
    const email = newEmail();
    const cookies = [];
    for (let i = 0; i < 2; i++)
      cookies.push((await signUp(visitor(), email, PASSWORD)).headers.getSetCookie());
    const [first, second] = cookies.map(([cookie = '']) => cookie);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=86400'])
      expect(first).toContain(attribute);
    expect(first).not.toContain('Domain');
    expect(/^sign-up=([^;]+)/.exec(first!)![1]).not.toBe(/^sign-up=([^;]+)/.exec(second!)![1]);
  });

  it('made by somebody else counts as none', async () => {
    const [email, client] = [newEmail(), visitor()];
    await signUp(client, email, PASSWORD);
    const token = await link(email);
    const forger = visitor();
    const real = client.cookies.get('sign-up')!;
    forger.cookies.set(
      'sign-up',
      `${real.slice(0, -8)}${real.slice(-8, -4) === 'AAAA' ? 'BBBB' : 'AAAA'}${real.slice(-4)}`,
    );
    expect(await verify(forger, token)).toMatchObject(needed);
    expect((await verify(client, token)).status).toBe(200);
  });
});
