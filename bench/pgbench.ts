import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/db/database.ts';
import { judgeRound } from '#server/progress/judge.ts';
import { saveStatement } from '#server/progress/store.ts';
import { finishedRound } from './world.ts';

/** Saves by the database alone, how many a second, and the tool that measured it. */
export interface BareSaves {
  readonly by: 'pgbench' | 'bare connections';
  readonly requests: number;
  readonly perSecond: number;
}

export interface SavesToMeasure {
  readonly url: string;
  /** Players whose rounds are saved, in rotation. */
  readonly userIds: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Stand in a statement's values where pgbench puts others each time. */
const ATTEMPT = '(attempt)';
const USER = '(user)';

/** The server's own statement for a save, with its values in the order of its parameters. */
function statement(userId: string) {
  const round = { ...finishedRound(), attemptId: ATTEMPT, epoch: 0 };
  const judged = judgeRound(round, Date.now());
  if (judged === 'score_mismatch') throw new Error(judged);
  const save = { userId, round, ...judged, finishedAt: new Date(), cost: 0 };
  const pool = new pg.Pool();
  return saveStatement([save]).compile(openDatabase(pool));
}

/** Saves by Postgres' pgbench, which has almost no overhead; by plain connections where it is missing. */
export function bareSaves(work: SavesToMeasure): Promise<BareSaves> {
  const there = spawnSync('pgbench', ['--version']).status === 0;
  return there ? byPgbench(work) : byConnections(work);
}

async function byPgbench({ url, userIds, connections, seconds }: SavesToMeasure): Promise<BareSaves> {
  const folder = mkdtempSync(join(tmpdir(), 'nook-pgbench-'));
  const script = join(folder, 'save.sql');
  writeFileSync(script, scriptFor(userIds));
  const flags = ['-n', '-M', 'prepared', '-c', connections, '-j', 2, '-T', seconds, '-f', script, url];
  const { stdout, stderr, status } = spawnSync('pgbench', flags.map(String), { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  const [, requests] = /actually processed: (\d+)/.exec(stdout) ?? [];
  if (status !== 0 || !perSecond || !requests) throw new Error(`pgbench failed: ${stderr}`);
  return { by: 'pgbench', requests: Number(requests), perSecond: Number(perSecond) };
}

/** pgbench only has numbers: ids are composed of them. */
function scriptFor(userIds: readonly string[]): string {
  const { sql, parameters } = statement(USER);
  const uuid = (number: string) =>
    `('00000000-0000-4000-8000-' || lpad(to_hex(:${number}::bigint), 12, '0'))`;
  const users = userIds.map((id) => `'${id}'`).join(',');
  const changing: Readonly<Record<string, string>> = {
    [ATTEMPT]: uuid('attempt'),
    [USER]: `(array[${users}])[:user]`,
  };
  // A colon before a letter would be one of pgbench's variables.
  const quoted = (text: string) =>
    `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
  const valueOf = (parameter: unknown) => {
    if (typeof parameter === 'number') return String(parameter);
    const parts = String(parameter).split(/(\((?:attempt|user)\))/);
    return `(${parts.map((part) => changing[part] ?? quoted(part)).join(' || ')})`;
  };
  const text = sql.replace(/\$(\d+)/g, (_, number: string) => valueOf(parameters[Number(number) - 1]));
  return [
    `\\set user random(1, ${userIds.length})`,
    `\\set attempt random(1, ${2 ** 47})`,
    `${text.replace(/\s+/g, ' ')};`,
    '',
  ].join('\n');
}

async function byConnections({ url, userIds, connections, seconds }: SavesToMeasure): Promise<BareSaves> {
  const statements = userIds.map(statement);
  const end = performance.now() + seconds * 1000;
  let saves = 0;
  const work = async (connection: number) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { sql, parameters } = statements[connection % statements.length]!;
    while (performance.now() < end) {
      const { attemptId } = finishedRound();
      const values = parameters.map((value) =>
        typeof value === 'string' ? value.replace(ATTEMPT, attemptId) : value,
      );
      await client.query({ name: 'save', text: sql, values });
      saves++;
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => work(i)));
  return { by: 'bare connections', requests: saves, perSecond: saves / seconds };
}
