import type { Answer } from '#engine/rules/played.ts';

/** An answer as it is stored: by position, because ten of them are in every round. first: '' where it was not recorded. */
export type StoredAnswer = readonly [
  item: string,
  wrong: number,
  first: string | null,
  help: Answer['help'],
  pace: Answer['pace'],
  support: Answer['support'],
  shown: boolean,
];

export const storedAnswer = ({ item, wrong, first, help, pace, support, shown }: Answer): StoredAnswer => [
  item,
  wrong,
  first,
  help,
  pace,
  support,
  shown,
];

export const readAnswer = ([item, wrong, first, help, pace, support, shown]: StoredAnswer): Answer => ({
  item,
  wrong,
  first,
  help,
  pace,
  support,
  shown,
});
