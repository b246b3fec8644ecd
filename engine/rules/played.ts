/** A round as the child played it: page and server make the same questions from it, and the same score. */

/**
 * The number of the rules by which questions follow from a seed and a plan. Raise it with every change after which
 * the same seed and plan give other questions, choices or answers; `tests/games/replay.test.ts` tells when. And with
 * every game, item or field that is new in what is sent: an older server keeps only rounds with a newer number
 * waiting.
 */
export const RULES = 15;

/** How much support is taken away: 0 nothing, all is in sight and as it is known best; 2 most. */
export type Support = 0 | 1 | 2;
/** The strongest help given with a question so far: 0 none, else as `HintLevel`. */
export type Helped = 0 | 1 | 2 | 3;
/** From the moment answers are taken to the choice: 0 under 3 s, 1 under 6 s, 2 under 12 s, 3 longer. */
export type Pace = 0 | 1 | 2 | 3;

/** One question of a plan. */
export interface Planned {
  /** `<skill>/<fact>`, see `engine/games/items.ts`. */
  readonly item: string;
  readonly support: Support;
  /** The way is shown before the question is asked. */
  readonly shown: boolean;
}

/** One choice of the child's. */
export interface Try {
  /** The id of the choice. */
  readonly choice: string;
  /** Given before this choice. */
  readonly help: Helped;
  readonly pace: Pace;
}

/** What the questions of a round follow from, besides the game and the tries. */
export interface RoundStart {
  readonly attemptId: string;
  /** A whole number from 0 to 2^32 - 1. */
  readonly seed: number;
  readonly plan: readonly Planned[];
}

/** A round that was begun, and how far it went. */
export interface RoundBegun extends RoundStart {
  readonly tries: readonly Try[];
  /** The questions that a class's teacher skipped, by their index, ascending: no try is theirs. Never of one child alone. */
  readonly skipped?: readonly number[];
}

/** As it is sent to the server. */
export interface PlayedRound extends RoundBegun {
  readonly gameId: string;
  /** False: left early. */
  readonly finished: boolean;
  readonly rules: number;
  /** As the screen showed it. */
  readonly score: number;
}

/** What is recorded of one question, each time it is met. */
export interface Answer {
  readonly item: string;
  /** Wrong tries before the right one. */
  readonly wrong: number;
  /** The id of the first wrong choice; null: right at the first try. */
  readonly first: string | null;
  /** Given before the first try. */
  readonly help: Helped;
  /** Of the first try. */
  readonly pace: Pace;
  readonly support: Support;
  readonly shown: boolean;
}

/** After so many wrong tries at one question the score is 0 in any case; further ones are not kept. */
export const MOST_WRONG = 24;

/** A round that is left is told once this many questions are answered. */
export const LEAST_ANSWERED = 3;

const PACES = [3, 6, 12] as const;

/** The step of a time in seconds. */
export const paceOf = (seconds: number): Pace => PACES.filter((limit) => seconds >= limit).length as Pace;

/** The fact of an item's id. */
export const factOf = (item: string): string => item.slice(item.indexOf('/') + 1);
