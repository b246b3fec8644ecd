import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { GAMES } from '#engine/games/catalogue.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import { createRandom } from '#engine/rules/random.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import { judgeRound, type Judged } from '#server/progress/judge.ts';
import { saveRound } from '#server/progress/store.ts';
import { playedRound } from '#tests/support/played.ts';
import { ownTime, postgresTime } from './processor.ts';
import { atMost, median, type Row } from './report.ts';

/** What playing a round again may add to its save. */
const MOST_RATIO = 1.2;
const SAVES_A_TURN = 3000;
const TURNS = 5;
/** Turns that are not counted, until the code is optimised. */
const WARM_UPS = 2;
const CONNECTIONS = 4;
const AGE = 6;

/** A finished round of each game as it is planned for a child who is new, with two wrong tries. */
const plannedRounds = () =>
  GAMES.map((game, seed) => {
    const wish = { learner: learnerOfAge(AGE), today: 20_000, random: createRandom(seed) };
    const plan = game.traits.mayReturn ? planGame(game, wish) : undefined;
    const score = game.rewards.questionsCount - 2;
    return { ...playedRound(game.id, { seed, score, ...(plan && { plan }) }), epoch: 0 };
  });
type PlannedRound = ReturnType<typeof plannedRounds>[number];

function judged(round: PlannedRound): Judged {
  const judgement = judgeRound({ ...round, attemptId: '' }, Date.now());
  if (judgement === 'score_mismatch') throw new Error(judgement);
  return judgement;
}

/**
 * What a save costs whose round is played again, beside the same save of a round that is taken at its word: turn by turn,
 * in one process, by its processor time and Postgres'. Without what requests cost, which is the same for both. None where
 * Postgres' time cannot be seen.
 */
export async function judgedSaves(url: string, userIds: readonly string[]): Promise<readonly Row[]> {
  const postgres = await postgresTime(url);
  if (!postgres) return [];
  const rounds = plannedRounds();
  const believed = new Map(rounds.map((round) => [round, judged(round)]));
  const db = openDatabase(openPool(url, { log: pino({ enabled: false }), size: CONNECTIONS }));
  const costOf = async (judge: (round: PlannedRound) => Judged): Promise<number> => {
    let begun = 0;
    const work = async () => {
      while (begun < SAVES_A_TURN) {
        const round = rounds[begun % rounds.length]!;
        const userId = userIds[begun % userIds.length]!;
        begun += 1;
        const sent = { ...round, attemptId: randomUUID() };
        await saveRound(db, { userId, round: sent, ...judge(round), finishedAt: new Date(), cost: 0 });
      }
    };
    const before = ownTime() + postgres();
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return (ownTime() + postgres() - before) / SAVES_A_TURN;
  };
  const costs: number[] = [];
  const ratios: number[] = [];
  try {
    for (let turn = -WARM_UPS; turn < TURNS; turn++) {
      const again = await costOf(judged);
      const asSent = await costOf((round) => believed.get(round)!);
      if (turn < 0) continue;
      costs.push(again - asSent);
      ratios.push(again / asSent);
    }
  } finally {
    await db.destroy();
  }
  const of = 'progress: a save with its round played again, of the same without, by processor time';
  return [
    { what: 'progress: playing a round again, processor time', value: median(costs), unit: 'µs' },
    atMost(MOST_RATIO, { what: of, value: median(ratios), unit: 'times' }),
  ];
}
