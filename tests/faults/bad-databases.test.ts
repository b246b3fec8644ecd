import { renameSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newPlayer, round } from '#tests/server/support/client.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { certificate, tlsWith, trustIn } from './support/certificates.ts';
import { hasDebianPostgres, primary, type Cluster } from './support/clusters.ts';
import { lineFor, sql } from './support/refused-start.ts';
import { serverProcess } from './support/server-process.ts';

it('no such host, and no such database: one line says which host, never the password', async () => {
  const nowhere = await lineFor('postgres://nook:hidden@nowhere.invalid/nook');
  expect(nowhere).toMatch(
    /^DATABASE_URL: the database at nowhere\.invalid cannot be used \(.+\): is it running, has its disk room, and is the address right\?$/,
  );
  const { url } = await freshDatabase();
  const address = new URL(url);
  address.pathname = '/missing';
  expect(await lineFor(address.href)).toMatch(/database "missing" does not exist.*: is it running/);
  expect(nowhere).not.toContain('hidden');
});

it('an address where nobody answers: one line says so, after a few seconds', async () => {
  const silent = createServer(() => undefined).listen(0);
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  expect(await lineFor(`postgres://nook@127.0.0.1:${port}/nook`)).toMatch(
    /^DATABASE_URL: the database at 127\.0\.0\.1:\d+ cannot be used \(timeout expired\): is it running/,
  );
});

const NO_DEBIAN = 'Debian’s Postgres is not installed: TLS and standbys were not tried here';
const EXPIRED = 'cannot be used (its certificate has expired): renew it there, or ask whoever runs it.';
const old = () => certificate('20200101000000Z', '20200102000000Z');

it('a certificate that has expired: one line says so', async () => {
  if (!hasDebianPostgres) return console.warn(NO_DEBIAN);
  const expired = old();
  const cluster = await primary();
  await cluster.start(tlsWith(expired));
  const tls = `sslmode=verify-full&sslrootcert=${expired.certificate}`;
  expect(await lineFor(`postgres://nook@localhost:${cluster.port}/postgres?${tls}`)).toBe(
    `DATABASE_URL: the database at localhost:${cluster.port} ${EXPIRED}`,
  );
});

/** A server on a cluster of its own, a child who plays there, and what the log has said of readiness. */
async function playing(cluster: Cluster, query = '') {
  const server = await serverProcess(`postgres://nook@localhost:${cluster.port}/postgres${query}`, {
    LOG_LEVEL: 'warn',
  });
  await server.start();
  const player = await newPlayer(server.url);
  const told = () => server.output().match(/(?<="msg":")(not ready: .*|ready again)(?="})/g) ?? [];
  const readiness = async () => (await player.get('/readyz')).body as { status: string; reason?: string };
  const body = round();
  return {
    player,
    told,
    readiness,
    refused: async () => expect((await player.post('/api/progress', body)).status).toBe(503),
    /** The same attempt, sent again: once, and once alone. */
    async saved() {
      await expect.poll(readiness).toEqual({ status: 'ok' });
      expect((await player.post('/api/progress', body)).body).toMatchObject({ duplicate: false, xp: 10 });
      expect((await player.post('/api/progress', body)).body).toMatchObject({ duplicate: true, xp: 10 });
      await expect.poll(() => told().at(-1)).toBe('ready again');
    },
  };
}

it('a certificate that expires while the server runs: /readyz tells, one line says why, nothing is lost', async () => {
  if (!hasDebianPostgres) return console.warn(NO_DEBIAN);
  const [good, expired] = [certificate('20200101000000Z', '20991231000000Z'), old()];
  const cluster = await primary();
  await cluster.start(tlsWith(good));
  const { readiness, told, refused, saved } = await playing(
    cluster,
    `?sslmode=verify-full&sslrootcert=${trustIn(good, expired)}`,
  );
  await cluster.kill();
  await cluster.start(tlsWith(expired));
  const line = `not ready: the database at localhost:${cluster.port} ${EXPIRED}`;
  await expect.poll(async () => [(await readiness()).reason, told().at(-1)]).toEqual(['database', line]);
  await refused();
  await cluster.kill();
  await cluster.start(tlsWith(good));
  await saved();
});

it('a file of certificates that goes while the server runs: one line names it, and all goes on when it is back', async () => {
  if (!hasDebianPostgres) return console.warn(NO_DEBIAN);
  const good = certificate('20200101000000Z', '20991231000000Z');
  const trust = trustIn(good);
  const cluster = await primary();
  await cluster.start(tlsWith(good));
  const { readiness, told, refused, saved } = await playing(
    cluster,
    `?sslmode=verify-full&sslrootcert=${trust}`,
  );
  renameSync(trust, `${trust}.gone`);
  await cluster.kill();
  await cluster.start(tlsWith(good));
  const line = `not ready: the database at localhost:${cluster.port} cannot be used (ENOENT: no such file or directory, open '${trust}'): see that the address is right, and that the files which it names are there and can be read.`;
  await expect.poll(async () => [(await readiness()).reason, told().at(-1)]).toEqual(['database', line]);
  await refused();
  renameSync(`${trust}.gone`, trust);
  await saved();
});

it('a database that comes back as a standby: /readyz tells, one line says what to do, nothing is lost', async () => {
  if (!hasDebianPostgres) return console.warn(NO_DEBIAN);
  const cluster = await primary();
  await cluster.start();
  const { readiness, told, refused, saved } = await playing(cluster);
  await cluster.kill();
  writeFileSync(join(cluster.folder, 'standby.signal'), '');
  await cluster.start();
  const line = `not ready: the database at localhost:${cluster.port} cannot be used (it is a read-only standby): name the primary, or all of them, separated by commas.`;
  await expect.poll(async () => [(await readiness()).reason, told().at(-1)]).toEqual(['read_only', line]);
  await refused();
  cluster.promote();
  await saved();
});

it('a database that is switched to reading only: saves wait, /readyz says why, and all goes on afterwards', async () => {
  const { url } = await freshDatabase();
  const server = await serverProcess(url);
  await server.start();
  const player = await newPlayer(server.url);
  const name = new URL(url).pathname.slice(1);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
  await sql(url, `alter database "${name}" set default_transaction_read_only = on`, end);
  const body = round();
  await expect.poll(async () => (await player.get('/readyz')).body.reason).toBe('read_only');
  expect(await player.post('/api/progress', body)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  expect((await player.get('/api/profile')).status).toBe(200);
  await sql(
    url,
    'set default_transaction_read_only = off',
    `alter database "${name}" reset default_transaction_read_only`,
    end,
  );
  await expect.poll(async () => (await player.get('/readyz')).status).toBe(200);
  expect((await player.post('/api/progress', body)).body).toMatchObject({ duplicate: false, xp: 10 });
});
