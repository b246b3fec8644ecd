import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/http/logging.ts';
import { openServer } from '#server/main.ts';
import { TEST_SECRET } from './support/server.ts';

const DATABASE_URL = 'postgres://nook:secret@127.0.0.1:1/nook';

describe('what is told at the start', () => {
  it.each([
    ['SMTP_URI', 'SMTP_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['DATABASE-URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['BACKUP_KEEP', 'BACKUP_KEEP_DAYS'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['GOOGLE_CLIENT_SECERT', 'GOOGLE_CLIENT_SECRET'],
    ['SESSION_KEY', 'SESSION_SECRET'],
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['SECRET_KEY', 'SESSION_SECRET'],
    ['SECRET', 'SESSION_SECRET'],
    ['GOOGLE_SECRET', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_ID', 'GOOGLE_CLIENT_ID'],
    ['GOOGLE_OAUTH_CLIENT_ID', 'GOOGLE_CLIENT_ID'],
    ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
    ['DB_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['POSTGRES_URL', 'DATABASE_URL'],
    ['POSTGRESQL_URI', 'DATABASE_URL'],
    ['MAIL_URL', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['SMTP_FROM', 'MAIL_FROM'],
    ['EMAIL_FROM', 'MAIL_FROM'],
    ['BASE_URL', 'PUBLIC_URL'],
    ['SITE_URL', 'PUBLIC_URL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['DATA_PATH', 'DATA_DIR'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['TRUSTED_PROXIES', 'TRUST_PROXY'],
    ['RATELIMIT', 'RATE_LIMITS'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['BACKUPKEY', 'BACKUP_KEY'],
    ['BACKUP_PASSWORD', 'BACKUP_KEY'],
    ['BACKUP_INTERVAL', 'BACKUP_EVERY'],
    ['BACKUP_FOLDER', 'BACKUP_DIR'],
    ['BACKUP_RETENTION_DAYS', 'BACKUP_KEEP_DAYS'],
    ['PORTT', 'PORT'],
    ['PORTS', 'PORT'],
    ['PROT', 'PORT'],
    ['PRT', 'PORT'],
    ['PIRT', 'PORT'],
    ['port', 'PORT'],
    ['NOOK_PORT', 'PORT'],
    ['ADDLY_NOOK_PUBLIC_URL', 'PUBLIC_URL'],
    ['HOSTS', 'HOST'],
    ['HSOT', 'HOST'],
    ['HOTS', 'HOST'],
    ['ADDRESS', 'HOST'],
    ['LISTEN_ADDR', 'HOST'],
    ['BACKUP_EVRY', 'BACKUP_EVERY'],
    ['BAKUP_DIR', 'BACKUP_DIR'],
    ['DATADIR', 'DATA_DIR'],
    ['LOG_LEVL', 'LOG_LEVEL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['BIND_ADDRESS', 'HOST'],
    ['HTTP_PORT', 'PORT'],
    ['METRICS_PROT', 'METRICS_PORT'],
    ['METRICS', 'METRICS_PORT'],
    ['METRIC_HOST', 'METRICS_HOST'],
    ['DB_POOOL', 'DB_POOL'],
    ['DB_POOL_SIZE', 'DB_POOL'],
    ['DATABASE_POOL', 'DB_POOL'],
    ['MIGRATIONS_DATABASE_URL', 'MIGRATION_DATABASE_URL'],
    ['MIGRATION_URL', 'MIGRATION_DATABASE_URL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['TRUST_PROXY_HOPS', 'TRUST_PROXY'],
    ['GOOGLE_REDIRECT_URI', 'PUBLIC_URL'],
    ['GOOGLE_CALLBACK_URL', 'PUBLIC_URL'],
    ['GOOGLE_AUTH_URL', 'GOOGLE_AUTHORIZATION_URL'],
    ['GOOGLE_CLIENT_SECRET_FILE', 'GOOGLE_CLIENT_SECRET'],
    ['PGURL', 'DATABASE_URL'],
    ['PG_URI', 'DATABASE_URL'],
    ['DBURL', 'DATABASE_URL'],
    ['POSTGRESQLURL', 'DATABASE_URL'],
    ['URL_DATABASE', 'DATABASE_URL'],
    ['KEEP_DAYS', 'BACKUP_KEEP_DAYS'],
    ['DAYS_KEEP_BACKUP', 'BACKUP_KEEP_DAYS'],
    ['KEEPDAYS', 'BACKUP_KEEP_DAYS'],
    ['PROXY_TRUST', 'TRUST_PROXY'],
    ['PROXY_TRSUT', 'TRUST_PROXY'],
    ['PROXYTRUST', 'TRUST_PROXY'],
    ['LEVEL_LOG', 'LOG_LEVEL'],
    ['CLIENT_SECRET', 'GOOGLE_CLIENT_SECRET'],
    ['FROM_MAIL', 'MAIL_FROM'],
    ['LIMITS_RATE', 'RATE_LIMITS'],
    ['DIR_DATA', 'DATA_DIR'],
  ])('%s, which nobody reads, as perhaps %s', (name, own) => {
    expect(readConfig({ [name]: 'x' }).remarks).toEqual([
      `${name} is a name that is not read here: is ${own} meant?`,
    ]);
  });

  it.each([
    'PATH',
    'HOME',
    'HOSTNAME',
    'HOSTTYPE',
    'PWD',
    'PS1',
    'POST',
    'SHELL',
    'LANG',
    'NODE_ENV',
    'TERM',
    'USER',
    'LOGNAME',
    'GOOGLE_APPLICATION_CREDENTIALS',
    'PGHOST',
    'DB_HOST',
    'npm_lifecycle_event',
    'SSH_AUTH_SOCK',
    'CHROMIUM_PATH',
    'TEST_DATABASE_URL',
    'PLAYWRIGHT_JSON_OUTPUT_FILE',
    'DATABASE',
    'PUBLIC',
    'MAIL',
    'MAILCHECK',
    'DB_NAME',
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'PGDATA',
    'FTP_URL',
    'GOOGLE_API_KEY',
    'XDG_DATA_DIRS',
    'HTTP_PROXY',
    'NO_PROXY',
    'KEY',
    'COLORTERM',
    'PORTAL',
    'PART',
    'SPORT',
    'COST',
    'GHOST',
    'HOT',
    'HOSTALIASES',
    'HOSTFILE',
    'OLDPWD',
    'PATHEXT',
    'PROMPT',
    'PROTOCOL',
    'PAGER',
    'SHLVL',
    'TMPDIR',
    'TZ',
    'IFS',
    'CI',
    'LS_COLORS',
    'LC_ALL',
    'DISPLAY',
    'SSH_CONNECTION',
    'SESSION_MANAGER',
    'DESKTOP_SESSION',
    'SESSIONNAME',
    'XDG_SESSION_ID',
    'XDG_DATA_HOME',
    'XDG_RUNTIME_DIR',
    'DBUS_SESSION_BUS_ADDRESS',
    'APPDATA',
    'LOCALAPPDATA',
    'ALLUSERSPROFILE',
    'PROGRAMDATA',
    'ComSpec',
    'SystemRoot',
    'PUBLIC_KEY',
    'INVOCATION_ID',
    'JOURNAL_STREAM',
    'NOTIFY_SOCKET',
    'LISTEN_FDS',
    'LISTEN_PID',
    'STATE_DIRECTORY',
    'LOGS_DIRECTORY',
    'KUBERNETES_PORT',
    'KUBERNETES_SERVICE_HOST',
    'REDIS_PORT',
    'DB_PORT',
    'SMTP_SERVICE_HOST',
    'SMTP_PORT_25_TCP_ADDR',
    'npm_config_host',
    'npm_package_name',
    'NODE_OPTIONS',
    'GITHUB_ACTIONS',
    'PGPORT',
    'PGUSER',
    'PGDATABASE',
    'PGPASSWORD',
    'PGSSLMODE',
    'DB_USER',
    'HTTPS_PROXY',
    'PROXY_HOST',
    'PROXY_URL',
    'LOG_DIR',
    'BASE_DIR',
    'PUBLIC_DIR',
    'CLIENT_NAME',
    'SESSION_ID',
    'KEEP_ALIVE',
    'MAIL_PORT',
    'MAILTO',
    'HOST_PORT',
    'APP_ID',
    'KEY_ID',
    'DATA_KEY',
    'TOKEN_ID',
    'CLIENT_URL',
    'SECRET_ID',
  ])('not %s, which is of something else', (name) => {
    expect(readConfig({ [name]: 'x' }).remarks).toEqual([]);
  });

  it('not what Kubernetes says of a service beside this one, whatever it is called', () => {
    expect(readConfig({ APP_PORT: 'tcp://10.0.0.7:80', SMTP_PORT: 'tcp://10.0.0.8:25' }).remarks).toEqual([]);
    expect(readConfig({ APP_PORT: '8080' }).remarks).toHaveLength(1);
  });

  it.each([
    ['METRICS_PORT', '9464'],
    ['METRICS_HOST', '::1'],
    ['DB_POOL', '20'],
    ['MIGRATION_DATABASE_URL', DATABASE_URL],
  ])('%s, which nothing follows yet', (name, value) => {
    expect(readConfig({ [name]: value }).remarks).toEqual([`${name} has no effect yet`]);
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
