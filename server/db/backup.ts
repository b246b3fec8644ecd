import type pg from 'pg';
import { BackupError } from './backup-error.ts';

/**
 * Tables in a backup, each after those it refers to. The others can be lost: sessions (people sign in again), networks,
 * limits, queued mails, the mailbox page, short-lived state.
 */
export const KEPT_TABLES = [
  'users',
  'identities',
  'sign_ups',
  'mail_tokens',
  'profiles',
  'removed_profiles',
  'left_behind',
  'rounds',
  'round_answers',
  'learners',
  'slips',
  'purchases',
  'owned_things',
  'nooks',
  'item_counts',
  'name_reports',
  'moderations',
  'page_views',
] as const;
/** In older backups, where answers were rows that nothing read. */
const FORMER_TABLES: readonly string[] = ['answers'];
export const LEFT_OUT_TABLES = [
  'session',
  'known_networks',
  'rate_limits',
  'mail_queue',
  'mails_sent',
  'mailbox',
  'exports',
  'odd_saves',
  'disk_probe',
] as const;

const FORMAT = 'addly-nook backup 1';
const ROWS_AT_ONCE = 500;

/** One line of a backup: the first describes it, each further one is a row, the last one has the counts. */
type Line =
  | { readonly format: string; readonly madeAt: string }
  | { readonly table: string; readonly row: unknown }
  | { readonly rows: number; readonly counts?: Counts };

/** Rows by table. */
export type Counts = Readonly<Record<string, number>>;

/** All kept data as of one moment, line by line; the database may be used meanwhile. */
export async function* backupLines(client: pg.Client): AsyncGenerator<string> {
  const line = (value: Line) => `${JSON.stringify(value)}\n`;
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    yield line({ format: FORMAT, madeAt: new Date().toISOString() });
    const counts: Record<string, number> = {};
    for (const table of KEPT_TABLES) {
      counts[table] = 0;
      await client.query(
        `declare reader no scroll cursor for select to_jsonb(t)::text as row from ${table} t`,
      );
      for (;;) {
        const { rows: some } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from reader`);
        // Passed through as Postgres' JSON text: parsing and writing many rows again would keep the server busy.
        yield some.map(({ row }) => `{"table":"${table}","row":${row}}\n`).join('');
        counts[table] += some.length;
        if (some.length < ROWS_AT_ONCE) break;
      }
      await client.query('close reader');
    }
    const rows = Object.values(counts).reduce((all, some) => all + some, 0);
    yield line({ rows, counts });
  } finally {
    await client.query('rollback');
  }
}

export interface RestoreSteps {
  /** Checks when the backup was made, before anything is read in; throws to refuse it. */
  readonly check?: (madeAt: Date) => void;
  /** Further steps of the restore, in its transaction. */
  readonly complete?: () => Promise<void>;
}

export interface RestoreResult {
  readonly madeAt: Date;
  readonly rows: number;
  /** As written in the backup; undefined in backups made before 22 November 2026. */
  readonly counts: Counts | undefined;
}

/**
 * Replaces all data by a backup, or changes nothing. The database has the newest schema. Throws BackupError when the
 * lines are not a complete backup.
 */
export async function restoreLines(
  client: pg.Client,
  lines: AsyncIterable<string>,
  { check = () => undefined, complete = async () => undefined }: RestoreSteps = {},
): Promise<RestoreResult> {
  await client.query('begin');
  try {
    await client.query(`truncate ${[...KEPT_TABLES, ...LEFT_OUT_TABLES].join(', ')}`);
    const restored = await insertAll(client, lines, check);
    for (const table of KEPT_TABLES) await continueNumbers(client, table);
    await complete();
    await client.query('commit');
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function insertAll(
  client: pg.Client,
  lines: AsyncIterable<string>,
  check: (madeAt: Date) => void,
): Promise<RestoreResult> {
  let rows = 0;
  let end: { rows: number; counts?: Counts } | undefined;
  let madeAt: Date | undefined;
  let batch: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async () => {
    if (batch.rows.length > 0) await insert(client, batch.table, batch.rows);
    rows += batch.rows.length;
  };
  for await (const text of lines) {
    const line = parse(text);
    if (!madeAt) {
      if (!('format' in line) || line.format !== FORMAT || Number.isNaN(Date.parse(line.madeAt)))
        throw new BackupError('The file is no backup of Addly Nook.');
      madeAt = new Date(line.madeAt);
      check(madeAt);
    } else if ('rows' in line) {
      end = line;
    } else if ('table' in line) {
      if (batch.table !== line.table || batch.rows.length === ROWS_AT_ONCE) {
        await flush();
        batch = { table: line.table, rows: [] };
      }
      batch.rows.push(line.row);
    }
  }
  await flush();
  if (!madeAt || end?.rows !== rows) throw new BackupError('The backup is not whole: use an earlier one.');
  return { madeAt, rows, counts: end.counts };
}

function parse(text: string): Line {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    // Reported below, without repeating any of it.
  }
  if (typeof line === 'object' && line !== null) return line as Line;
  throw new BackupError('The file is no backup of Addly Nook, or a damaged one.');
}

/**
 * Players from the time before rounds were replayed are believed, and their allowance, which counted rounds, begins
 * anew.
 */
function asOfNow(table: string, row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (table !== 'profiles' || 'first_contract' in row) return row;
  const kept = Object.entries(row).filter(([name]) => !name.startsWith('allowance'));
  return { ...Object.fromEntries(kept), first_contract: true };
}

async function insert(client: pg.Client, table: string, rows: readonly unknown[]): Promise<void> {
  if (FORMER_TABLES.includes(table)) return;
  if (!(KEPT_TABLES as readonly string[]).includes(table))
    throw new BackupError('The backup holds a table that is not known here: it is of a newer Addly Nook.');
  // Columns that are newer than the backup get their defaults.
  const given = rows.map((row) => asOfNow(table, Object(row) as Record<string, unknown>));
  const there = Object.keys(given[0] ?? {});
  const columns = (await columnsOf(client, table)).filter((name) => there.includes(name)).join(', ');
  await client.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(given)],
  );
}

/** Columns that are stored: neither computed, nor a transaction's number, which means nothing in another database. */
async function columnsOf(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and atttypid <> 'xid8'::regtype`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Continues sequences after the highest number in use. */
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
