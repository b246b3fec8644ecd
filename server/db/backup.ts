import pg from 'pg';

/**
 * What is worth keeping, each table after those it refers to. The rest makes itself anew: sessions (people sign
 * in again), limits, the mailbox page.
 */
export const KEPT_TABLES = [
  'users',
  'identities',
  'mail_tokens',
  'profiles',
  'removed_profiles',
  'rounds',
  'answers',
  'page_views',
] as const;
export const LEFT_OUT_TABLES = ['session', 'rate_limits', 'mailbox'] as const;

const FORMAT = 'addly-nook backup 1';
const ROWS_AT_ONCE = 500;

/** One line of a backup: the first one tells what it is, each other one is a row, the last one counts them. */
type Line =
  | { readonly format: string; readonly madeAt: string }
  | { readonly table: string; readonly row: unknown }
  | { readonly rows: number };

/** A file that is no backup of ours, or only part of one. */
export class BackupError extends Error {
  override readonly name = 'StartError';
}

/** Everything as of one moment, line by line; the database may be in use meanwhile. */
export async function* backupLines(client: pg.Client): AsyncGenerator<string> {
  const line = (value: Line) => `${JSON.stringify(value)}\n`;
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    yield line({ format: FORMAT, madeAt: new Date().toISOString() });
    let rows = 0;
    for (const table of KEPT_TABLES) {
      await client.query(`declare reader no scroll cursor for select to_jsonb(t) as row from ${table} t`);
      for (;;) {
        const { rows: some } = await client.query<{ row: unknown }>(`fetch ${ROWS_AT_ONCE} from reader`);
        for (const { row } of some) yield line({ table, row });
        rows += some.length;
        if (some.length < ROWS_AT_ONCE) break;
      }
      await client.query('close reader');
    }
    yield line({ rows });
  } finally {
    await client.query('rollback');
  }
}

/**
 * Puts a backup in the place of everything that is there, or changes nothing. The database has the newest schema.
 * Gives the number of rows. Throws BackupError when the lines are not a whole backup.
 */
export async function restoreLines(client: pg.Client, lines: AsyncIterable<string>): Promise<number> {
  await client.query('begin');
  try {
    await client.query(`truncate ${[...KEPT_TABLES, ...LEFT_OUT_TABLES].join(', ')}`);
    const rows = await insertAll(client, lines);
    for (const table of KEPT_TABLES) await continueNumbers(client, table);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function insertAll(client: pg.Client, lines: AsyncIterable<string>): Promise<number> {
  let rows = 0;
  let promised: number | undefined;
  let begun = false;
  let batch: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async () => {
    if (batch.rows.length > 0) await insert(client, batch.table, batch.rows);
    rows += batch.rows.length;
  };
  for await (const text of lines) {
    const line = parse(text);
    if (!begun) {
      if (!('format' in line) || line.format !== FORMAT)
        throw new BackupError('The file is no backup of Addly Nook.');
      begun = true;
    } else if ('rows' in line) {
      promised = line.rows;
    } else if ('table' in line) {
      if (batch.table !== line.table || batch.rows.length === ROWS_AT_ONCE) {
        await flush();
        batch = { table: line.table, rows: [] };
      }
      batch.rows.push(line.row);
    }
  }
  await flush();
  if (promised !== rows) throw new BackupError('The backup is not whole: use an earlier one.');
  return rows;
}

function parse(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new BackupError('The file is no backup of Addly Nook, or a damaged one.');
  }
}

async function insert(client: pg.Client, table: string, rows: readonly unknown[]): Promise<void> {
  if (!(KEPT_TABLES as readonly string[]).includes(table))
    throw new BackupError(`The backup holds a table that is not known here: ${table}.`);
  // A column that is younger than the backup takes its default.
  const there = Object.keys(rows[0] as object);
  const columns = (await columnsOf(client, table)).filter((name) => there.includes(name)).join(', ');
  await client.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Columns with a value of their own: neither computed, nor a transaction's number, which means nothing elsewhere. */
async function columnsOf(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and atttypid <> 'xid8'::regtype`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Lets numbers that the database gives out go on after the highest there is. */
async function continueNumbers(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  );
  for (const { name } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${name}), 0) + 1, false) from ${table}`,
      [table, name],
    );
  }
}
