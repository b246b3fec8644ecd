import type { AskedTables } from './asked-next-tables.ts';

/** For games of few answers, which come by chance: numbers to five, shapes. Fitted as for those of many. */
export const OF_FEW: AskedTables = {
  again: {
    once: {
      gap: [0, 0.0027, 5.2, 5.7, 6],
      left: [0, 0.57, 0.7, 0.89, 1.2, 1.2, 0.74],
      free: [1.8, 1.5, 0.81, 0.6, 0.58],
      alike: 0.64,
    },
    again: {
      gap: [0, 0.0045, 16, 17, 16],
      left: [0, 0.46, 0.43, 0.37, 0.58, 0.64, 0.22],
      free: [0.85],
      alike: 0.011,
    },
    shown: {
      gap: [0, 0.0026, 5.6, 12, 13],
      left: [0, 0.1, 3.7, 1.2, 2.5, 1.4, 1.4],
      free: [0.75],
      alike: 0.74,
    },
    'shown, and again': {
      gap: [0, 0.0034, 16, 16, 22],
      left: [0, 0.12, 2.7, 1.2, 1.6, 1.2, 3.1],
      free: [1.1],
      alike: 0.21,
    },
  },
  againByShown: [0.61, 0.89, 0.61, 0.38, 0.24, 0.15, 0.21],
  againOfOthers: { others: [1], left: [1] },
  fresh: { free: [1.4, 1.9, 1.3, 1.1, 1.5, 1.8, 0.98, 1.1, 1.6, 7], again: [1.5, 1.2, 1.9, 2, 1.3] },
  ofOwn: { shown: [1.6, 8, 5.7, 4.3, 1.8, 1.1, 0.087], begunShown: 0.013 },
  ofOthers: { others: [1], own: [1], shown: [1], left: [1] },
  byAlike: [0.92, 1.2, 1.2],
};
