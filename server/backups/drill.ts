import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inDatabase } from '#server/database-address.ts';
import { openClient } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { BackupError } from '#server/db/backup-error.ts';
import { readBackupInto } from './restore.ts';
import { KEPT_TABLES, type Counts } from '#server/db/backup.ts';

export interface DrillOptions {
  /** Of the live database: the scratch database is created on the same server and dropped afterwards. */
  readonly url: string;
  readonly file: string;
  readonly key: string | undefined;
}

/**
 * Restores a backup into a scratch database and counts rows. Returns a table to print. Throws BackupError, with the
 * table, when a count differs from the backup's.
 */
export async function drill(client: pg.Client, { url, file, key }: DrillOptions): Promise<string> {
  const name = `nook_drill_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name}`).catch(({ message }: Error) => {
    throw new BackupError(`A scratch database cannot be made (${message}): the drill needs a user who may.`);
  });
  try {
    const scratch = inDatabase(url, name);
    await migrate(scratch);
    const { said, found } = await restoreAndCount(scratch, file, key);
    const now = await countAll(client);
    const wrong = KEPT_TABLES.filter((table) => said && (said[table] ?? 0) !== found[table]);
    const table = tableOf(KEPT_TABLES.map((name) => [name, said?.[name] ?? 0, found[name]!, now[name]!]));
    if (wrong.length === 0) return `${table}\n${file} can be restored.`;
    throw new BackupError(`${table}\n${file} is not whole: ${wrong.join(', ')}.`);
  } finally {
    await client.query(`drop database ${name} with (force)`);
  }
}

async function restoreAndCount(url: string, file: string, key: string | undefined) {
  const client = await openClient(url);
  try {
    const { counts: said } = await readBackupInto(client, file, key);
    return { said, found: await countAll(client) };
  } finally {
    await client.end();
  }
}

async function countAll(client: pg.Client): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const table of KEPT_TABLES) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table}`);
    counts[table] = Number(rows[0]!.n);
  }
  return counts;
}

function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  const all = [['table', 'in the backup', 'restored', 'in use now'], ...rows];
  const width = Math.max(...all.map(([first]) => String(first).length));
  return all
    .map(([first, ...others]) =>
      [String(first).padEnd(width), ...others.map((cell) => String(cell).padStart(14))].join(''),
    )
    .join('\n');
}
