import { randomUUID } from 'node:crypto';
import { factOf } from '#engine/rules/played.ts';
import { plannedRounds, type PlannedRound } from './judged-saves.ts';
import { ownTime, postgresTime } from './processor.ts';
import { BEFORE, NOW, releaseBefore, type Release } from './release-before.ts';
import { atMost, median, type Part, type Row } from './report.ts';
import { driveWell, requestText } from './traffic.ts';
import type { SignedIn } from './world.ts';

/** What a whole save may cost, of what it did in the release before. */
const MOST_RATIO = 1.2;
const PLAYERS = 10_000;
const CONNECTIONS = [20, 1] as const;
const SECONDS = 2;
const TURNS = 9;
/** Turns that are not counted, until the code is optimised. */
const WARM_UPS = 3;
const MS = 3000;

/** As long as every other. */
const SOME_ID = randomUUID();

/** What each release's pages send of a round, but for its id. */
type Sent = (round: PlannedRound) => Readonly<Record<string, unknown>>;

const sentNow: Sent = (round) => round;

/** The same round at its word: what was asked, and how each was answered. The last question had two wrong tries. */
const sentBefore: Sent = ({ gameId, score, plan }) => ({
  gameId,
  score,
  answers: plan.map(({ item }, index) => {
    const isRight = index < plan.length - 1;
    return { fact: factOf(item), correctFirstTry: isRight, tries: isRight ? 1 : 3, hintLevel: 0, ms: MS };
  }),
});

/** A connection's next save, of each game in turn. */
function savesAs(sent: Sent, players: readonly SignedIn[]): (connection: number) => string {
  const finishedAt = new Date().toISOString();
  const bodies = plannedRounds().map((round) => ({ attemptId: SOME_ID, ...sent(round), finishedAt }));
  const texts = players.map(({ cookie }) =>
    bodies.map((body) => requestText({ method: 'POST', path: '/api/progress', cookie, body })),
  );
  let next = 0;
  return (connection) => texts[connection]![next++ % bodies.length]!.replace(SOME_ID, randomUUID());
}

/** Microseconds of processor time that a save takes of all that take part: the sender, the server and its Postgres. */
type Cost = (connections: number) => Promise<number>;

/** Measures with a release's own world, Postgres and server. Without work where Postgres' time cannot be seen. */
function withRelease(release: Release, sent: Sent, work: (cost: Cost) => Promise<void>): Promise<void> {
  return release.withDatabases(async (added) => {
    const url = await added.add();
    const players = await release.createWorld(url, PLAYERS, CONNECTIONS[0]);
    const postgres = await postgresTime(url);
    if (!postgres) return;
    const server = await release.startProductServer(url);
    const used = async () => ownTime() + postgres() + (await server.cpu());
    const next = savesAs(sent, players);
    try {
      await work(async (connections) => {
        const before = await used();
        const { requests } = await driveWell({ urls: [server.url], connections, seconds: SECONDS, next });
        return ((await used()) - before) / requests;
      });
    } finally {
      await server.stop();
    }
  });
}

/** Turn by turn, so that other work on the machine is in both. */
async function rowsOf(connections: number, now: Cost, before: Cost): Promise<readonly Row[]> {
  const costs: number[] = [];
  const costsBefore: number[] = [];
  const ratios: number[] = [];
  for (let turn = -WARM_UPS; turn < TURNS; turn++) {
    const first = turn % 2 === 0 ? await now(connections) : undefined;
    const earlier = await before(connections);
    const cost = first ?? (await now(connections));
    if (turn < 0) continue;
    costs.push(cost);
    costsBefore.push(earlier);
    ratios.push(cost / earlier);
  }
  const of = connections === 1 ? 'one save at a time' : `${connections} saves at a time`;
  return [
    { what: `${of}: processor time of all that take part`, value: median(costs), unit: 'µs' },
    { what: `${of}: the same of the release before issue 19`, value: median(costsBefore), unit: 'µs' },
    atMost(MOST_RATIO, {
      what: `${of}: a save against the release before issue 19`,
      value: median(ratios),
      unit: 'times',
    }),
  ];
}

/**
 * What a whole save costs, its request, session and statement included, beside the same round saved through the release
 * that took it at its word, which is built from history: each on a Postgres of its own, unless DATABASE_URL names one.
 */
export async function run(): Promise<Part> {
  const name = `whole saves, beside commit ${BEFORE}`;
  const before = await releaseBefore();
  if (!before)
    return {
      name: `${name}: not measured, because no history of it is here (a shallow copy, or none)`,
      rows: [],
    };
  const rows: Row[] = [];
  await withRelease(before, sentBefore, (costBefore) =>
    withRelease(NOW, sentNow, async (costNow) => {
      for (const connections of CONNECTIONS) rows.push(...(await rowsOf(connections, costNow, costBefore)));
    }),
  );
  return {
    name: rows.length > 0 ? name : `${name}: not measured, because Postgres' time cannot be seen`,
    rows,
  };
}
