import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '#server/main.ts';
import { newPlayer, round } from '#tests/server/support/client.ts';
import { backupDirOf, TEST_SECRET } from '#tests/server/support/server.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/product.ts';
import { hasDebianPostgres, primary } from './support/clusters.ts';
import { serverProcess } from './support/server-process.ts';

/** The one line that a start with this database ends with. */
async function lineFor(url: string): Promise<string> {
  const starting = startServer({
    PORT: String(await freePort()),
    DATABASE_URL: url,
    SESSION_SECRET: TEST_SECRET,
    BACKUP_DIR: backupDirOf(url),
    LOG_LEVEL: 'silent',
  });
  const error = await starting.then(
    () => undefined,
    (error: Error) => error,
  );
  expect(error).toMatchObject({ name: 'StartError' });
  expect(error!.message).not.toContain('\n');
  return error!.message;
}

async function sql(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

it('no such host, and no such database: one line says which host, never the password', async () => {
  const nowhere = await lineFor('postgres://nook:hidden@nowhere.invalid/nook');
  expect(nowhere).toMatch(
    /^DATABASE_URL: the database at nowhere\.invalid cannot be used \(.+\): is it running/,
  );
  const { url } = await freshDatabase();
  const address = new URL(url);
  address.pathname = '/missing';
  expect(await lineFor(address.href)).toMatch(/database "missing" does not exist.*: is it running/);
  expect(nowhere).not.toContain('hidden');
});

it('a database that a newer release has been at: one line says what to do, and it stays as it is', async () => {
  const { url } = await freshDatabase();
  const server = await serverProcess(url);
  await server.start();
  const player = await newPlayer(server.url);
  await sql(url, "insert into kysely_migration values ('9999-later', now()::text)");
  expect(await lineFor(url)).toBe(
    'The database is of a newer Addly Nook (it has 9999-later): start that one, or restore a backup from before.',
  );
  // The copy of the release before, which is still running beside the newer one, goes on.
  expect((await player.post('/api/progress', round())).status).toBe(200);
  expect((await player.get('/readyz')).status).toBe(200);
});

it('a certificate that has expired: one line says so', async () => {
  if (!hasDebianPostgres) return console.warn('Debian’s Postgres is not installed: TLS was not tried here');
  const home = mkdtempSync(join(tmpdir(), 'nook-expired-'));
  chmodSync(home, 0o755);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const file = (name: string) => join(home, name);
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: home, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  for (const name of ['index', 'index.attr']) writeFileSync(file(name), '');
  writeFileSync(
    file('ca.conf'),
    `[ca]\ndefault_ca = own\n[own]\ndatabase = ${file('index')}\nnew_certs_dir = ${home}\nrand_serial = yes\n` +
      `default_md = sha256\npolicy = any\nx509_extensions = names\n[any]\ncommonName = supplied\n[names]\nsubjectAltName = DNS:localhost\n`,
  );
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem'];
  openssl('req', '-new', ...key, '-subj', '/CN=localhost', '-out', 'request.pem');
  const past = ['-startdate', '20200101000000Z', '-enddate', '20200102000000Z'];
  openssl(
    'ca',
    '-batch',
    '-selfsign',
    '-config',
    'ca.conf',
    '-keyfile',
    'key.pem',
    ...past,
    '-in',
    'request.pem',
    '-out',
    'certificate.pem',
    '-notext',
  );
  chmodSync(file('key.pem'), 0o600);
  if (process.getuid?.() === 0) spawnSync('chown', ['65534:65534', file('key.pem')]);
  const cluster = await primary();
  await cluster.start({ ssl: 'on', ssl_cert_file: file('certificate.pem'), ssl_key_file: file('key.pem') });
  const tls = `sslmode=verify-full&sslrootcert=${file('certificate.pem')}`;
  expect(await lineFor(`postgres://nook@localhost:${cluster.port}/postgres?${tls}`)).toBe(
    `DATABASE_URL: the database at localhost:${cluster.port} cannot be used (its certificate has expired): renew it there, or ask whoever runs it.`,
  );
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
