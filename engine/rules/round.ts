/**
 * The score after an answer: one more when right, one less when wrong, never below 0.
 * Source: product specification, section 4, Game flow.
 */
export const scoreAfter = (score: number, right: boolean): number =>
  right ? score + 1 : Math.max(0, score - 1);

/** What is remembered of one fact within a round. ms: from the question's arrival to the right answer. */
export interface FactRecord {
  readonly fact: string;
  readonly correctFirstTry: boolean;
  readonly tries: number;
  readonly hintLevel: 0 | 1 | 2 | 3;
  readonly ms: number;
}

/** A finished game, as it leaves the engine. */
export interface RoundResult {
  readonly attemptId: string;
  readonly gameId: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly xpGained: number;
  readonly coinsGained: number;
  readonly answers: readonly FactRecord[];
}
