import { spawnSync } from 'node:child_process';

/** Cores that this process may use, as numbers; empty where nobody can tell (not Linux, no taskset). */
export function ownCores(): readonly number[] {
  const { status, stdout } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
  const [, list = ''] = /: ([\d,-]+)\s*$/.exec(status === 0 ? stdout : '') ?? [];
  return list
    .split(',')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    });
}

/** Which core each copy has, and which are left for Postgres and the senders. */
export interface Places {
  readonly copies: readonly (readonly number[])[];
  readonly others: readonly number[];
  /** Says plainly what cannot be had; undefined when every copy has a core of its own and the others have two. */
  readonly short: string | undefined;
}

/** A core of its own for each copy as far as there are so many; Postgres and the senders have the others, or all. */
export function placesFor(copies: number, cores: readonly number[]): Places {
  const needed = copies + 2;
  if (cores.length >= needed) {
    const others = cores.slice(copies);
    return { copies: cores.slice(0, copies).map((core) => [core]), others, short: undefined };
  }
  const shared = Array.from({ length: copies }, (_, n) =>
    cores.length > 0 ? [cores[n % cores.length]!] : [],
  );
  const short =
    cores.length === 0
      ? 'cores cannot be told here, nothing is pinned'
      : `${needed} cores needed for copies, Postgres and senders, ${cores.length} there: they share`;
  return { copies: shared, others: cores, short };
}

/** Keeps a process and all its threads, and what it starts from now on, on these cores. */
export function pin(pid: number, cores: readonly number[]): void {
  if (cores.length > 0)
    spawnSync('taskset', ['-a', '-cp', cores.join(','), String(pid)], { stdio: 'ignore' });
}
