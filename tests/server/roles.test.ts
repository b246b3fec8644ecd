import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTRACT } from '#server/contract/contract.ts';
import { newFamily, PASSWORD } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('every call is for anyone or for whoever is signed in: there is no other role', async () => {
  expect(CONTRACT.length).toBeGreaterThan(20);
  expect(new Set(CONTRACT.map(({ access }) => access))).toEqual(new Set(['anyone', 'user', 'player']));
  const { rows } = await server.db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ name }) => /role|admin|staff|teacher/.test(name))).toEqual([]);
});

it('a user is told by these fields, a session by these, and there is no token', async () => {
  const family = await newFamily(server.url);
  const { body } = await family.post('/api/auth/signin', { email: family.email, password: PASSWORD });
  expect(Object.keys(body)).toEqual(['session']);
  const fields = ['expires_at', 'expires_in', 'token_type', 'user'];
  expect(Object.keys(body.session).sort()).toEqual(fields);
  expect(body.session.token_type).toBe('cookie');
  expect(body.session.user).toEqual({
    id: family.userId,
    email: family.email,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    last_sign_in_at: expect.stringMatching(/^\d{4}-.*Z$/),
    user_metadata: { username: null, age: null },
  });
  const session = (await family.get('/api/auth/session')).body.session;
  expect(Object.keys(session).sort()).toEqual(fields);
  expect(session.user).toEqual(body.session.user);
});
