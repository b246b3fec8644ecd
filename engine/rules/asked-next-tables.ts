/**
 * What makes an answer more or less likely to be right next in a planned round, as factors. They fit some 10,000 rounds that the
 * planner made for children of all ages (`tests/games/planned-rounds.ts`, other children than those of the tests), all
 * games of several facts at once: what came next is likeliest by them. Of each list the last number stands for all further ones.
 */

/** Where a fact stands that was asked in the round: once, or more often; shown first, or that and again. */
export type Again = 'once' | 'again' | 'shown' | 'shown, and again';

interface AgainFactors {
  /** By how many questions ago it was asked. */
  readonly gap: readonly number[];
  /** By how many questions are left, this one as well. */
  readonly left: readonly number[];
  /** By how many of those are left when each shown fact had one. */
  readonly free: readonly number[];
  /** Where another fact of its answer was asked. */
  readonly alike: number;
}

/** The factors of games that are planned alike. */
export interface AskedTables {
  /** Of a fact that was asked before. */
  readonly again: Readonly<Record<Again, AgainFactors>>;
  /** Of one that was not shown, by how many facts were shown. */
  readonly againByShown: readonly number[];
  /** Of one of an easier band: by how many of these were asked, and by how many questions are left. */
  readonly againOfOthers: { readonly others: readonly number[]; readonly left: readonly number[] };
  /** Of all together that were not asked yet, as above, and by how many questions asked for something again. */
  readonly fresh: { readonly free: readonly number[]; readonly again: readonly number[] };
  /**
   * Of those of the game's own band: by how many facts were shown; and where the round began with one, so that nothing seems to
   * be sure. Omitted: that makes no difference.
   */
  readonly ofOwn: { readonly shown: readonly number[]; readonly begunShown?: number };
  /** Of those of easier bands: by how many facts of these and of the own band were asked, were shown, and are left. */
  readonly ofOthers: {
    readonly others: readonly number[];
    readonly own: readonly number[];
    readonly shown: readonly number[];
    readonly left: readonly number[];
  };
  /** Of one of them: by how many facts of its answer were asked. */
  readonly byAlike: readonly number[];
  /**
   * In games of one band, by how many steps the answer is from the mean of those before: a child is asked what is like
   * itself. Omitted: answers are no numbers, or few.
   */
  readonly byDistance?: readonly (readonly number[])[];
}

/** Steps from the least answer of a game to the greatest. */
export const STEPS = 20;
/** The factors by distance change after so many questions. */
export const STAGE = 3;

export const OF_MANY: AskedTables = {
  again: {
    once: {
      gap: [0, 0.11, 0.13, 2, 1.8],
      left: [0, 0.14, 0.2, 0.54, 0.79, 1.2, 1.1],
      free: [1, 0.45, 0.56, 0.71, 0.44],
      alike: 0.67,
    },
    again: {
      gap: [0, 0.17, 0.2, 1.8, 1.7],
      left: [0, 0.21, 0.9, 0.96, 1, 0.62, 0.96],
      free: [0.74],
      alike: 0.6,
    },
    shown: {
      gap: [0, 0.014, 1.6, 8.4, 7.2],
      left: [0, 0.016, 0.97, 0.55, 1, 2.2, 3],
      free: [0.99],
      alike: 0.86,
    },
    'shown, and again': {
      gap: [0, 0.014, 3.3, 10, 9],
      left: [0, 0.0089, 0.63, 0.36, 0.57, 2.3, 4.1],
      free: [0.91],
      alike: 0.69,
    },
  },
  againByShown: [0.094, 2.9, 1.1, 0.81, 0.63, 0.5, 0.66, 0.73],
  againOfOthers: { others: [0, 2.2, 1.7, 0.86, 0.0059], left: [0, 0.84, 0.48, 0.43, 0.38, 0.32, 0.3] },
  fresh: { free: [6.1, 5.5, 7.9, 9.1, 6, 1.9, 0.87, 2.7, 3.6, 3.2], again: [4.3, 1, 0.61, 1.1, 0.016] },
  ofOwn: { shown: [5.3, 18, 1.6, 0.28, 0.088, 0.037, 0.013, 0.033], begunShown: 0.048 },
  ofOthers: {
    others: [0.95, 1.3, 1.4, 1.6, 0.0044],
    own: [0.2, 0.23, 0.29, 0.4, 0.84, 1.6, 2.7],
    shown: [20, 45, 3, 0.15, 0.09, 0.11, 0.0069, 0.059],
    left: [0, 0.81, 0.36, 0.37, 0.59, 0.75, 1.2],
  },
  byAlike: [1.6, 1.2, 0.12],
  byDistance: [
    [2.1, 1.8, 1.6, 1.6, 1.5, 1.4, 1.1, 0.98, 0.88, 0.67, 0.49, 0.32],
    [3.1, 2.9, 2.4, 2.2, 1.8, 1.4, 1.2, 0.89, 0.71, 0.53, 0.37, 0.19],
    [3.9, 3.9, 3.4, 3, 2.5, 1.7, 1.2, 0.9, 0.63, 0.42, 0.32, 0.13],
  ],
};
