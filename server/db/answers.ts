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

const FIELDS = 7;
const MOST_PACE = 3;
const MOST_SUPPORT = 2;

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

const whole = (value: unknown, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

function isStoredAnswer(value: unknown): value is StoredAnswer {
  if (!Array.isArray(value) || value.length !== FIELDS) return false;
  const [item, wrong, first, help, pace, support, shown] = value as readonly unknown[];
  return (
    typeof item === 'string' &&
    (first === null || typeof first === 'string') &&
    [wrong, help].every((number) => whole(number)) &&
    whole(pace, MOST_PACE) &&
    whole(support, MOST_SUPPORT) &&
    typeof shown === 'boolean'
  );
}

/** Whether what lies in the database can be read: it is damaged otherwise, or was written by a newer server. */
export const areStored = (value: unknown): value is readonly StoredAnswer[] =>
  Array.isArray(value) && value.every(isStoredAnswer);
