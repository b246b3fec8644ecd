import { newLearner, type Learner } from './state.ts';

/** What a grown-up has said about how hard games should be. */
export const LEVELS = ['easier', 'age', 'harder'] as const;
export type Level = (typeof LEVELS)[number];

const USUAL_AGE = 5;
const A_YEAR = 0.6;

/** Nobody begins by failing: older children begin a year above the usual at most, and move up by what they answer. */
const MOST = A_YEAR;

/** Theta of a player of whom nothing is known. age: in years; null: not told. */
export const startOf = (age: number | null): number =>
  Math.min(A_YEAR * ((age ?? USUAL_AGE) - USUAL_AGE), MOST);

/** A new player's learner. age: in years; null: not told. */
export const learnerOfAge = (age: number | null): Learner => newLearner(startOf(age));

/** Logits added to what is known when a round is planned; nothing is learned from it, so that it can be taken back. */
export const LIFT: Readonly<Record<Level, number>> = { easier: -A_YEAR, age: 0, harder: A_YEAR };
