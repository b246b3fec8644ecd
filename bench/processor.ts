import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';

/** Microseconds of processor time. */
export type Clock = () => number;

/** Linux counts in hundredths of a second. */
const TICK_US = 10_000;

/** A process: who started it, its own time, and that of those it started and that have ended. */
function look(pid: string) {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [own1, own2, ended1, ended2] = rest.slice(9).map(Number) as [number, number, number, number];
  return { parent: parent!, own: (own1 + own2) * TICK_US, ended: (ended1 + ended2) * TICK_US };
}

/** The time of a process and of all that it has started; one may end while it is looked at. */
function family(pid: string): number {
  const { own, ended } = look(pid);
  let sum = own + ended;
  for (const other of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const { parent, own, ended } = look(other);
      if (parent === pid) sum += own + ended;
    } catch {
      continue;
    }
  return sum;
}

/** This process, and what it has started and waited for. */
export const ownTime: Clock = () => {
  const { own, ended } = look('self');
  return own + ended;
};

/** The time of the Postgres at this url; undefined where it cannot be seen: on another machine, or not on Linux. */
export async function postgresTime(url: string): Promise<Clock | undefined> {
  const pid = await postgresPid(url);
  return pid === undefined ? undefined : () => family(String(pid));
}

/** The first process of the Postgres at this url; undefined where it cannot be seen. */
export async function postgresPid(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = String(rows[0]!.pid);
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return undefined;
    return Number(look(pid).parent);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await client.end();
  }
}
