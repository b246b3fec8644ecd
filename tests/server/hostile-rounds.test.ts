import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RULES } from '#engine/rules/played.ts';
import { newPlayer, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Family;
beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server.url);
  await server.db.query('update profiles set first_contract = true');
});
afterAll(() => server.stop());

const TEXT = 'my name is Anna, 12 High Street';
const GOOD = round();
const FIRST = { rules: undefined, finished: undefined, seed: undefined, plan: undefined, tries: undefined };
const withPlan = (over: object) => GOOD.plan.map((planned) => ({ ...planned, ...over }));
const withTries = (over: object) => GOOD.tries.map((made) => ({ ...made, ...over }));

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await server.db.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => server.db.query<{ row: string }>(`select t::text as row from ${name} t`)),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

it.each<[what: string, over: object, status: number]>([
  ['a fact', { ...FIRST, answers: [{ fact: TEXT, correctFirstTry: true }] }, 200],
  ['a claim of rewards', { userId: TEXT, xpGained: TEXT, coinsGained: { [TEXT]: TEXT } }, 200],
  ['an item', { plan: withPlan({ item: `add.10/${TEXT}` }) }, 422],
  ['an item of a few letters', { plan: withPlan({ item: 'add.10/Anna' }) }, 422],
  ['an item of another game', { plan: withPlan({ item: 'zero/0' }) }, 422],
  ['a choice', { tries: withTries({ choice: 'Anna' }) }, 422],
  ['a choice in a round that was left', { finished: false, tries: withTries({ choice: 'Anna' }) }, 422],
  ['more in a try', { tries: withTries({ name: 'Anna' }) }, 422],
  ['more in a plan', { plan: withPlan({ name: 'Anna' }) }, 422],
  ['an id', { attemptId: TEXT }, 422],
  ['a player', { playerId: TEXT }, 422],
  ['a game', { gameId: TEXT }, 422],
  ['a time', { finishedAt: TEXT }, 422],
  ['more of its own', { note: TEXT }, 422],
  ['a seed', { seed: TEXT }, 422],
  ['rules of yesterday', { rules: 0, score: 10 }, 422],
  ['rules in words', { rules: 'one' }, 422],
  [
    'rules of tomorrow, and what only they know',
    { rules: RULES + 1, note: TEXT, plan: [{ item: TEXT }] },
    503,
  ],
  ['tries that do not end', { tries: Array(1001).fill(GOOD.tries[0]) }, 422],
  ['tries that go on after the end', { tries: [...GOOD.tries, ...GOOD.tries] }, 422],
])('%s: no text of a client reaches the database, and the child plays on', async (_what, over, status) => {
  const answer = await player.post('/api/progress', { ...GOOD, attemptId: randomUUID(), ...over });
  expect(answer.status).toBe(status);
  expect(await everything()).not.toMatch(/anna|high street/i);
  expect((await player.post('/api/progress', round())).status).toBe(200);
});
