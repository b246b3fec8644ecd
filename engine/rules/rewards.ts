/** The rewards of a game. Rows: product specification, section 9, table of games. */
export interface RewardRow {
  readonly questionsCount: number;
  readonly perfectCoins: number;
  readonly partialCoins: number;
}

export interface Reward {
  readonly xp: number;
  readonly coins: number;
}

const PARTIAL_SHARE = 0.8;
const DEFAULT_PERFECT_COINS = 10;

/**
 * XP and coins earned for one finished game. Screen and server both call this, so they cannot disagree.
 * score, total: whole questions, 0 <= score <= total, total > 0. Without a row: XP equal to the score and
 * 10 coins for a perfect score only. Throws RangeError outside these bounds.
 * Source: product specification, section 9, Rewards.
 */
export function rewardFor(score: number, total: number, row?: RewardRow): Reward {
  if (!Number.isInteger(total) || total <= 0) throw new RangeError(`rewardFor: total is ${total}`);
  if (!Number.isInteger(score) || score < 0 || score > total)
    throw new RangeError(`rewardFor: score ${score} is not within 0 and ${total}`);
  const perfect = score === total;
  if (!row) return { xp: score, coins: perfect ? DEFAULT_PERFECT_COINS : 0 };
  if (perfect) return { xp: score, coins: row.perfectCoins };
  return { xp: score, coins: score / total >= PARTIAL_SHARE ? row.partialCoins : 0 };
}

export type Outcome = 'perfect' | 'great' | 'poor';

/** Which of the three result screens a score gets: all right, at least half, less. */
export function outcomeOf(score: number, total: number): Outcome {
  if (score === total) return 'perfect';
  return score * 2 >= total ? 'great' : 'poor';
}
