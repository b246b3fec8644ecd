import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { applyDeletions } from '#server/deletions/apply.ts';
import { rowsWith } from '#tests/support/tables-with.ts';
import { newName, newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** An account with two players, each with a round and a state of learning; the second is current. */
async function newSiblings(): Promise<{ family: Family; second: string }> {
  const family = await newPlayer(server.url);
  await family.post('/api/gate');
  const added = await family.post('/api/players', {
    username: newName(),
    age: 4,
    avatar_url: 'cat',
    theme: 'berry',
  });
  const second: string = added.body.id;
  for (const id of [second, family.userId, second]) {
    await family.post(`/api/players/${id}/enter`);
    await family.post('/api/progress', round());
    await family.get('/api/learner');
  }
  return { family, second };
}

/** The tables with a row that has this id in it. */
const tablesWith = async (id: string) => Object.keys(await rowsWith(server.db, id));

const remove = (family: Family, id: string) =>
  family.send('DELETE', `/api/players/${id}`, { confirm: 'DELETE' });
const again = (family: Family) => family.post('/api/auth/again', { password: PASSWORD });

it('leaves nothing of the player in any table, and the other one whole', async () => {
  const { family, second } = await newSiblings();
  await again(family);
  expect(await tablesWith(second)).toEqual(expect.arrayContaining(['learners', 'rounds', 'session']));
  const { rows: before } = await server.db.query('select * from profiles where id = $1', [family.userId]);
  expect((await remove(family, second)).status).toBe(204);
  await expect.poll(() => tablesWith(second)).toEqual([]);
  const { rows: after } = await server.db.query('select * from profiles where id = $1', [family.userId]);
  expect(after).toEqual(before);
  expect((await family.get('/api/players')).body).toMatchObject([{ id: family.userId, current: true }]);
  expect((await server.db.query('select from rounds where user_id = $1', [family.userId])).rowCount).toBe(1);
});

it('takes what was said of the first one at the sign-up, and never gives its id again', async () => {
  const { family, second } = await newSiblings();
  await again(family);
  await server.db.query(`update users set user_metadata = '{"username": "Kim", "age": 5}' where id = $1`, [
    family.userId,
  ]);
  expect((await remove(family, family.userId)).status).toBe(204);
  expect((await family.get('/api/auth/session')).body.session.user.user_metadata).toEqual({
    username: null,
    age: null,
  });
  expect((await family.get('/api/profile')).body.id).toBe(second);
  const child = { username: newName(), age: 4, avatar_url: 'cat', theme: 'berry' };
  expect((await family.post('/api/profile', child)).status).toBe(409);
  expect((await family.post('/api/players', child)).body.id).not.toBe(family.userId);
});

it('is done once more on what a restored backup brings back', async () => {
  const { family, second } = await newSiblings();
  const said = () => server.db.query('select user_metadata from users where id = $1', [family.userId]);
  await server.db.query(`update users set user_metadata = '{"username": "Kim", "age": 5}' where id = $1`, [
    family.userId,
  ]);
  await applyDeletions(openDatabase(server.db), [{ at: new Date(), kind: 'player', id: family.userId }]);
  expect((await family.get('/api/players')).body).toMatchObject([{ id: second }]);
  expect((await said()).rows).toEqual([{ user_metadata: { username: null, age: null } }]);
});

it('asks for the gate and the password, and refuses other accounts and the last player', async () => {
  const { family, second } = await newSiblings();
  const stranger = await newPlayer(server.url);
  expect((await remove(stranger, stranger.userId)).body.code).toBe('gate_closed');
  expect((await remove(family, second)).body.code).toBe('reauthentication_needed');
  await again(family);
  expect(await remove(family, stranger.userId)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const both = await Promise.all([remove(family, second), remove(family, family.userId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('last_player');
  expect((await stranger.get('/api/profile')).status).toBe(200);
});
