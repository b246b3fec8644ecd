import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client, linkFor as mailedLink, newEmail, newFamily, PASSWORD } from './support/client.ts';
import { GoogleStandIn, comeBack, someone, userOf } from './support/google.ts';

let google: GoogleStandIn;
beforeAll(async () => {
  google = await GoogleStandIn.start();
});
afterAll(() => google.stop());
beforeEach(() => google.reset());

const countUsers = async () => (await google.server.db.query('select from users')).rowCount;

describe('an account with the same address', () => {
  it('and a password is asked for it before anything is linked', async () => {
    const family = await newFamily(google.server.url);
    google.person = someone({ email: family.email.toUpperCase() });
    const client = new Client(google.server.url);
    expect(await google.signIn(client, '/play')).toBe('/login?link=google&redirect=%2Fplay');
    expect(await userOf(client)).toBeUndefined();
    const { rows } = await google.server.db.query('select from identities where user_id = $1', [
      family.userId,
    ]);
    expect(rows).toEqual([]);
    const link = (password: string) => client.post('/api/auth/google/link', { password });
    expect(await link('not the one')).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect((await link(PASSWORD)).body.session.user.id).toBe(family.userId);
    expect([...client.cookies.keys()].sort()).toEqual(['device', 'sid']);
    // Afterwards Google is enough, and the password still works.
    expect(await google.signIn(new Client(google.server.url))).toBe('/callback');
    expect(
      (
        await new Client(google.server.url).post('/api/auth/signin', {
          email: family.email,
          password: PASSWORD,
        })
      ).status,
    ).toBe(200);
  });

  it('is linked in the browser that came back from Google only, and not with a made-up cookie', async () => {
    const family = await newFamily(google.server.url);
    google.person = someone({ email: family.email });
    const client = new Client(google.server.url);
    await google.signIn(client);
    const other = new Client(google.server.url);
    other.cookies.set('link', client.cookies.get('link')!.slice(0, -4) + 'AAAA');
    for (const elsewhere of [new Client(google.server.url), other])
      expect(await elsewhere.post('/api/auth/google/link', { password: PASSWORD })).toMatchObject({
        status: 403,
        body: { code: 'otp_expired' },
      });
  });

  it('that someone else prepared loses its password: who typed it never showed that the address is theirs', async () => {
    const email = newEmail();
    await new Client(google.server.url).post('/api/auth/signup', { email, password: PASSWORD });
    google.person = someone({ email });
    const client = new Client(google.server.url);
    await google.signIn(client);
    expect((await userOf(client)).email).toBe(email);
    const thief = await new Client(google.server.url).post('/api/auth/signin', { email, password: PASSWORD });
    expect(thief).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
  });

  it('is made once when two browsers come back at the same moment', async () => {
    const clients = [new Client(google.server.url), new Client(google.server.url)];
    const ways = await Promise.all(clients.map((client) => google.goTo(client)));
    await Promise.all(clients.map((client, i) => comeBack(client, ways[i]!)));
    const [one, other] = await Promise.all(clients.map(userOf));
    expect(one.id).toBe(other.id);
  });
});

describe('another Google account with the same address', () => {
  /** A new Google account with the same address. */
  const successor = () => (google.person = someone({ email: google.person.email }));

  it('does not come into an account that has one already; the owner is told, and so is the operator', async () => {
    const owner = new Client(google.server.url);
    await google.signIn(owner);
    const { id } = await userOf(owner);
    const first = google.person;
    successor();
    const stranger = new Client(google.server.url);
    expect(await google.signIn(stranger)).toBe('/login?error=other_google_account');
    expect(await userOf(stranger)).toBeUndefined();
    expect(stranger.cookies.size).toBe(0);
    const { rows } = await google.server.db.query('select subject from identities where user_id = $1', [id]);
    expect(rows).toEqual([{ subject: first.sub }]);
    expect(google.server.noted('google_refused').at(-1)).toMatchObject({
      reason: 'other_google_account',
      network: expect.any(String),
    });
    const [newest = ''] = (await owner.get('/mailbox')).text.split('</article>');
    expect(newest).toContain(`To ${first.email as string},`);
    expect(newest).toContain('another Google account than yours');
    expect(newest).toContain('/reset-password');
    // The first one still signs in.
    google.person = first;
    const again = new Client(google.server.url);
    await google.signIn(again);
    expect((await userOf(again)).id).toBe(id);
  });

  it('comes in by the mail of the address: a password by its link, given once; the first one leads in no more', async () => {
    const owner = new Client(google.server.url);
    await google.signIn(owner);
    const [{ id }, first] = [await userOf(owner), google.person];
    successor();
    const client = new Client(google.server.url);
    await client.post('/api/auth/recover', { email: google.person.email });
    const token = await mailedLink(google.server.url, google.person.email as string, '/reset-password');
    expect((await client.post('/api/auth/reset', { token, password: PASSWORD })).status).toBe(200);
    await client.post('/api/auth/signout');
    expect(await google.signIn(client)).toBe('/login?link=google');
    expect((await client.post('/api/auth/google/link', { password: PASSWORD })).body.session.user.id).toBe(
      id,
    );
    const { rows } = await google.server.db.query('select subject from identities where user_id = $1', [id]);
    expect(rows).toEqual([{ subject: google.person.sub }]);
    expect(google.server.noted('google_linked').length).toBeGreaterThan(0);
    google.person = first;
    expect(await google.signIn(new Client(google.server.url))).toBe('/login?link=google');
  });

  it('at the same moment as the first one is one of two, not both', async () => {
    const clients = [new Client(google.server.url), new Client(google.server.url)];
    const ways: URL[] = [];
    const people = [google.person, successor()];
    for (const client of clients) ways.push(await google.goTo(client));
    const come = (i: number) => {
      google.person = people[i]!;
      return comeBack(clients[i]!, ways[i]!);
    };
    google.service.on('beforeUserinfo', alternate);
    let asked = 0;
    function alternate(response: { body: unknown }) {
      response.body = people[asked++ % 2];
    }
    await Promise.all([come(0), come(1)]);
    google.service.off('beforeUserinfo', alternate);
    const users = await Promise.all(clients.map(userOf));
    expect(users.filter(Boolean)).toHaveLength(1);
  });
});

describe('coming back from Google as somebody else than is signed in', () => {
  const change = (client: Client) => client.post('/api/auth/google/switch', { switch: true });
  const names = (client: Client) => client.get('/api/auth/google/switch');

  it('changes and makes nothing until a press that names both', async () => {
    const family = await newFamily(google.server.url);
    const [sid, users] = [family.cookies.get('sid'), await countUsers()];
    expect(await google.signIn(family, '/play')).toBe('/callback?switch=google&redirect=%2Fplay');
    expect((await userOf(family)).id).toBe(family.userId);
    expect(family.cookies.get('sid')).toBe(sid);
    expect(await countUsers()).toBe(users);
    expect(await names(family)).toMatchObject({
      status: 200,
      body: { email: google.person.email, current: family.email },
    });
    expect(google.server.noted('link_of_other_account').at(-1)).toMatchObject({ kind: 'google' });
    for (const body of [{}, { switch: false }])
      expect((await family.post('/api/auth/google/switch', body)).status).toBe(422);

    const before = family.copy();
    expect((await change(family)).body.session.user.email).toBe(google.person.email);
    expect((await userOf(family)).email).toBe(google.person.email);
    expect((await before.get('/api/auth/session')).body.session).toBeNull();
    expect((await change(family)).status).toBe(403);
  });

  it('names the account, not the address at Google, and leads into it', async () => {
    const owner = new Client(google.server.url);
    await google.signIn(owner);
    const { email, id } = await userOf(owner);
    google.person = { ...google.person, email: newEmail() };
    const family = await newFamily(google.server.url);
    await google.signIn(family);
    expect((await names(family)).body).toEqual({ email, current: family.email });
    expect((await change(family)).body.session.user.id).toBe(id);
  });

  it('asks for the password of the other account, if it has one', async () => {
    const [family, other] = [await newFamily(google.server.url), await newFamily(google.server.url)];
    google.person = someone({ email: other.email });
    expect(await google.signIn(family)).toBe('/callback?switch=google');
    expect(await change(family)).toMatchObject({ status: 409, body: { code: 'password_needed' } });
    expect((await userOf(family)).id).toBe(family.userId);
    const linked = await family.post('/api/auth/google/link', { password: PASSWORD });
    expect(linked.body.session.user.id).toBe(other.userId);
  });

  it('does not get round what keeps another Google account out', async () => {
    await google.signIn(new Client(google.server.url));
    google.person = someone({ email: google.person.email });
    const family = await newFamily(google.server.url);
    expect(await google.signIn(family)).toBe('/callback?switch=google');
    expect(await change(family)).toMatchObject({ status: 403, body: { code: 'other_google_account' } });
    expect((await userOf(family)).id).toBe(family.userId);
  });

  it('is over when nobody is signed in any more, and nothing to anybody else', async () => {
    const family = await newFamily(google.server.url);
    await google.signIn(family);
    const elsewhere = await newFamily(google.server.url);
    expect((await names(elsewhere)).status).toBe(403);
    expect((await change(elsewhere)).status).toBe(403);
    await family.post('/api/auth/signout');
    expect((await names(family)).status).toBe(401);
    expect((await change(family)).status).toBe(401);
  });

  it('is no matter for whoever signs in once more', async () => {
    const client = new Client(google.server.url);
    await google.signIn(client);
    expect(await google.signIn(client)).toBe('/callback');
  });
});

describe('an account without a password', () => {
  const remove = (client: Client) => client.send('DELETE', '/api/account', { confirm: 'DELETE' });

  it('is deleted after a fresh sign-in only', async () => {
    const client = new Client(google.server.url);
    await google.signIn(client);
    const { id } = await userOf(client);
    await google.server.db.query(
      `update session set sess = (sess::jsonb || jsonb_build_object('againUntil', $2::bigint))::json where sess ->> 'userId' = $1`,
      [id, Date.now() - 1],
    );
    expect(await remove(client)).toMatchObject({ status: 403, body: { code: 'reauthentication_needed' } });
    await google.signIn(client);
    expect((await remove(client)).status).toBe(204);
    expect((await google.server.db.query('select from users where id = $1', [id])).rowCount).toBe(0);
  });

  it('is told apart from one with a password, and from one with both', async () => {
    const ways = async (client: Client) => (await client.get('/api/auth/ways')).body;
    const client = new Client(google.server.url);
    await google.signIn(client);
    expect(await ways(client)).toEqual({ password: false, google: true });
    const family = await newFamily(google.server.url);
    expect(await ways(family)).toEqual({ password: true, google: false });
    google.person = someone({ email: family.email });
    const linked = new Client(google.server.url);
    await google.signIn(linked);
    await linked.post('/api/auth/google/link', { password: PASSWORD });
    expect(await ways(linked)).toEqual({ password: true, google: true });
  });

  it('cannot be entered with any password', async () => {
    await google.signIn(new Client(google.server.url));
    for (const password of ['', 'nobody has this password', PASSWORD])
      expect(
        (
          await new Client(google.server.url).post('/api/auth/signin', {
            email: google.person.email,
            password,
          })
        ).status,
      ).toBe(400);
  });
});
