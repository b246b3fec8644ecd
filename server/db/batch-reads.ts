import { sql, type RawBuilder } from 'kysely';

/**
 * Combines look-ups by key from the same turn of the event loop into one statement. A single request is not delayed;
 * the busier the server, the less each look-up costs. Nothing is cached: results are as fresh as those of single
 * look-ups. read: the rows for these keys, each key once.
 */
export function batchReads<Row>(
  read: (keys: string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  let waiting = new Set<string>();
  let reading: Promise<ReadonlyMap<string, Row>> | undefined;

  const readAll = async () => {
    // After all requests of this turn of the event loop have added their keys.
    await new Promise((turn) => setImmediate(turn));
    const keys = [...waiting];
    waiting = new Set();
    reading = undefined;
    return new Map((await read(keys)).map((row) => [keyOf(row), row]));
  };
  return async (key) => {
    waiting.add(key);
    return (await (reading ??= readAll())).get(key);
  };
}

/** As many as Postgres expects in an array that it does not know yet. */
const EXPECTED = 10;

/**
 * Keys for `= any(keys)`, filled up with the first again, which finds nothing twice. For ten of them or more Postgres
 * keeps a plan; for fewer it thinks a plan of their own better, and makes one each time (measured: half of its work for
 * reading a session).
 */
export const filledUp = (keys: readonly string[]): string[] =>
  Array.from(
    { length: keys.length > 0 ? Math.max(keys.length, EXPECTED) : 0 },
    (_, i) => keys[i] ?? keys[0]!,
  );

/** `= any(ids)` with one array parameter: the statement stays the same for any number of ids. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql<string>`any(${filledUp(ids)}::uuid[])`;
