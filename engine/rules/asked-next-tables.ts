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

/** Of a fact that was asked before. */
export const AGAIN: Readonly<Record<Again, AgainFactors>> = {
  once: {
    gap: [0, 0.093, 0.091, 2.2, 2],
    left: [0, 0.012, 0.25, 0.51, 2.2, 2.2, 3.5],
    free: [0.85, 0.76, 0.42, 1, 0.46],
    alike: 0.21,
  },
  again: {
    gap: [0, 0.24, 0.26, 0.25, 0.21],
    left: [0, 0.035, 0.27, 0.54, 0.65, 0.65, 0.98],
    free: [1],
    alike: 0.83,
  },
  shown: {
    gap: [0, 0.011, 2, 6.4, 7.3],
    left: [0, 0.028, 2.6, 1, 4, 4, 8.8],
    free: [1],
    alike: 0.78,
  },
  'shown, and again': {
    gap: [0, 0.0091, 1.8, 3.3, 4],
    left: [0, 0.0014, 0.71, 0.78, 3.8, 3.8, 8.6],
    free: [1],
    alike: 0.17,
  },
};
/** By how many facts were shown, of one that was not. */
export const AGAIN_BY_SHOWN = [0.06, 1.1, 1.5, 0.76];
/** Of a fact of an easier band: by how many of these were asked, and by how many questions are left. */
export const AGAIN_OF_OTHERS = {
  others: [1, 1.7, 0.95, 0.27, 0.0093],
  left: [0, 0.16, 0.25, 0.43, 0.36, 0.36, 0.4],
};

/** Of all together that were not asked yet, as above, and by how many questions asked for something again. */
export const NEW = {
  free: [4.1, 2.2, 4.7, 8, 2.8, 1.3, 0.34, 3.9, 2.4, 2.3],
  again: [12, 2.4, 0.65, 0.47, 0.0015],
};
/** Of those of the game's own band: by how many facts were shown. */
export const NEW_OF_OWN = { shown: [9.3, 29, 1.6, 0.076] };
/** Of those of easier bands: by how many facts of these and of the own band were asked, were shown, and are left. */
export const NEW_OF_OTHERS = {
  others: [1.7, 2.9, 2.8, 2, 0.0058],
  own: [0.42, 0.49, 0.43, 0.66, 1.3, 2.4, 3.2],
  shown: [3.4, 13, 0.77, 0.071],
  left: [0, 1.4, 0.38, 0.53, 0.92, 0.92, 1.8],
};
/** Of one of them: by how many facts of its answer were asked. */
export const NEW_BY_ALIKE = [1, 0.92, 0.068];

/** Steps from the least answer of a game to the greatest. */
export const STEPS = 20;
/** The factors by distance change after so many questions. */
export const STAGE = 3;
/** In games of one band, by how many steps the answer is from the mean of those before: a child is asked what is like itself. */
export const NEW_BY_DISTANCE = [
  [2.6, 1.8, 1.6, 1.7, 1.4, 1.4, 1.1, 0.93, 0.97, 0.66, 0.62, 0.31],
  [3.1, 3, 2.6, 2.4, 1.9, 1.4, 1.2, 0.8, 0.68, 0.53, 0.41, 0.2],
  [4.9, 4.7, 3.8, 3.2, 2.5, 1.7, 1.2, 0.9, 0.63, 0.38, 0.26, 0.13],
];
