import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newFamily, newName, newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newChild = (username = newName()) => ({ username, age: 4, avatar_url: 'cat', theme: 'berry' });

/** Adds a player behind the gate. Returns its id. */
async function addSibling(family: Family): Promise<string> {
  await family.post('/api/gate');
  const { status, body } = await family.post('/api/players', newChild());
  expect(status).toBe(201);
  return body.id;
}

/** An account with two players, signed in anew, so that the gate is closed and nobody chosen. */
async function newSiblings(): Promise<{ family: Family; first: string; second: string }> {
  const family = await newPlayer(server.url);
  const second = await addSibling(family);
  await family.post('/api/auth/signin', { email: family.email, password: PASSWORD });
  return { family, first: family.userId, second };
}

const enter = (family: Client, id: string) => family.post(`/api/players/${id}/enter`);
const refused = (status: number, code: string) => ({ status, body: { code } });
const roundsOf = async (id: string) =>
  (await server.db.query('select from rounds where user_id = $1', [id])).rowCount;

describe('adding players', () => {
  it('is behind the gate, and lists them oldest first, each with a scarf and an id of its own', async () => {
    const family = await newPlayer(server.url);
    expect(await family.post('/api/players', newChild())).toMatchObject(refused(403, 'gate_closed'));
    const second = await addSibling(family);
    const third = await addSibling(family);
    await enter(family, second);
    const { body } = await family.get('/api/players');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([family.userId, second, third]);
    expect(body.map(({ scarf }: { scarf: number }) => scarf)).toEqual([0, 1, 2]);
    expect(body.map(({ current }: { current: boolean }) => current)).toEqual([false, true, false]);
    expect(body[1]).toMatchObject({ avatar_url: 'cat', theme: 'berry', level: 1, code: false });
  });

  it('leaves who was alone playing', async () => {
    const family = await newPlayer(server.url);
    await addSibling(family);
    expect((await family.get('/api/profile')).body).toMatchObject({ id: family.userId });
  });

  it('makes the first one under the id of the account', async () => {
    const family = await newFamily(server.url);
    expect((await family.get('/api/players')).body).toEqual([]);
    expect(await addSibling(family)).toBe(family.userId);
    expect((await family.get('/api/players')).body).toMatchObject([{ id: family.userId, current: true }]);
    expect(await family.post('/api/profile', newChild())).toMatchObject(refused(409, '23505'));
  });

  it('at once gives six and no seventh, and the lowest free scarf', async () => {
    const family = await newPlayer(server.url);
    await family.post('/api/gate');
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => family.post('/api/players', newChild())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('too_many_players');
    const { rows } = await server.db.query('select id from profiles where account_id = $1 and scarf = 3', [
      family.userId,
    ]);
    await server.db.query('delete from profiles where id = $1', [rows[0].id]);
    expect((await family.post('/api/players', newChild())).body.scarf).toBe(3);
  });

  it('gives a taken name a number, and refuses a rude one', async () => {
    const { username } = (await (await newPlayer(server.url)).get('/api/profile')).body;
    const family = await newPlayer(server.url);
    await family.post('/api/gate');
    const added = await family.post('/api/players', newChild(username));
    expect(added.body.username).toMatch(/\d$/);
    expect(added.body.username).not.toBe(username);
    expect(await family.post('/api/players', newChild('Poo Head'))).toMatchObject(
      refused(422, 'validation_failed'),
    );
  });
});

describe('who plays', () => {
  it('is nobody until one of several is chosen, and then that one in every call', async () => {
    const { family, first, second } = await newSiblings();
    const calls = ['/api/profile', '/api/learner', '/api/leaderboard'];
    for (const path of calls)
      expect(await family.get(path), path).toMatchObject(refused(409, 'choose_player'));
    expect(await family.post('/api/progress', round())).toMatchObject(refused(409, 'choose_player'));

    expect(await enter(family, second.toUpperCase())).toMatchObject({ status: 200, body: { id: second } });
    expect((await family.get('/api/profile')).body.id).toBe(second);
    expect((await family.post('/api/progress', round())).status).toBe(200);
    expect((await family.send('PATCH', '/api/profile', { theme: 'aqua' })).body.id).toBe(second);
    expect((await family.get('/api/leaderboard')).body.currentUserStats.xp).toBeGreaterThan(0);
    expect([await roundsOf(first), await roundsOf(second)]).toEqual([0, 1]);
    await enter(family, first);
    expect((await family.get('/api/profile')).body).toMatchObject({ id: first, theme: 'core', xp: 0 });
  });

  it('is chosen in each session by itself, and for nobody else', async () => {
    const { family, first, second } = await newSiblings();
    const elsewhere = new Client(server.url);
    await elsewhere.post('/api/auth/signin', { email: family.email, password: PASSWORD });
    await Promise.all([enter(family, first), enter(elsewhere, second)]);
    expect((await family.get('/api/profile')).body.id).toBe(first);
    expect((await elsewhere.get('/api/profile')).body.id).toBe(second);
  });

  it('needs no choice with one player, also when the one that was chosen is gone', async () => {
    const { family, first, second } = await newSiblings();
    await enter(family, second);
    await server.db.query('delete from profiles where id = $1', [second]);
    expect((await family.get('/api/profile')).body.id).toBe(first);
  });

  it('is named by a page that may not know of a switch: nothing reaches another player', async () => {
    const { family, first, second } = await newSiblings();
    await enter(family, second);
    const of = (id: string) => ({ 'x-addly-player': id });
    for (const [method, path, body] of [
      ['GET', '/api/profile'],
      ['PATCH', '/api/profile', { theme: 'aqua' }],
      ['POST', '/api/progress', round()],
    ] as const) {
      expect(await family.send(method, path, body, of(first))).toMatchObject(refused(409, 'other_player'));
      expect((await family.send(method, path, body, of(second))).status).toBe(200);
    }
    expect([await roundsOf(first), await roundsOf(second)]).toEqual([0, 1]);
  });
});

/** What is read about a player. */
const READ = ['/api/profile', '/api/learner', '/api/nook', '/api/leaderboard'];

describe('another than the current player', () => {
  it('gets its own waiting rounds, exactly once, without switching', async () => {
    const { family, first, second } = await newSiblings();
    await enter(family, second);
    const waiting = [first, second, first].map((playerId) => round({ playerId }));
    for (const each of [...waiting, ...waiting])
      expect((await family.post('/api/progress', each)).status).toBe(200);
    expect([await roundsOf(first), await roundsOf(second)]).toEqual([2, 1]);
    expect((await family.get('/api/profile')).body).toMatchObject({ id: second });
  });

  it('is reported on and changed by name, with the gate open', async () => {
    const { family, first, second } = await newSiblings();
    await enter(family, second);
    const named = `/api/profile?player=${first}`;
    expect(await family.send('PATCH', named, { theme: 'aqua' })).toMatchObject(refused(403, 'gate_closed'));
    expect((await family.send('PATCH', `/api/profile?player=${second}`, { age: 6 })).status).toBe(200);
    await family.post('/api/gate');
    expect((await family.send('PATCH', named, { theme: 'aqua' })).body).toMatchObject({ id: first });
    expect((await family.get(`/api/learner/report?player=${first}`)).status).toBe(200);
    const changed = await family.send('PATCH', `/api/learner?player=${first}`, { level: 'easier' });
    expect(changed.body.level).toBe('easier');
    expect((await family.get('/api/learner')).body.level).toBe('age');
  });

  it.each(READ)('is read by name at %s, with the gate open', async (path) => {
    const { family, first, second } = await newSiblings();
    await enter(family, second);
    expect((await family.get(`${path}?player=${second}`)).status).toBe(200);
    const named = `${path}?player=${first}`;
    expect(await family.get(named)).toMatchObject(refused(403, 'gate_closed'));
    await family.post('/api/gate');
    const theirs = await family.get(named);
    await enter(family, first);
    expect(theirs).toMatchObject({ status: 200, body: (await family.get(path)).body });
  });

  it.each(['of another account', 'that there is not', 'that is no id'])(
    'is not found by an id %s, with the gate open or closed',
    async (whose) => {
      const { family, first } = await newSiblings();
      const other = whose === 'of another account' ? (await newPlayer(server.url)).userId : randomUUID();
      const id = whose === 'that is no id' ? 'first' : other;
      await enter(family, first);
      for (const gate of ['closed', 'open']) {
        if (gate === 'open') await family.post('/api/gate');
        expect(await enter(family, id)).toMatchObject(refused(404, 'not_found'));
        const changed = await family.send('PATCH', `/api/profile?player=${id}`, { theme: 'aqua' });
        expect(changed).toMatchObject(refused(404, 'not_found'));
        for (const path of [...READ, '/api/learner/report'])
          expect(await family.get(`${path}?player=${id}`)).toMatchObject(refused(404, 'not_found'));
        for (const [path, body] of [
          ['/api/learner', { adapts: false }],
          ['/api/learner/forget', { confirm: 'FORGET' }],
        ] as const) {
          const method = path.endsWith('forget') ? 'POST' : 'PATCH';
          expect(await family.send(method, `${path}?player=${id}`, body)).toMatchObject(
            refused(404, 'not_found'),
          );
        }
        const saved = await family.post('/api/progress', round({ playerId: other }));
        expect(saved).toMatchObject(refused(404, 'no_profile'));
      }
      expect(await roundsOf(other)).toBe(0);
    },
  );
});
