import type { AskedTables } from './asked-next-tables.ts';

/** For games of few answers, which come by chance: numbers to five, shapes. Fitted as for those of many. */
export const OF_FEW: AskedTables = {
  again: {
    once: {
      gap: [0, 0.033, 4.1, 4.8, 5.3],
      left: [0, 0.51, 0.81, 0.86, 1.3, 1.5, 0.7],
      free: [1.2, 1.5, 0.88, 0.86, 0.61],
      alike: 0.68,
    },
    again: {
      gap: [0, 0.031, 12, 13, 13],
      left: [0, 0.4, 0.56, 0.39, 0.57, 0.51, 0.2],
      free: [1],
      alike: 0.028,
    },
    shown: {
      gap: [0, 0.045, 5.8, 7.6, 7.1],
      left: [0, 0.077, 3.8, 1, 2.7, 1.8, 1.5],
      free: [1],
      alike: 0.68,
    },
    'shown, and again': {
      gap: [0, 0.029, 11, 14, 15],
      left: [0, 0.077, 3.4, 0.73, 1.9, 1.6, 3.7],
      free: [1],
      alike: 0.28,
    },
  },
  againByShown: [0.63, 0.95, 0.57, 0.28],
  againOfOthers: { others: [1], left: [1] },
  fresh: { free: [1.3, 2.3, 1.8, 1.7, 1.7, 2, 0.78, 0.82, 0.98, 6.3], again: [2.1, 1.5, 1.6, 1.4, 0.82] },
  ofOwn: { shown: [1.6, 4.2, 2.8, 0.59] },
  ofOthers: { others: [1], own: [1], shown: [1], left: [1] },
  byAlike: [0.91, 1, 1.7],
};
