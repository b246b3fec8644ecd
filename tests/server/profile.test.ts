import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_NEEDS } from '#engine/rules/needs.ts';
import { Client, newFamily, newName, newPlayer } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const wanted = (over: object = {}) => ({
  username: newName(),
  age: 5,
  avatar_url: 'owl',
  theme: 'aqua',
  ...over,
});

describe('making a profile', () => {
  it('starts a player with nothing earned', async () => {
    const family = await newFamily(server.url);
    expect(await family.get('/api/profile')).toMatchObject({ status: 200, body: null });
    const answer = await family.post('/api/profile', wanted({ username: '  Ｓunny   Otter ' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: family.userId,
      public_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'Sunny Otter',
      public_name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{3,4}$/),
      age: 5,
      avatar_url: 'owl',
      theme: 'aqua',
      parent_email: family.email,
      xp: 0,
      level: 1,
      coins: 0,
      on_leaderboard: true,
      show_name: false,
      scarf: 0,
      needs: NO_NEEDS,
      created_at: expect.stringMatching(/Z$/),
    });
    expect(answer.body.public_id).not.toBe(family.userId);
    expect((await family.get('/api/profile')).body).toEqual(answer.body);
  });

  it.each([
    [{ username: '' }, 'username', 'Please enter a player name'],
    [{ username: '   ' }, 'username', 'Please enter a player name'],
    [{ username: 'x'.repeat(21) }, 'username', "Let's pick a different name."],
    [{ username: '<b>Otter</b>' }, 'username', "Let's pick a different name."],
    [{ username: 'otter@example.org' }, 'username', "Let's pick a different name."],
    [{ username: 'nice knob' }, 'username', "Let's pick a different name."],
    [{ username: 'Otter\u0000' }, 'username', "Let's pick a different name."],
    [{ age: 3 }, 'age', 'Please enter a valid age between 4 and 18'],
    [{ age: 19 }, 'age', 'Please enter a valid age between 4 and 18'],
    [{ age: 5.5 }, 'age', 'Please enter a valid age between 4 and 18'],
    [{ age: '5' }, 'age', 'Please enter a valid age between 4 and 18'],
    [{ age: null }, 'age', 'Please enter a valid age between 4 and 18'],
    [{ avatar_url: 'dog' }, 'avatar_url', 'Please check this.'],
    [{ theme: 'dark' }, 'theme', 'Please check this.'],
    [{ xp: 500 }, 'xp', 'Please check this.'],
    [{ id: '00000000-0000-0000-0000-000000000000' }, 'id', 'Please check this.'],
  ])('refuses %j', async (over, field, message) => {
    const family = await newFamily(server.url);
    const answer = await family.post('/api/profile', wanted(over));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', message, fields: { [field]: message } },
    });
    expect((await family.get('/api/profile')).body).toBeNull();
  });

  it('of a taken name adds a number, without regard to case', async () => {
    const first = await newPlayer(server.url, { username: "Puffin's Friend" });
    expect((await first.get('/api/profile')).body.username).toBe("Puffin's Friend");
    const second = await newFamily(server.url);
    const answer = await second.post('/api/profile', wanted({ username: 'PUFFIN’S friend' }));
    expect(answer.status).toBe(201);
    expect(answer.body.username).toMatch(/^PUFFIN’S friend\d{1,4}$/);
  });

  it('of a taken long name keeps within 20 characters', async () => {
    await newPlayer(server.url, { username: 'Abcdefghij Klmnopqrs' });
    const second = await newFamily(server.url);
    const { body } = await second.post('/api/profile', wanted({ username: 'Abcdefghij Klmnopqrs' }));
    expect(body.username).toMatch(/^Abcdefghij Klmno.*\d$/);
    expect(body.username.length).toBeLessThanOrEqual(20);
  });

  it('of a taken long name in letters that take two units each cuts none in half', async () => {
    const username = '𐌰'.repeat(20);
    await newPlayer(server.url, { username });
    const second = await newFamily(server.url);
    const { body } = await second.post('/api/profile', wanted({ username }));
    expect(body.username).toMatch(/^𐌰{16,19}\d{1,4}$/u);
  });

  it('of someone whose account is gone is refused', async () => {
    const family = await newFamily(server.url);
    await server.db.query('delete from users where id = $1', [family.userId]);
    expect(await family.post('/api/profile', wanted())).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'Please sign in.' },
    });
  });

  it('twice is refused, also at the same moment', async () => {
    const family = await newFamily(server.url);
    const answers = await Promise.all(Array.from({ length: 6 }, () => family.post('/api/profile', wanted())));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)!.body.code).toBe('23505');
  });
});

describe('changing a profile', () => {
  it('changes what is named and nothing else', async () => {
    const player = await newPlayer(server.url);
    await player.post('/api/gate');
    const before = (await player.get('/api/profile')).body;
    const change = (body: object) => player.send('PATCH', '/api/profile', body);
    expect((await change({ theme: 'berry' })).body).toEqual({ ...before, theme: 'berry' });
    expect((await change({ age: null, on_leaderboard: false })).body).toEqual({
      ...before,
      theme: 'berry',
      age: null,
      on_leaderboard: false,
    });
    expect((await change({})).body).toEqual({ ...before, theme: 'berry', age: null, on_leaderboard: false });
  });

  it.each([
    { xp: 9999 },
    { level: 9 },
    { coins: 1 },
    { id: 'x' },
    { public_id: 'x' },
    { parent_email: 'x@example.org' },
    { created_at: 'now' },
  ])('refuses %j', async (body) => {
    const player = await newPlayer(server.url);
    const before = (await player.get('/api/profile')).body;
    expect(await player.send('PATCH', '/api/profile', body)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    });
    expect((await player.get('/api/profile')).body).toEqual(before);
  });

  it('changes the needs that are named, and keeps the others', async () => {
    const player = await newPlayer(server.url);
    const change = (needs: object) => player.send('PATCH', '/api/profile', { needs });
    expect((await change({ slow: true, in_sight: true })).body.needs).toEqual({
      ...NO_NEEDS,
      slow: true,
      in_sight: true,
    });
    await change({ slow: false });
    expect((await player.get('/api/profile')).body.needs).toEqual({ ...NO_NEEDS, in_sight: true });
    for (const wrong of [{ loud: true }, { calm: 'yes' }, 'calm', null])
      expect(await player.send('PATCH', '/api/profile', { needs: wrong })).toMatchObject({
        status: 422,
        body: { code: 'validation_failed' },
      });
  });

  it('to a taken name is refused, to the own name in another case is not', async () => {
    await newPlayer(server.url, { username: 'Amber Heron' });
    const player = await newPlayer(server.url, { username: 'Minty Newt' });
    expect(await player.send('PATCH', '/api/profile', { username: 'amber heron' })).toMatchObject({
      status: 409,
      body: { code: '23505' },
    });
    expect((await player.send('PATCH', '/api/profile', { username: 'MINTY newt' })).body.username).toBe(
      'MINTY newt',
    );
  });

  it('to a rude name is refused; a name that was allowed once stays', async () => {
    const player = await newPlayer(server.url);
    expect(await player.send('PATCH', '/api/profile', { username: 'bellend' })).toMatchObject({
      status: 422,
      body: { message: "Let's pick a different name." },
    });
    await server.db.query(
      `update profiles set username = 'Otter 123456', username_key = 'otter 123456' where id = $1`,
      [player.userId],
    );
    expect(
      (await player.send('PATCH', '/api/profile', { username: 'Otter 123456', theme: 'aqua' })).status,
    ).toBe(200);
  });

  it('that does not exist says so', async () => {
    const family = await newFamily(server.url);
    expect(await family.send('PATCH', '/api/profile', { theme: 'aqua' })).toMatchObject({
      status: 404,
      body: { code: 'no_profile' },
    });
  });

  it("never reaches another player's", async () => {
    const [one, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    const before = (await other.get('/api/profile')).body;
    await one.send('PATCH', '/api/profile', { theme: 'berry', avatar_url: 'cat' });
    expect((await other.get('/api/profile')).body).toEqual(before);
    expect((await new Client(server.url).get('/api/profile')).status).toBe(401);
  });
});

describe('a suggested name', () => {
  it('is a good one, short enough, and free', async () => {
    const family = await newFamily(server.url);
    for (let i = 0; i < 5; i++) {
      const { body } = await family.get('/api/profile/name-suggestion');
      expect(body.username).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{1,2}$/);
      expect(body.username.length).toBeLessThanOrEqual(20);
    }
    const { body } = await family.get('/api/profile/name-suggestion');
    expect((await family.post('/api/profile', wanted(body))).body.username).toBe(body.username);
  });
});

describe('looking at a name before it is saved', () => {
  it.each([
    ['Emma', { good: true, real: true }],
    ['emma star', { good: true, real: true }],
    ['Sunny Robin 42', { good: true, real: false }],
    ['Wobbly Walrus', { good: true, real: false }],
    ['ring 0770 0900 123', { good: false, real: false }],
  ])('says of "%s": %j', async (username, judged) => {
    const family = await newFamily(server.url);
    expect((await family.post('/api/profile/name-check', { username })).body).toEqual(judged);
  });

  it('is for those who are signed in, and changes nothing', async () => {
    expect((await new Client(server.url).post('/api/profile/name-check', { username: 'Emma' })).status).toBe(
      401,
    );
    const family = await newFamily(server.url);
    expect((await family.post('/api/profile/name-check', { username: '' })).status).toBe(422);
    expect((await family.get('/api/profile')).body).toBeNull();
    expect((await family.post('/api/profile', wanted({ username: 'Emma' }))).status).toBe(201);
  });
});
