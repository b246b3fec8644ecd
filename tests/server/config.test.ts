import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/main.ts';
import { readSecrets } from '#server/secrets.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { TEST_SECRET } from './support/server.ts';

const DATABASE_URL = 'postgres://nook:secret@127.0.0.1:1/nook';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      https: false,
      databaseUrl: undefined,
      migrationUrl: undefined,
      poolSize: 10,
      dataDir: '.data',
      smtp: undefined,
      mailbox: true,
      secrets: undefined,
      google: undefined,
      trustProxy: 0,
      limits: true,
      backupDir: join('.data', 'backups'),
      backupKeepDays: 30,
      backupEveryMs: undefined,
      backupKey: undefined,
      logLevel: 'info',
      remarks: [],
    });
  });

  it('follows the environment; an empty value is none', () => {
    expect(readConfig({ PORT: '4321', SMTP_URL: '', DATABASE_URL: ' ' })).toMatchObject({
      publicUrl: 'http://localhost:4321',
      mailbox: true,
    });
    expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:3000/' })).toMatchObject({
      publicUrl: 'http://127.0.0.1:3000',
      mailbox: true,
    });
    expect(readConfig({ PUBLIC_URL: 'https://nook.example.org' })).toMatchObject({
      https: true,
      mailbox: false,
    });
    expect(readConfig({ SMTP_URL: 'smtp://mail' })).toMatchObject({
      mailbox: false,
      smtp: { from: 'Addly Nook <no-reply@localhost>' },
    });
    expect(readConfig({ DATABASE_URL, SESSION_SECRET: `${TEST_SECRET}, ${TEST_SECRET}2` }).secrets).toEqual([
      TEST_SECRET,
      `${TEST_SECRET}2`,
    ]);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
    [
      { PUBLIC_URL: 'nook.example.org' },
      'PUBLIC_URL must be the address people use, without a path, like https://nook.example.org.',
    ],
    [
      { PUBLIC_URL: 'https://example.org/nook' },
      'PUBLIC_URL must be the address people use, without a path, like https://nook.example.org.',
    ],
    [
      { DATABASE_URL: 'mysql://x/y', SESSION_SECRET: TEST_SECRET },
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    ],
    [
      { DATABASE_URL },
      'SESSION_SECRET is required together with DATABASE_URL; make one with: openssl rand -hex 32.',
    ],
    [
      { SESSION_SECRET: 'short' },
      'SESSION_SECRET must have at least 32 bytes (each, when several are given); make one with: openssl rand -hex 32.',
    ],
    [
      { SESSION_SECRET: `${TEST_SECRET},short` },
      'SESSION_SECRET must have at least 32 bytes (each, when several are given); make one with: openssl rand -hex 32.',
    ],
    [
      { SMTP_URL: 'mail.example.org' },
      'SMTP_URL must be an address like smtps://user:password@mail.example.org.',
    ],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address like smtps://user:password@mail.example.org.'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be like Addly Nook <nook@example.org>.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is required together with GOOGLE_CLIENT_ID.'],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID is required together with GOOGLE_CLIENT_SECRET.'],
    [
      { GOOGLE_TOKEN_URL: 'x' },
      'GOOGLE_TOKEN_URL must be an address like https://www.googleapis.com/oauth2/v4/token.',
    ],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 20.'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be on or off.'],
    [
      { RATE_LIMITS: 'off', PUBLIC_URL: 'https://x.org' },
      'RATE_LIMITS cannot be off when PUBLIC_URL is https: limits are off for load tests only.',
    ],
    [
      { SESSION_SECRET: 'a'.repeat(64) },
      'SESSION_SECRET is easy to guess; make one with: openssl rand -hex 32.',
    ],
    [
      { SESSION_SECRET: `${TEST_SECRET},${'12'.repeat(20)}` },
      'SESSION_SECRET is easy to guess; make one with: openssl rand -hex 32.',
    ],
    [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY must have at least 16 bytes; make one with: openssl rand -hex 32.'],
    [{ BACKUP_KEY: '0'.repeat(32) }, 'BACKUP_KEY is easy to guess; make one with: openssl rand -hex 32.'],
    [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY must be like 24h (or 90m, 7d), 5m at least.'],
    [{ BACKUP_EVERY: '1m' }, 'BACKUP_EVERY must be like 24h (or 90m, 7d), 5m at least.'],
    [{ BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS must be a whole number from 1 to 3650.'],
    [{ METRICS_PORT: 'abc' }, 'METRICS_PORT must be a whole number from 1 to 65535.'],
    [{ METRICS_HOST: 'a b' }, 'METRICS_HOST must be like 127.0.0.1.'],
    [
      { METRICS_PORT: '3000' },
      'METRICS_PORT must be another port than PORT: metrics are not for those who play.',
    ],
    [{ DB_POOL: '-1' }, 'DB_POOL must be a whole number from 1 to 1000.'],
    [
      { MIGRATION_DATABASE_URL: 'db.example.org' },
      'MIGRATION_DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ])('refuses %j in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ name: 'StartError', message }));
  });
});

describe('the session secret', () => {
  let home: string;
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'nook-secret-'));
  });
  afterAll(() => rmSync(home, { recursive: true }));

  it('is made once and kept for the owner alone', async () => {
    const dataDir = join(home, 'data');
    const [secret] = await readSecrets({ secrets: undefined, dataDir });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await readSecrets({ secrets: undefined, dataDir })).toEqual([secret]);
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0);
  });

  it.each(['', '\n', '0123456789abcdef'])('of which only %j is left is made anew', async (left) => {
    const dataDir = join(home, 'cut');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'session-secret'), left);
    const [secret] = await readSecrets({ secrets: undefined, dataDir });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await readSecrets({ secrets: undefined, dataDir })).toEqual([secret]);
  });

  it('cannot be kept where nothing can be written', async () => {
    await expect(readSecrets({ secrets: undefined, dataDir: '/dev/null/data' })).rejects.toThrow(
      /^DATA_DIR \(\/dev\/null\/data\) cannot be written to/,
    );
  });
});

describe('the start', () => {
  const start = (env: Record<string, string>) =>
    openServer({ SESSION_SECRET: TEST_SECRET, LOG_LEVEL: 'silent', ...env }, { pages: undefined });

  it('names a database that is not there, without its password', async () => {
    await expect(start({ DATABASE_URL })).rejects.toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: expect.stringMatching(
          /^DATABASE_URL: the database at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED.*\)/,
        ),
      }),
    );
    await expect(start({ DATABASE_URL })).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });

  it('names a database that does not exist', async () => {
    const { url, drop } = await freshDatabase();
    await drop();
    await expect(start({ DATABASE_URL: url })).rejects.toThrow(
      expect.objectContaining({ name: 'StartError' }),
    );
  });
});
