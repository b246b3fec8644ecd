import { sql, type RawBuilder } from 'kysely';

/**
 * A look-up by key that reads for everybody who asks in the same turn of the event loop at once: one statement, one
 * way to the database and back. A request alone waits for nothing; the busier the server, the less each one costs.
 * Nothing is kept: what is found is as fresh as if it had been read alone. read: rows for these keys, each key once.
 */
export function readTogether<Row>(
  read: (keys: string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  let waiting = new Set<string>();
  let reading: Promise<ReadonlyMap<string, Row>> | undefined;

  const readAll = async () => {
    // After all that has arrived by now has been looked at.
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

/** `= any of these ids`, as one value: the statement stays the same however many there are. */
export const anyOf = (ids: string[]): RawBuilder<string> => sql<string>`any(${ids}::uuid[])`;
