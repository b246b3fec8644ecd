import pg from 'pg';
import { dayOf, learnFrom } from '#engine/learner/fold.ts';
import { pack } from '#engine/learner/packed.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import { judgeRound } from '#server/progress/judge.ts';
import { plannedRounds } from './judged-saves.ts';

const ROUNDS_AT_ONCE = 200_000;
/** So that the whole week is due whatever day it is. */
const DAYS_AGO = 42;
const AGE = 6;

/** A round of each game: what was answered, as it is stored. */
function answered(): readonly { readonly gameId: string; readonly answers: string }[] {
  return plannedRounds().map((round) => {
    const judged = judgeRound({ ...round, attemptId: '' }, Date.now());
    if (judged === 'score_mismatch') throw new Error(judged);
    return { gameId: round.gameId, answers: JSON.stringify(judged.answers) };
  });
}

/** What is known of a child who has played each game. */
const known = () =>
  pack(
    plannedRounds().reduce(
      (learner, round) => learnFrom(learner, { ...round, attemptId: '' }, dayOf(Date.now()) - DAYS_AGO - 7),
      learnerOfAge(AGE),
    ).skills,
  );

/**
 * Gives every player of a world this many rounds of a week that is due by now, none of them learned from yet, played one
 * after the other all through the week; and what was known before. That is more than there is: who comes back has been
 * learned from. url: of a world.
 */
export async function addOldWeek(url: string, players: number, roundsEach: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('insert into learners (player_id, skills) select id, $1::jsonb from profiles', [
      JSON.stringify(known()),
    ]);
    const { rows } = await client.query<{ begun: string }>(
      `select date_trunc('week', now() - make_interval(days => ${DAYS_AGO}), 'UTC')::text as begun,
         open_round_answers((now() at time zone 'UTC')::date - ${DAYS_AGO})`,
    );
    const rounds = answered();
    const [games, answers] = [rounds.map((round) => round.gameId), rounds.map((round) => round.answers)];
    const many = players * roundsEach;
    for (let from = 0; from < many; from += ROUNDS_AT_ONCE)
      await client.query(
        `insert into round_answers (attempt_id, player_id, game_id, finished_at, saved_at, answers)
         select ('00000000-0000-4003-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
           ('00000000-0000-4000-8000-' || lpad(to_hex(1 + n % $3::bigint), 12, '0'))::uuid,
           ($6::text[])[place], at, at, ($7::text[])[place]::json
         from (select n, $5::timestamptz + interval '7 days' * (n / $4::float8) as at,
             (1 + (n + n / $3::bigint) % cardinality($6::text[]))::integer as place
           from generate_series($1::bigint, $2::bigint) n) x`,
        [from, Math.min(many, from + ROUNDS_AT_ONCE) - 1, players, many, rows[0]!.begun, games, answers],
      );
    for (const table of ['learners', 'round_answers']) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
