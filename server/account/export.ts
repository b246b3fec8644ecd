import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { anyOf } from '#server/db/batch-reads.ts';
import { areStored, readAnswer } from '#server/db/answers.ts';
import { endExport, extendExport } from './export-slots.ts';

const ROUNDS_AT_ONCE = 100;
/** Not longer, however long a reader took over a portion. */
const LONGEST_PAUSE_MS = 100;

interface Place {
  /** As the database writes it: JavaScript dates are too coarse to continue from. */
  readonly at: string;
  readonly id: string;
}

/** The next rounds in order, after this position. */
const readRounds = (db: Database, playerId: string, after: Place | undefined) =>
  db
    .selectFrom('rounds')
    .select([
      'attempt_id',
      'user_id as player_id',
      'game_id',
      'score',
      'xp',
      'coins',
      'xp_after',
      'coins_after',
      'finished_at',
      'saved_at',
      'unfinished',
    ])
    .select(sql<string>`saved_at::text`.as('at'))
    .where('user_id', '=', playerId)
    .$if(after !== undefined, (rounds) =>
      rounds.where(sql<boolean>`(saved_at, attempt_id) > (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('saved_at')
    .orderBy('attempt_id')
    .limit(ROUNDS_AT_ONCE)
    .execute();

/** The answers of a round; what cannot be read is given whole, as it lies there. */
const told = (answers: unknown): readonly object[] =>
  areStored(answers) ? answers.map(readAnswer) : [{ unreadable: answers }];

/** The answers of a portion of rounds, in their order. */
async function readAnswers(db: Database, playerId: string, attemptIds: readonly string[]) {
  const rows = await db
    .selectFrom('round_answers')
    .select(['attempt_id', 'answers'])
    .where('player_id', '=', playerId)
    .where('attempt_id', '=', anyOf([...attemptIds]))
    .orderBy('saved_at')
    .execute();
  return attemptIds.flatMap((attempt_id) =>
    rows
      .filter((row) => row.attempt_id === attempt_id)
      .flatMap(({ answers }) => told(answers).map((answer) => ({ attempt_id, ...answer }))),
  );
}

/** The account was deleted during the export: what was sent is incomplete, and must look so. */
export class AccountGone extends Error {}

/** Whose rounds are exported. */
interface Exported {
  readonly accountId: string;
  readonly playerIds: readonly string[];
}

/**
 * All rounds of some players, in portions of one player each; no connection is held while the reader consumes them.
 * After each there is a pause as long as it took, so that one who exports much leaves half of the server to everybody
 * else.
 */
async function* allRounds(db: Database, { accountId, playerIds }: Exported) {
  for (const playerId of playerIds)
    for (let after: Place | undefined, more = true; more;) {
      const start = performance.now();
      const some = await readRounds(db, playerId, after);
      if (!(await extendExport(db, accountId))) throw new AccountGone();
      if (some.length > 0) yield { playerId, some };
      const last = some.at(-1);
      after = last && { at: last.at, id: last.attempt_id };
      more = some.length === ROUNDS_AT_ONCE;
      if (more) await sleep(Math.min(performance.now() - start, LONGEST_PAUSE_MS));
    }
}

/** The items of a JSON array, one per line. */
async function* arrayOf(portions: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let first = true;
  for await (const portion of portions) {
    const lines = portion.map((item) => JSON.stringify(item)).join(',\n    ');
    if (lines === '') continue;
    yield `${first ? '' : ','}\n    ${lines}`;
    first = false;
  }
}

async function* roundsOf(db: Database, exported: Exported) {
  for await (const { some } of allRounds(db, exported)) yield some.map(({ at: _at, ...round }) => round);
}

async function* answersOf(db: Database, exported: Exported) {
  for await (const { playerId, some } of allRounds(db, exported))
    yield await readAnswers(
      db,
      playerId,
      some.map((round) => round.attempt_id),
    );
}

/** The small tables, read in one snapshot. */
interface Small {
  readonly players: readonly { readonly id: string }[];
}

/**
 * All data of an account as the text of one JSON object, streamed in portions; rounds saved meanwhile may be included.
 * Throws AccountGone when the account is deleted meanwhile.
 */
export async function* exportText(db: Database, accountId: string, small: Small): AsyncGenerator<string> {
  const exported = { accountId, playerIds: small.players.map(({ id }) => id) };
  yield `${JSON.stringify({ exported_at: new Date(), ...small }, null, 2).slice(0, -2)},\n  "rounds": [`;
  yield* arrayOf(roundsOf(db, exported));
  yield `],\n  "answers": [`;
  yield* arrayOf(answersOf(db, exported));
  // Released before the last bytes are sent: a client that has everything may start the next export.
  await endExport(db, accountId);
  yield `]\n}\n`;
}
