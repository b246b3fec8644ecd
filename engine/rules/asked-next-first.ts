import type { AskedTables } from './asked-next-tables.ts';

/** For harder games of few own answers, whose rounds of few facts ask for all of these before any comes again. */
export const OF_NEW_FIRST: AskedTables = {
  again: {
    once: {
      gap: [0, 0.023, 2.5, 2, 1.5],
      left: [0, 0.11, 0.76, 1.2, 0.99, 1.5, 0.82],
      free: [0.74, 1.4, 0.52, 0.53, 0.33],
      alike: 0.12,
    },
    again: {
      gap: [0, 0.0077, 0.79, 0.9, 1],
      left: [0, 0.059, 1.7, 3, 0.46, 0.37, 0.93],
      free: [1.5],
      alike: 0.25,
    },
    shown: {
      gap: [0, 0.028, 3.1, 3.3, 3.4],
      left: [0, 0.12, 0.33, 0.93, 0.69, 1.2, 14],
      free: [1.1],
      alike: 0.56,
    },
    'shown, and again': {
      gap: [0, 0.00087, 7.9, 7.5, 7.7],
      left: [0, 0.048, 0.12, 0.39, 0.28, 7.6, 110],
      free: [1.4],
      alike: 0.4,
    },
  },
  againByShown: [0.72, 2.2, 1.4, 0.54, 2.3, 1.5],
  againOfOthers: { others: [0, 3.2, 2, 0.82, 0.00067], left: [0, 0.77, 0.58, 0.37, 0.35, 0.25, 0.3] },
  fresh: { free: [5, 4.6, 0.77, 69, 3.5, 23, 1.2, 0.14, 4, 3.1], again: [3.5, 2.1, 1.9, 0.35, 0.0006] },
  ofOwn: { shown: [14, 28, 1.6, 0.018, 0.0043, 0.009], begunShown: 0.18 },
  ofOthers: {
    others: [2.8, 3.5, 6, 0.95, 0],
    own: [0.22, 0.55, 0.61, 0.74, 2.1, 2.7, 1.2],
    shown: [5.8, 9.8, 0.95, 0.21, 0.054, 0.1],
    left: [0, 6.1, 0.67, 0.35, 0.33, 0.53, 1.5],
  },
  byAlike: [0.83, 1.2, 0.53],
};
