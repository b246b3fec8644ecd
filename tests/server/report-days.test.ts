import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '#server/contract/report.ts';
import { type Client } from './support/client.ts';
import { playerNamed, save } from './support/reported.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { sums } from './support/sums.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const reportFor = async (player: Client) => (await player.get('/api/learner/report')).body as Report;
const factIn = ({ skills }: Report, fact: string) =>
  skills.find(({ id }) => id === 'add.10')?.facts.find((one) => one.fact === fact);

it('tells the days of the claim alone: by heart those at once, hidden those with things hidden', async () => {
  const player = await playerNamed(server.url, 'Robin Baker');
  const hidden = { support: 1 } as const;
  await save(player, sums(6), sums(5), ...[4, 3].map((days) => sums(days, {}, hidden)));
  expect(factIn(await reportFor(player), '1+1')).toMatchObject({ claim: 'hidden', days: 2 });
  await save(player, ...[2, 1].map((days) => sums(days, {}, hidden)));
  expect(factIn(await reportFor(player), '1+1')).toMatchObject({ claim: 'at once', days: 4 });
});

it('says nothing of sight where sums were right with things hidden on one day alone', async () => {
  const player = await playerNamed(server.url, 'Robin Weaver');
  await save(player, sums(0, {}, { support: 1 }));
  const report = await reportFor(player);
  expect(factIn(report, '1+1')).toMatchObject({ claim: 'in sight', days: 0 });
  expect(report.sentence).toBe('In the last 7 days Robin Weaver played on 1 day.');
});

it('does not say that sums were not right that were shown first, and right without help later that day', async () => {
  const player = await playerNamed(server.url, 'Robin Miller', { age: 6 });
  await save(player, sums(0, {}, { shown: true }), sums(0));
  const report = await reportFor(player);
  expect(factIn(report, '1+1')).toMatchObject({ claim: 'met', days: 0 });
  expect(report.next.why).toBe('Adding up to 10 has begun: 10 of 33 questions have been met so far.');
});
