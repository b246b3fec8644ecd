import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client, newEmail, newFamily } from './support/client.ts';
import { GoogleStandIn, comeBack, locationOf, someone, userOf } from './support/google.ts';
import { startTestServer } from './support/server.ts';

let google: GoogleStandIn;
beforeAll(async () => {
  google = await GoogleStandIn.start();
});
afterAll(() => google.stop());
beforeEach(() => google.reset());

const goToGoogle = (client: Client) => google.goTo(client);

const countUsers = async () => (await google.server.db.query('select from users')).rowCount;

describe('sign-in with Google', () => {
  it('asks for an address only, with state and PKCE, and makes an account', async () => {
    const client = new Client(google.server.url);
    expect(await google.signIn(client)).toBe('/callback');
    expect(Object.fromEntries(google.asked.authorize!.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'test-client',
      scope: 'openid email',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      redirect_uri: `${google.server.url}/auth/google/callback`,
      state: expect.stringMatching(/.{20}/),
    });
    expect(google.asked.token).toMatchObject({
      grant_type: 'authorization_code',
      code_verifier: expect.stringMatching(/.{43}/),
    });
    expect(await userOf(client)).toMatchObject({
      email: google.person.email,
      user_metadata: { username: null, age: null },
    });
    expect((await client.get('/api/config')).body.google).toBe(true);
  });

  it('finds the same account again, under a new session id, even when the address has changed', async () => {
    const client = new Client(google.server.url);
    await google.signIn(client);
    const [user, sid] = [await userOf(client), client.cookies.get('sid')];
    const before = await countUsers();
    google.person = { ...google.person, email: newEmail() };
    await google.signIn(client);
    expect((await userOf(client)).id).toBe(user.id);
    expect((await userOf(client)).email).toBe(user.email);
    expect(client.cookies.get('sid')).not.toBe(sid);
    expect(await countUsers()).toBe(before);
  });

  it('leaves no row before the way back, and no session before its end', async () => {
    const rows = async () =>
      (
        await google.server.db.query(
          'select (select count(*) from session) + (select count(*) from rate_limits) as n',
        )
      ).rows;
    const before = await rows();
    const client = new Client(google.server.url);
    const back = await google.goTo(client);
    expect(await rows()).toEqual(before);
    expect([...client.cookies.keys()]).toEqual(['google']);
    expect(client.cookies.get('google')).not.toContain(back.searchParams.get('state')!);
    await comeBack(client, back);
    expect([...client.cookies.keys()].sort()).toEqual(['device', 'sid']);
  });

  it('keeps neither tokens nor name nor picture', async () => {
    const client = new Client(google.server.url);
    await google.signIn(client);
    for (const table of ['users', 'identities', 'session']) {
      const { rows } = await google.server.db.query<{ all: string }>(
        `select coalesce(string_agg(t::text, ' '), '') as all from ${table} t`,
      );
      expect(rows[0]!.all).not.toMatch(/Real Name|face\.png|eyJ|refresh|code_verifier/);
    }
  });

  it('leads on to the wanted page, if it is one of ours', async () => {
    expect(await google.signIn(new Client(google.server.url), '/play/sound-safari')).toBe(
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
      expect(await google.signIn(new Client(google.server.url), hostile)).toBe('/callback');
  });
});

describe('sign-in with Google is refused', () => {
  const refused = async (back: (client: Client) => Promise<URL>, why: string) => {
    const client = new Client(google.server.url);
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
      async (client) => changed(await google.goTo(client), { code: undefined, error: 'access_denied' }),
      'access_denied',
    ));
  it('with another state', () =>
    refused(async (client) => changed(await google.goTo(client), { state: 'forged' }), 'bad_oauth_state'));
  it('without a state', () =>
    refused(async (client) => changed(await google.goTo(client), { state: undefined }), 'bad_oauth_state'));
  it('without a code', () =>
    refused(async (client) => changed(await google.goTo(client), { code: undefined }), 'bad_oauth_state'));
  it('in a browser that did not set out', () =>
    refused(async () => google.goTo(new Client(google.server.url)), 'bad_oauth_state'));
  it('without an address', async () => {
    google.person = someone({ email: undefined });
    await refused(goToGoogle, 'email_address_not_provided');
  });
  it('with an address that Google does not vouch for', async () => {
    google.person = someone({ email_verified: false });
    await refused(goToGoogle, 'provider_email_needs_verification');
  });
  it('with an unverified address of an account that exists', async () => {
    const family = await newFamily(google.server.url);
    google.person = someone({ email: family.email, email_verified: 'false' });
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
    const client = new Client(google.server.url);
    const back = await google.goTo(client);
    const replay = client.copy();
    expect(locationOf(await comeBack(client, back))).toBe('/callback');
    expect(locationOf(await comeBack(replay, back))).toBe('/login?error=bad_oauth_state');
    expect(await userOf(replay)).toBeUndefined();
  });

  it('where it is not set up', async () => {
    const plain = await startTestServer({}, { databaseUrl: google.server.databaseUrl });
    expect(locationOf(await new Client(plain.url).get('/auth/google'))).toBe(
      '/login?error=google_not_configured',
    );
    await plain.stop();
  });
});
