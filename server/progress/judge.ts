import { createHash } from 'node:crypto';
import { gameOrThrow, rewardOf } from '#engine/games/catalogue.ts';
import { replayRound, type Replayed } from '#engine/games/replay.ts';
import { LEAST_ANSWERED, type Planned, type Try } from '#engine/rules/played.ts';
import { standingOf } from '#engine/rules/standing.ts';
import type { SentRound } from '#server/contract/progress.ts';
import type { Unfinished } from '#server/db/tables.ts';
import { HttpError, unavailable } from '#server/errors.ts';
import { storedAnswer, type StoredAnswer } from '#server/db/answers.ts';

/** What a round is worth, and what is recorded of it. */
export interface Judged {
  readonly xp: number;
  readonly coins: number;
  /** Taken at its word, which is done a few times a player: by no numbered rules, or by which. */
  readonly believed: false | 'first contract' | 'rules';
  readonly answers: readonly StoredAnswer[];
  /** Of a round that was left; null: finished. */
  readonly unfinished: Unfinished | null;
}

export const malformed = (field: string, message = 'Please check this.') =>
  new HttpError(422, 'validation_failed', message, { fields: { [field]: message } });

/**
 * A round of rules that are still to come here waits, whatever else is new in it. body: as it was sent, unread. Throws
 * HttpError 503.
 */
export function waitForRules(body: unknown): void {
  const { rules } = Object(body) as { readonly rules?: unknown };
  if (Number.isSafeInteger(rules) && standingOf(Number(rules), Date.now()) === 'newer') throw unavailable();
}

/** A fingerprint of the beginning of a round: its first so many tries. */
export const printOf = ({ gameId, rules, seed, plan, tries = [] }: SentRound, many: number): string =>
  createHash('sha256')
    .update(JSON.stringify([gameId, rules, seed, plan?.map(planned), tries.slice(0, many).map(tried)]))
    .digest('base64url')
    .slice(0, 22);
const planned = ({ item, support, shown }: Planned) => [item, support, shown];
const tried = ({ choice, help, pace }: Try) => [choice, help, pace];

/** Throws HttpError 422 when the round cannot have been played. */
function replay({ gameId, attemptId, seed = 0, plan = [], tries = [] }: SentRound): Replayed {
  try {
    return replayRound({ gameId, attemptId, seed, plan, tries });
  } catch (error) {
    if (error instanceof RangeError) throw malformed('tries');
    throw error;
  }
}

function believe({ gameId, score, rules }: SentRound): Judged {
  const game = gameOrThrow(gameId);
  if (score < 0 || score > game.rewards.questionsCount)
    throw malformed('score', 'That score is not possible in this game.');
  const believed = rules === undefined ? 'first contract' : 'rules';
  return { ...rewardOf(game, score), believed, answers: [], unfinished: null };
}

/**
 * What a round is worth: by playing it again, or, of earlier rules and where playing it again failed before, by its word.
 * now: unix milliseconds. Throws HttpError 422 for what cannot have been played.
 */
export function judgeRound(round: SentRound, now: number): Judged | 'score_mismatch' {
  const { rules, tries, gameId, score, finished } = round;
  const standing = rules === undefined ? 'lately' : standingOf(rules, now);
  if (standing === 'unknown' || standing === 'newer') throw malformed('rules');
  if (standing === 'lately' || !tries) {
    if (!finished) throw malformed('rules');
    return believe(round);
  }
  const replayed = replay(round);
  const answers = replayed.answers.map(storedAnswer);
  const reward = rewardOf(gameOrThrow(gameId), replayed.score);
  if (finished) {
    if (!replayed.isOver) throw malformed('tries');
    if (replayed.score !== score) return 'score_mismatch';
    return { ...reward, believed: false, answers, unfinished: null };
  }
  if (replayed.isOver || replayed.done < LEAST_ANSWERED) throw malformed('tries');
  const unfinished = { tries: tries.length, answers: answers.length, print: printOf(round, tries.length) };
  return { xp: 0, coins: 0, believed: false, answers, unfinished };
}
