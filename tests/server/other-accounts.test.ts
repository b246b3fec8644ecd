import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACT, type EndpointName } from '#server/contract/contract.ts';
import type { Endpoint } from '#server/contract/endpoint.ts';
import { newName, newPlayer, PASSWORD, round, type Answer, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What of another account somebody may have learned of. */
interface Theirs {
  readonly playerId: string;
  readonly attemptId: string;
  readonly purchaseId: string;
  readonly sessionId: string;
}

/** An account with two players, one of whom has played, bought, furnished and got a code. */
async function newTheirs(): Promise<Theirs & { readonly family: Family }> {
  const family = await newPlayer(server.url);
  await family.post('/api/gate');
  const child = { username: newName(), age: 4, avatar_url: 'cat', theme: 'berry' };
  const playerId: string = (await family.post('/api/players', child)).body.id;
  const [played, purchaseId] = [round({ playerId }), randomUUID()];
  const placed = [{ thing: 'ball', x: 500, y: 900, layer: 0 }];
  for (const done of [
    await family.post('/api/progress', played),
    await family.post('/api/nook/purchases', { purchaseId, playerId, thing: 'ball' }),
    await family.send('PUT', '/api/nook/room', { version: 0, playerId, placed, outfit: [] }),
    await family.send('PUT', `/api/players/${playerId}/code`, { code: [1, 2, 3] }),
  ])
    expect(done.status).toBe(200);
  const [{ id: sessionId }] = (await family.get('/api/auth/sessions')).body;
  return { playerId, attemptId: played.attemptId, purchaseId, sessionId, family };
}

/** Of nobody. */
const unknown = (): Theirs => ({
  ...{ playerId: randomUUID(), attemptId: randomUUID(), purchaseId: randomUUID() },
  sessionId: 'A'.repeat(22),
});

const bodiless = () => undefined;
/** A good body for every endpoint that takes an id of something of an account's. */
const BODIES: Partial<Record<EndpointName, (theirs: Theirs) => object | undefined>> = {
  'DELETE /auth/sessions/:id': () => ({}),
  'GET /profile': bodiless,
  'PATCH /profile': () => ({ theme: 'aqua', needs: { calm: true }, show_name: true }),
  'POST /players/:id/enter': () => ({ code: [1, 2, 3] }),
  'PUT /players/:id/code': () => ({ code: null }),
  'DELETE /players/:id': () => ({ confirm: 'DELETE' }),
  'POST /progress': ({ playerId, attemptId }) => round({ playerId, attemptId }),
  'GET /learner': bodiless,
  'PATCH /learner': () => ({ adapts: false, level: 'easier', weekly_mail: true }),
  'POST /learner/forget': () => ({ confirm: 'FORGET' }),
  'GET /learner/report': bodiless,
  'GET /nook': bodiless,
  'POST /nook/purchases': ({ playerId, purchaseId }) => ({ playerId, purchaseId, thing: 'ball', sell: true }),
  'PUT /nook/room': ({ playerId }) => ({ playerId, version: 1, placed: [], outfit: [] }),
  'GET /leaderboard': bodiless,
};
/** A public id is made to be known by others: it is answered the same whether there is one, and not by 404. */
const PUBLIC: readonly string[] = ['POST /leaderboard/:public_id/report'];

/** Behind a closed gate these look nothing up at all. */
const GATE_FIRST: readonly string[] = ['PUT /players/:id/code', 'DELETE /players/:id'];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as EndpointName;
const fieldsOf = (schema: z.ZodType | undefined): readonly string[] =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];

/** Every endpoint that takes the id of a player, a round, a purchase or a session, wherever it takes it. */
const takingIds = CONTRACT.filter(
  ({ path, ...row }: Endpoint) =>
    path.includes(':') ||
    fieldsOf(row.query).includes('player') ||
    fieldsOf(row.body).some((field) => /^\w+Id$/.test(field) && !['gameId', 'userId'].includes(field)),
).map(nameOf);

function call(family: Family, name: EndpointName, whose: Theirs): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const id = path.startsWith('/auth/') ? whose.sessionId : whose.playerId;
  const row = (CONTRACT as readonly Endpoint[]).find((each) => nameOf(each) === name)!;
  const query = fieldsOf(row.query).includes('player') ? `?player=${id}` : '';
  return family.send(method, `/api${path.replace(':id', id)}${query}`, BODIES[name]!(whose));
}

/** Everything in the database, but sessions: each call says there when its own was used. */
async function everything(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows: tables } = await server.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'session'
      order by 1`,
  );
  const all: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await server.db.query<{ row: string }>(
      `select t::text as row from "${name}" t order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

describe("another account's players, rounds, purchases and rooms", () => {
  it('are all looked at here, whatever endpoint takes an id', () => {
    expect(takingIds.filter((name) => !PUBLIC.includes(name)).sort()).toEqual(Object.keys(BODIES).sort());
  });

  it('are found by their own account with the very same calls', async () => {
    const theirs = await newTheirs();
    await theirs.family.post('/api/auth/again', { password: PASSWORD });
    await theirs.family.post(`/api/players/${theirs.playerId}/enter`);
    const last: readonly string[] = ['DELETE /players/:id', 'DELETE /auth/sessions/:id'];
    const names = Object.keys(BODIES).sort((one, other) => last.indexOf(one) - last.indexOf(other));
    for (const name of names as EndpointName[]) {
      const { status } = await call(theirs.family, name, theirs);
      // Only what was sold already, or sent before with other words, is in the way.
      expect([name, status < 300 || status === 409]).toEqual([name, true]);
    }
  });

  it.each(['closed', 'open'])(
    'are as if there were none, with the gate %s, and stay as they are',
    async (gate) => {
      const theirs = await newTheirs();
      const own = await newPlayer(server.url);
      if (gate === 'open') {
        await own.post('/api/gate');
        await own.post('/api/auth/again', { password: PASSWORD });
      }
      const before = await everything();
      for (const name of Object.keys(BODIES) as EndpointName[]) {
        const [found, none] = [await call(own, name, theirs), await call(own, name, unknown())];
        expect([name, found.status, found.body]).toEqual([name, none.status, none.body]);
        const isRefused = gate === 'closed' && GATE_FIRST.includes(name);
        expect([name, found.status]).toEqual([name, isRefused ? 403 : 404]);
        expect([name, await everything()]).toEqual([name, before]);
      }
    },
  );
});
