import type { AskedTables } from './asked-next-tables.ts';

/** For harder games of few own answers, whose rounds of few facts ask for all of these before any comes again. */
export const OF_NEW_FIRST: AskedTables = {
  again: {
    once: {
      gap: [0, 0.026, 2.9, 1.4, 1.6],
      left: [0, 0.06, 0.76, 0.88, 1.3, 2.5, 0.81],
      free: [1.4, 1.8, 0.29, 0.38, 0.31],
      alike: 0.1,
    },
    again: {
      gap: [0, 0.0095, 0.9, 0.88, 1.1],
      left: [0, 0.053, 2.5, 3.3, 0.47, 0.36, 0.93],
      free: [2.1],
      alike: 0.32,
    },
    shown: {
      gap: [0, 0.048, 1.4, 3.3, 6.2],
      left: [0, 0.054, 0.33, 0.59, 0.81, 1.4, 16],
      free: [0.75],
      alike: 0.61,
    },
    'shown, and again': {
      gap: [0, 0.0011, 9.3, 7, 7.2],
      left: [0, 0.026, 0.15, 0.4, 0.49, 10, 110],
      free: [1.8],
      alike: 0.37,
    },
  },
  againByShown: [0.74, 2.3, 1.2, 1.5],
  againOfOthers: { others: [0, 2.9, 1.7, 0.58, 0.00073], left: [0, 0.97, 0.67, 0.35, 0.34, 0.19, 0.2] },
  fresh: { free: [2.7, 5.1, 2.1, 84, 3.2, 16, 0.75, 0.14, 4, 3.1], again: [2.7, 1.7, 1.7, 0.31, 0.0017] },
  ofOwn: { shown: [12, 26, 1.9, 0.009] },
  ofOthers: {
    others: [1.4, 2.7, 4.8, 1.5, 0.00037],
    own: [0.12, 0.47, 0.59, 0.76, 2.1, 2.9, 2],
    shown: [6.6, 9, 0.77, 0.1],
    left: [0, 2, 0.69, 0.39, 0.41, 0.54, 2.4],
  },
  byAlike: [0.82, 1.1, 0.59],
};
