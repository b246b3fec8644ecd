import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { itemsOf } from '#engine/games/items.ts';
import { dayOf, learnFrom } from '#engine/learner/fold.ts';
import { gardenOf, stateOfGame } from '#engine/learner/garden.ts';
import { unpack } from '#engine/learner/packed.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import type { Learner } from '#engine/learner/state.ts';
import type { Pace, Try } from '#engine/rules/played.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import type { Report } from '#server/contract/report.ts';
import { playedRound } from '#tests/support/played.ts';
import { newPlayer, type Client } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const DAY_MS = 86_400_000;
const AGE = 5;

interface History {
  readonly who: string;
  readonly games: readonly string[];
  readonly days: number;
  /** How many of ten rounds end badly, and of ten answers come slowly. */
  readonly poor: number;
  readonly slow: number;
}

/** All that is asked about in the games of these histories: something hidden, nothing that can be, amounts to choose. */
const HISTORIES: readonly History[] = [
  {
    who: 'a secure child',
    games: ['none-left-fun', 'shape-detective', 'total-treasure-hunt'],
    days: 16,
    poor: 0,
    slow: 0,
  },
  {
    who: 'a child who thinks',
    games: ['none-left-fun', 'number-detective', 'sound-safari'],
    days: 12,
    poor: 1,
    slow: 5,
  },
  {
    who: 'a child who counts everything',
    games: ['number-sandwich', 'cookie-crunch-count'],
    days: 10,
    poor: 5,
    slow: 10,
  },
  { who: 'a child of one game', games: ['number-trail-high-climb'], days: 12, poor: 1, slow: 1 },
];

interface Sitting {
  readonly learner: Learner;
  readonly gameId: string;
  /** In milliseconds. */
  readonly at: number;
  readonly random: Random;
}

/** A round as such a child plays it. */
function roundOf({ learner, gameId, at, random }: Sitting, { poor, slow }: History) {
  const game = gameOrThrow(gameId);
  const plan = planGame(game, { learner, today: dayOf(at), lift: 0, random: random.fork() });
  const count = game.rewards.questionsCount;
  const score = random.int(1, 10) <= poor ? Math.ceil(count / 2) : count;
  const played = playedRound(gameId, { score, seed: random.int(0, 1e6), plan });
  const paced = (one: Try): Try => ({ ...one, pace: (random.int(1, 10) <= slow ? 2 : 0) as Pace });
  return { attemptId: randomUUID(), ...played, tries: played.tries.map(paced) };
}

async function live(player: Client, history: History, seed: number): Promise<void> {
  const random = createRandom(seed);
  let learner = learnerOfAge(AGE);
  for (let day = history.days; day > 0; day--)
    for (const gameId of history.games) {
      const at = Date.now() - day * DAY_MS;
      const played = roundOf({ learner, gameId, at, random }, history);
      const body = { ...played, finishedAt: new Date(at).toISOString() };
      expect((await player.post('/api/progress', body)).status).toBe(200);
      learner = learnFrom(learner, played, dayOf(at));
    }
}

/** What a child's home shows, and what its grown-ups read. */
async function bothOf(player: Client) {
  const { skills } = (await player.get('/api/learner')).body as { skills: unknown };
  const { body } = await player.get('/api/learner/report');
  return { learner: { start: 0, skills: unpack(skills)! }, report: body as Report };
}

it.each(HISTORIES.map((history, seed) => ({ ...history, history, seed })))(
  '$who has as many flowers on home as questions by heart on the page for grown-ups, skill by skill',
  async ({ history, seed }) => {
    const player = await newPlayer(server.url, { username: `Kind Otter ${seed}`, age: AGE });
    await player.post('/api/gate');
    await live(player, history, seed);
    const { learner, report } = await bothOf(player);
    const flowers = gardenOf(learner).filter(({ growth }) => growth === 'flower');
    for (const { id, known } of report.skills)
      expect([id, flowers.filter(({ item }) => item.skill === id).length]).toEqual([id, known]);
    for (const { id, known } of report.skills)
      if (id === 'zero' || id === 'card.show.5') expect([id, known]).toEqual([id, 0]);
    for (const id of history.games) {
      const facts = new Set(itemsOf(gameOrThrow(id)).map((item) => item.id));
      const told = report.skills.flatMap((skill) =>
        skill.facts.filter(({ fact, claim }) => claim === 'at once' && facts.has(`${skill.id}/${fact}`)),
      );
      expect([id, stateOfGame(learner, gameOrThrow(id)).flowers]).toEqual([id, told.length]);
    }
    const isKnown = report.skills.some(({ known }) => known > 0);
    expect(isKnown).toBe(history.slow < 10);
    if (isKnown) expect(report.sentence).toContain('by heart');
  },
);
