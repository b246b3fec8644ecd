import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { GAMES } from '#engine/games/catalogue.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import { createRandom } from '#engine/rules/random.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import type * as judging from '#server/progress/judge.ts';
import type { Judged } from '#server/progress/judge.ts';
import { saveRound, type RoundToSave } from '#server/progress/store.ts';
import { playedRound } from '#tests/support/played.ts';
import { builtModule } from './built.ts';
import { ownTime, postgresTime } from './processor.ts';
import { atMost, median, type Row } from './report.ts';
import { addTablesOfBefore, saveAsBefore } from './saves-of-before.ts';

/** What a save may cost, of what it did before rounds were played again. */
const MOST_RATIO = 1.2;
const SAVES_A_TURN = 3000;
const TURNS = 5;
/** Turns that are not counted, until the code is optimised. */
const WARM_UPS = 2;
const CONNECTIONS = 4;
const AGE = 6;

/** A finished round of each game as it is planned for a child who is new, with two wrong tries. */
export const plannedRounds = () =>
  GAMES.map((game, seed) => {
    const wish = { learner: learnerOfAge(AGE), today: 20_000, random: createRandom(seed) };
    const plan = game.traits.mayReturn ? planGame(game, wish) : undefined;
    const score = game.rewards.questionsCount - 2;
    return { ...playedRound(game.id, { seed, score, ...(plan && { plan }) }), epoch: 0 };
  });
export type PlannedRound = ReturnType<typeof plannedRounds>[number];
type Sent = PlannedRound & { readonly attemptId: string };

async function builtJudge(): Promise<(round: Sent) => Judged> {
  const { judgeRound } = await builtModule<typeof judging>('server/progress/judge.ts');
  return (round) => {
    const judgement = judgeRound(round, Date.now());
    if (judgement === 'score_mismatch') throw new Error(judgement);
    return judgement;
  };
}

const toSave = (round: Sent, userId: string, judgement: Judged): RoundToSave => ({
  userId,
  round,
  ...judgement,
  finishedAt: new Date(),
  cost: 0,
});

/**
 * What a save costs whose round is played again, beside the same save of a round that is taken at its word, and beside one
 * that writes a row for each answer, as before: turn by turn, in one process, by its processor time and Postgres'. Without
 * what requests cost, which is the same for all. None where Postgres' time cannot be seen.
 */
export async function judgedSaves(url: string, userIds: readonly string[]): Promise<readonly Row[]> {
  const postgres = await postgresTime(url);
  if (!postgres) return [];
  const judged = await builtJudge();
  const rounds = plannedRounds();
  const believed = rounds.map((round) => judged({ ...round, attemptId: '' }));
  const db = openDatabase(openPool(url, { log: pino({ enabled: false }), size: CONNECTIONS }));
  await addTablesOfBefore(db);
  const costOf = async (save: (round: Sent, userId: string, place: number) => Promise<unknown>) => {
    let begun = 0;
    const work = async () => {
      while (begun < SAVES_A_TURN) {
        const place = begun % rounds.length;
        const userId = userIds[begun % userIds.length]!;
        begun += 1;
        await save({ ...rounds[place]!, attemptId: randomUUID() }, userId, place);
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
      const again = await costOf((round, id) => saveRound(db, toSave(round, id, judged(round))));
      const asSent = await costOf((round, id, place) => saveRound(db, toSave(round, id, believed[place]!)));
      const before = await costOf((round, id, place) =>
        saveAsBefore(db, toSave(round, id, believed[place]!)),
      );
      if (turn < 0) continue;
      costs.push(again - asSent);
      ratios.push(again / before);
    }
  } finally {
    await db.destroy();
  }
  const of = 'progress: a save with its round played again, of one with a row an answer, by processor time';
  return [
    { what: 'progress: playing a round again, processor time', value: median(costs), unit: 'µs' },
    atMost(MOST_RATIO, { what: of, value: median(ratios), unit: 'times' }),
  ];
}
