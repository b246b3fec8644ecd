import type pg from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** In seconds. The last is how long the pool waits for a connection at all. */
const WAIT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2];

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** Measures how long statements wait for a connection: all ways into the pool lead through `connect`. */
export function watchPool(pool: pg.Pool, registry: Registry): void {
  const registers = [registry];
  const wait = new Histogram({
    name: 'nook_db_pool_wait_seconds',
    help: 'Time until a connection to the database was there, or was given up',
    buckets: WAIT_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'nook_db_connection_failures_total',
    help: 'Connections to the database that could not be had',
    registers,
  });
  showPool(pool, registry);

  const connect = pool.connect.bind(pool) as (done: Done) => void;
  const timed = (done: Done): void => {
    const startMs = performance.now();
    connect((error, client, release) => {
      wait.observe((performance.now() - startMs) / 1000);
      if (error) failures.inc();
      done(error, client, release);
    });
  };
  const promised = () =>
    new Promise<pg.PoolClient>((resolve, reject) =>
      timed((error, client) => (error ? reject(error) : resolve(client!))),
    );
  pool.connect = ((done?: Done) => (done ? timed(done) : promised())) as typeof pool.connect;
}

function showPool(pool: pg.Pool, registry: Registry): void {
  new Gauge({
    name: 'nook_db_pool_connections',
    help: 'Connections of this copy, busy and idle',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'nook_db_pool_most',
    help: 'How many connections there may be, DB_POOL',
    registers: [registry],
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'nook_db_pool_waiting',
    help: 'How many wait for a connection just now',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
