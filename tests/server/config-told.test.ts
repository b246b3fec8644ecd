import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/http/logging.ts';
import { openServer } from '#server/main.ts';
import { TEST_SECRET } from './support/server.ts';
import { MISSPELT, NOT_OURS } from './support/setting-names.ts';

const DATABASE_URL = 'postgres://nook:secret@127.0.0.1:1/nook';

describe('what is told at the start', () => {
  it.each(MISSPELT)('%s, which nobody reads, as perhaps %s', (name, own) => {
    expect(readConfig({ [name]: 'x' }).remarks).toEqual([
      `${name} is a name that is not read here: is ${own} meant?`,
    ]);
  });

  it.each(NOT_OURS)('not %s, which is of something else', (name) => {
    expect(readConfig({ [name]: 'x' }).remarks).toEqual([]);
  });

  it('not what Kubernetes says of a service beside this one, whatever it is called', () => {
    expect(readConfig({ APP_PORT: 'tcp://10.0.0.7:80', SMTP_PORT: 'tcp://10.0.0.8:25' }).remarks).toEqual([]);
    expect(readConfig({ APP_PORT: '8080' }).remarks).toHaveLength(1);
  });

  it('METRICS_HOST, where no port is given', () => {
    expect(readConfig({ METRICS_HOST: '::1' }).remarks).toEqual([
      'METRICS_HOST has no effect without METRICS_PORT',
    ]);
    expect(readConfig({ METRICS_HOST: '::1', METRICS_PORT: '9464' }).remarks).toEqual([]);
  });

  it('MIGRATION_DATABASE_URL, where there is nothing that it could stand beside', () => {
    expect(readConfig({ MIGRATION_DATABASE_URL: DATABASE_URL }).remarks).toEqual([
      'MIGRATION_DATABASE_URL has no effect without DATABASE_URL',
    ]);
  });

  it.each([
    '00112233445566778899aabbccddeeff',
    'FFEEDDCCBBAA99887766554433221100',
    '000102030405060708090a0b0c0d0e0f',
    '00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff',
    '000111222333444555666777888999aaabbb',
    '0a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d',
    'a secret of mine '.repeat(3),
    'changeme'.repeat(5),
    '12345678901234567890123456789012',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    '0123456789abcdef0123456789abcdef',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
    'qwertzuiop-asdfghjkl-yxcvbnm-1234567890',
    'please-change-this-secret-in-production',
    'please change this to something long and random!',
    'replace-me-with-a-long-random-string-please',
    'your-super-secret-session-secret-key-here',
    'ch4ng3m3-p4ssw0rd-s3cr3t-ch4ng3m3-now-123',
    'supersecretsupersecretsupersecret2026',
    'SESSION_SECRET must have at least 32 bytes',
    'openssl rand -hex 32 openssl rand -hex 32',
    'addly-nook-session-secret-1234567890-abc',
    'otters42otters43otters44otters45otters46',
  ])('the secret %j, and one that people rely on is refused', (SESSION_SECRET) => {
    const told = 'SESSION_SECRET is easy to guess; make one with: openssl rand -hex 32';
    expect(readConfig({ SESSION_SECRET }).remarks).toEqual([told]);
    expect(readConfig({ SESSION_SECRET: `${TEST_SECRET},${SESSION_SECRET}` }).remarks).toEqual([told]);
    expect(() => readConfig({ SESSION_SECRET, PUBLIC_URL: 'https://nook.example.org' })).toThrow(
      expect.objectContaining({ name: 'StartError', message: `${told}.` }),
    );
  });

  it.each([
    'password12345678',
    'backup-key-1234567890',
    'qwertyuiop123456',
    'abcdefghijklmnop',
    'nook-backup-nook-backup',
  ])('the key %j, and one that people rely on is refused', (BACKUP_KEY) => {
    const told = 'BACKUP_KEY is easy to guess; make one with: openssl rand -hex 32';
    expect(readConfig({ BACKUP_KEY }).remarks).toEqual([told]);
    expect(() => readConfig({ BACKUP_KEY, PUBLIC_URL: 'http://192.168.1.20:3000' })).toThrow(
      expect.objectContaining({ name: 'StartError', message: `${told}.` }),
    );
  });

  it('no secret that was made by chance, or of many words', () => {
    for (let i = 0; i < 300; i++) {
      const bytes = createHash('sha256').update(`seed ${i}`).digest();
      for (const SESSION_SECRET of [
        bytes.toString('hex'),
        bytes.toString('hex').slice(0, 32),
        bytes.toString('base64'),
        bytes.toString('base64url').slice(0, 32),
      ])
        expect(
          readConfig({
            SESSION_SECRET,
            BACKUP_KEY: SESSION_SECRET.slice(0, 16),
            PUBLIC_URL: 'https://nook.example.org',
          }).remarks,
        ).toEqual([]);
    }
    const words = 'correct horse battery staple lamp';
    expect(readConfig({ SESSION_SECRET: words, PUBLIC_URL: 'https://nook.example.org' }).remarks).toEqual([]);
  });

  it('backups that are not encrypted', () => {
    expect(readConfig({ BACKUP_EVERY: '24h' }).remarks).toEqual([
      'BACKUP_KEY is not set: scheduled backups are not encrypted',
    ]);
    expect(readConfig({ BACKUP_EVERY: '90m', BACKUP_KEY: TEST_SECRET })).toMatchObject({
      backupEveryMs: 5_400_000,
      remarks: [],
    });
  });

  it('in one line each', async () => {
    const lines: { msg: string }[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as { msg: string });
    await expect(
      openServer(
        { SMTP_URI: 'x', DATABASE_URL, SESSION_SECRET: TEST_SECRET },
        {
          pages: undefined,
          log: createLog('warn', { write }),
        },
      ),
    ).rejects.toThrow(/^DATABASE_URL/);
    expect(lines.map(({ msg }) => msg)).toContain(
      'SMTP_URI is a name that is not read here: is SMTP_URL meant?',
    );
  });
});
