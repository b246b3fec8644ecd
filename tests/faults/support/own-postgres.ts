import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openDataFolder } from '#server/db/postgres-folder.ts';
import { postgresProcess } from '#server/db/postgres-process.ts';

export interface OwnPostgres {
  readonly url: string;
  /** Ends it at once, without any tidying, as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

/** A Postgres that a test may crash: only the test restarts it, and it ends with the test. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'nook-fault-'));
  chmodSync(home, 0o711);
  const folder = openDataFolder(home, false);
  const postgres = postgresProcess(folder, {});
  const url = postgres.url('postgres');
  const pid = () => Number(readFileSync(join(folder.path, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const runs = (id: number) => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  const start = async () => {
    await postgres.ensureStarted();
    for (;;) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      const there = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (there) return;
      await sleep(20);
    }
  };
  onTestFinished(async () => {
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  });
  await start();
  return {
    url,
    start,
    async crash() {
      const id = pid();
      process.kill(id, 'SIGQUIT');
      while (runs(id)) await sleep(10);
    },
  };
}

export interface Pipe {
  readonly url: string;
  /** Drops everything in both directions without closing connections. */
  stall(): void;
  flow(): void;
}

/**
 * A network proxy to a Postgres that can drop everything; closed after the test. url: of the Postgres, by socket
 * folder.
 */
export async function pipeTo(url: string): Promise<Pipe> {
  const target = new URL(url);
  const socketPath = join(target.searchParams.get('host')!, `.s.PGSQL.${target.port}`);
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((near) => {
    const far = createConnection(socketPath);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => void (stalled || to.write(data)));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://${target.username}@127.0.0.1:${port}${target.pathname}`,
    stall: () => void (stalled = true),
    flow: () => void (stalled = false),
  };
}
