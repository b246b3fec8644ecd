import { createReadStream, createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { readConfig, type Config } from './config.ts';
import { backupLines, BackupError, restoreLines } from './db/backup.ts';
import { startEmbeddedPostgres, visitEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';

const USAGE = 'Usage: npm run db:backup [-- file], npm run db:restore -- file --replace';

/**
 * `backup [file]` writes everything worth keeping to a file that did not exist, while the server may run.
 * `restore file --replace` puts a backup in the place of everything there is, while no server runs.
 * Gives a line to show. Throws StartError with a line that says what to do.
 */
export async function runBackupCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [command, ...rest] = args;
  const config = readConfig(env);
  const file = rest.find((argument) => !argument.startsWith('--'));
  if (command === 'backup') return backUp(config, file ?? `nook-${today()}.backup`);
  if (command !== 'restore' || !file) throw new BackupError(USAGE);
  if (!rest.includes('--replace'))
    throw new BackupError('Restoring replaces everything there is: say so with --replace.');
  return restore(config, file);
}

const today = () => new Date().toISOString().slice(0, 10);

async function backUp(config: Config, file: string): Promise<string> {
  if (await exists(file)) throw new BackupError(`${file} exists: name another file.`);
  const unfinished = `${file}.unfinished`;
  await withDatabase(config, visitEmbeddedPostgres, async (client) => {
    // It holds e-mail addresses and password hashes.
    const out = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.from(backupLines(client)), createGzip(), out);
  });
  await rename(unfinished, file);
  const { size } = await stat(file);
  return `Backed up to ${file} (${Math.ceil(size / 1024)} kB). It holds personal data: keep it safe.`;
}

async function restore(config: Config, file: string): Promise<string> {
  if (!(await exists(file))) throw new BackupError(`${file} cannot be found.`);
  let rows = 0;
  await withDatabase(config, startEmbeddedPostgres, async (client, url) => {
    await migrate(url);
    const takeIn = async (text: AsyncIterable<Buffer>) => {
      rows = await restoreLines(client, linesOf(text));
    };
    try {
      await pipeline(createReadStream(file), createGunzip(), takeIn);
    } catch (error) {
      if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
      throw new BackupError(`${file} is no backup of Addly Nook, or a damaged one.`);
    }
  });
  return `Restored ${rows} rows from ${file}. Everybody signs in again.`;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function withDatabase<T>(
  { databaseUrl, dataDir }: Config,
  open: typeof startEmbeddedPostgres,
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  const embedded = databaseUrl ? undefined : await open({ dataDir, log: () => undefined });
  const url = databaseUrl ?? embedded!.url;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: Error) => {
      throw new BackupError(`The database cannot be reached (${error.message}): check DATABASE_URL.`);
    });
    return await work(client, url);
  } finally {
    await client.end();
    await embedded?.stop();
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
