import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client, newEmail, newFamily, PASSWORD, type Answer } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** What the stand-in says of whoever signs in. */
let person: Record<string, unknown>;
/** What was asked of it. */
let asked: { authorize?: URL; token?: Record<string, string> };
let google: OAuth2Server;
let server: TestServer;

beforeAll(async () => {
  google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  const base = `http://127.0.0.1:${google.address().port}`;
  google.service.on('beforeUserinfo', (response: { body: unknown }) => {
    response.body = person;
  });
  google.service.on('beforeResponse', (_response: unknown, request: { body: Record<string, string> }) => {
    asked.token = request.body;
  });
  server = await startTestServer({
    GOOGLE_CLIENT_ID: 'test-client',
    GOOGLE_CLIENT_SECRET: 'test-secret',
    GOOGLE_AUTHORIZATION_URL: `${base}/authorize`,
    GOOGLE_TOKEN_URL: `${base}/token`,
    GOOGLE_USERINFO_URL: `${base}/userinfo`,
  });
});
afterAll(async () => {
  await server.stop();
  await google.stop();
});
beforeEach(() => {
  asked = {};
  person = someone();
});

let subjects = 0;
const someone = (over: object = {}) => ({
  sub: `google-${subjects++}-${Date.now()}`,
  email: newEmail(),
  email_verified: true,
  name: 'Real Name',
  picture: 'https://example.org/face.png',
  ...over,
});

const locationOf = (answer: Answer) => answer.headers.get('location') ?? '';

/** The way to Google and the address it sends back to, not yet followed. */
async function goToGoogle(client: Client, redirect?: string): Promise<URL> {
  const start = await client.get(
    `/auth/google${redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`}`,
  );
  expect(start.status).toBe(302);
  asked.authorize = new URL(locationOf(start));
  const there = await fetch(asked.authorize, { redirect: 'manual' });
  return new URL(there.headers.get('location')!);
}

const comeBack = (client: Client, back: URL) => client.get(back.pathname + back.search);

async function signInWithGoogle(client: Client, redirect?: string): Promise<string> {
  return locationOf(await comeBack(client, await goToGoogle(client, redirect)));
}

const userOf = async (client: Client) => (await client.get('/api/auth/session')).body.session?.user;
const countUsers = async () => (await server.db.query('select from users')).rowCount;

describe('sign-in with Google', () => {
  it('asks for an address only, with state and PKCE, and makes an account', async () => {
    const client = new Client(server.url);
    expect(await signInWithGoogle(client)).toBe('/callback');
    expect(Object.fromEntries(asked.authorize!.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'test-client',
      scope: 'openid email',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      redirect_uri: `${server.url}/auth/google/callback`,
      state: expect.stringMatching(/.{20}/),
    });
    expect(asked.token).toMatchObject({
      grant_type: 'authorization_code',
      code_verifier: expect.stringMatching(/.{43}/),
    });
    expect(await userOf(client)).toMatchObject({
      email: person.email,
      user_metadata: { username: null, age: null },
    });
    expect((await client.get('/api/config')).body.google).toBe(true);
  });

  it('finds the same account again, under a new session id, even when the address has changed', async () => {
    const client = new Client(server.url);
    await signInWithGoogle(client);
    const [user, sid] = [await userOf(client), client.cookies.get('sid')];
    const before = await countUsers();
    person = { ...person, email: newEmail() };
    await signInWithGoogle(client);
    expect((await userOf(client)).id).toBe(user.id);
    expect((await userOf(client)).email).toBe(user.email);
    expect(client.cookies.get('sid')).not.toBe(sid);
    expect(await countUsers()).toBe(before);
  });

  it('keeps neither tokens nor name nor picture', async () => {
    const client = new Client(server.url);
    await signInWithGoogle(client);
    for (const table of ['users', 'identities', 'session']) {
      const { rows } = await server.db.query<{ all: string }>(
        `select coalesce(string_agg(t::text, ' '), '') as all from ${table} t`,
      );
      expect(rows[0]!.all).not.toMatch(/Real Name|face\.png|eyJ|refresh|code_verifier/);
    }
  });

  it('leads on to the wanted page, if it is one of ours', async () => {
    expect(await signInWithGoogle(new Client(server.url), '/play/sound-safari')).toBe(
      '/callback?redirect=%2Fplay%2Fsound-safari',
    );
    for (const hostile of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/play/../../x',
      '/api/auth/signout',
      'javascript:alert(1)',
      '/home\r\nSet-Cookie: a=b',
    ])
      expect(await signInWithGoogle(new Client(server.url), hostile)).toBe('/callback');
  });
});

describe('sign-in with Google is refused', () => {
  const refused = async (back: (client: Client) => Promise<URL>, why: string) => {
    const client = new Client(server.url);
    const before = await countUsers();
    const answer = await comeBack(client, await back(client));
    expect(answer.status).toBe(302);
    expect(locationOf(answer)).toBe(`/login?error=${why}`);
    expect(await userOf(client)).toBeUndefined();
    expect(await countUsers()).toBe(before);
    expect(client.cookies.size).toBe(0);
  };
  const changed = (back: URL, change: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) back.searchParams.delete(name);
      else back.searchParams.set(name, value);
    }
    return back;
  };

  it('when the person says no', () =>
    refused(
      async (client) => changed(await goToGoogle(client), { code: undefined, error: 'access_denied' }),
      'access_denied',
    ));
  it('with another state', () =>
    refused(async (client) => changed(await goToGoogle(client), { state: 'forged' }), 'bad_oauth_state'));
  it('without a state', () =>
    refused(async (client) => changed(await goToGoogle(client), { state: undefined }), 'bad_oauth_state'));
  it('without a code', () =>
    refused(async (client) => changed(await goToGoogle(client), { code: undefined }), 'bad_oauth_state'));
  it('in a browser that did not set out', () =>
    refused(async () => goToGoogle(new Client(server.url)), 'bad_oauth_state'));
  it('without an address', async () => {
    person = someone({ email: undefined });
    await refused(goToGoogle, 'email_address_not_provided');
  });
  it('with an address that Google does not vouch for', async () => {
    person = someone({ email_verified: false });
    await refused(goToGoogle, 'provider_email_needs_verification');
  });
  it('with an unverified address of an account that exists', async () => {
    const family = await newFamily(server.url);
    person = someone({ email: family.email, email_verified: 'false' });
    await refused(goToGoogle, 'provider_email_needs_verification');
  });

  it('when Google cannot be asked', async () => {
    google.service.once('beforeResponse', (response: { statusCode: number; body: unknown }) => {
      response.statusCode = 500;
      response.body = { error: 'server_error' };
    });
    await refused(goToGoogle, 'temporarily_unavailable');
  });

  it('the second time the same way back is taken', async () => {
    const client = new Client(server.url);
    const back = await goToGoogle(client);
    const replay = client.copy();
    expect(locationOf(await comeBack(client, back))).toBe('/callback');
    expect(locationOf(await comeBack(replay, back))).toBe('/login?error=bad_oauth_state');
    expect(await userOf(replay)).toBeUndefined();
  });

  it('where it is not set up', async () => {
    const plain = await startTestServer({}, { databaseUrl: server.databaseUrl });
    expect(locationOf(await new Client(plain.url).get('/auth/google'))).toBe(
      '/login?error=google_not_configured',
    );
    await plain.stop();
  });
});

describe('an account with the same address', () => {
  it('is linked when it is confirmed, and keeps its password', async () => {
    const family = await newFamily(server.url);
    person = someone({ email: family.email.toUpperCase() });
    const client = new Client(server.url);
    await signInWithGoogle(client);
    expect((await userOf(client)).id).toBe(family.userId);
    expect(
      (await new Client(server.url).post('/api/auth/signin', { email: family.email, password: PASSWORD }))
        .status,
    ).toBe(200);
  });

  it('that someone else prepared loses its password: who typed it never showed that the address is theirs', async () => {
    const email = newEmail();
    await new Client(server.url).post('/api/auth/signup', { email, password: PASSWORD });
    person = someone({ email });
    const client = new Client(server.url);
    await signInWithGoogle(client);
    expect((await userOf(client)).email).toBe(email);
    const thief = await new Client(server.url).post('/api/auth/signin', { email, password: PASSWORD });
    expect(thief).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
  });

  it('is made once when two browsers come back at the same moment', async () => {
    const clients = [new Client(server.url), new Client(server.url)];
    const ways = await Promise.all(clients.map((client) => goToGoogle(client)));
    await Promise.all(clients.map((client, i) => comeBack(client, ways[i]!)));
    const [one, other] = await Promise.all(clients.map(userOf));
    expect(one.id).toBe(other.id);
  });
});

describe('an account without a password', () => {
  const remove = (client: Client) => client.send('DELETE', '/api/account', { confirm: 'DELETE' });

  it('is deleted after a fresh sign-in only', async () => {
    const client = new Client(server.url);
    await signInWithGoogle(client);
    const { id } = await userOf(client);
    await server.db.query(
      `update session set sess = (sess::jsonb || jsonb_build_object('signedInAt', $2::bigint))::json where sess ->> 'userId' = $1`,
      [id, Date.now() - 11 * 60_000],
    );
    expect(await remove(client)).toMatchObject({ status: 403, body: { code: 'reauthentication_needed' } });
    await signInWithGoogle(client);
    expect((await remove(client)).status).toBe(204);
    expect((await server.db.query('select from users where id = $1', [id])).rowCount).toBe(0);
  });

  it('cannot be entered with any password', async () => {
    await signInWithGoogle(new Client(server.url));
    for (const password of ['', 'nobody has this password', PASSWORD])
      expect(
        (await new Client(server.url).post('/api/auth/signin', { email: person.email, password })).status,
      ).toBe(400);
  });
});
