import { join } from 'node:path';
import { z } from 'zod';
import { misspelt } from './config-names.ts';
import { faultOf } from './database-address.ts';
import { StartError } from './start-error.ts';
import { isEasyToGuess } from './weak-secrets.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];
const SECRET_BYTES = 32;

const isUrlOf = (schemes: readonly string[]) => (text: string) =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1));

const urlOf = (schemes: readonly string[], example: string) =>
  z.string().refine(isUrlOf(schemes), `must be an address like ${example}`);

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const KEY_BYTES = 16;
const MINUTE_MS = 60_000;
const EVERY = 'must be like 24h (or 90m, 7d), 5m at least';
const UNITS_MS = { m: MINUTE_MS, h: 60 * MINUTE_MS, d: 24 * 60 * MINUTE_MS };

const millisecondsOf = (text: string) =>
  Number(text.slice(0, -1)) * UNITS_MS[text.at(-1) as keyof typeof UNITS_MS];

/** A text with fewer different letters is quickly guessed, however long it is. */
const FEWEST_LETTERS = 6;
const WEAK = 'is easy to guess; make one with: openssl rand -hex 32';
const isWeak = (secret: string) => new Set(secret).size < FEWEST_LETTERS;

const secretsSchema = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine(
    (secrets) => secrets.every((secret) => Buffer.byteLength(secret) >= SECRET_BYTES),
    `must have at least ${SECRET_BYTES} bytes (each, when several are given); make one with: openssl rand -hex 32`,
  )
  .refine((secrets) => !secrets.some(isWeak), WEAK);

const databaseUrl = z.string().superRefine((address, context) => {
  const message = faultOf(address);
  if (message) context.addIssue({ code: 'custom', message });
});

const isOrigin = (text: string) =>
  isUrlOf(['http', 'https'])(text) && new URL(text).href === `${new URL(text).origin}/`;

const isMailServer = (text: string) => isUrlOf(['smtp', 'smtps'])(text) && new URL(text).hostname !== '';

const isHost = (host: string) => URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}`);

const variables = z.object({
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be the address people use, without a path, like https://nook.example.org')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  DB_POOL: wholeNumber(1, 1000).default(10),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be an address like smtps://user:password@mail.example.org')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be like Addly Nook <nook@example.org>')
    .optional(),
  SESSION_SECRET: secretsSchema.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZATION_URL: urlOf(
    ['http', 'https'],
    'https://accounts.google.com/o/oauth2/v2/auth',
  ).optional(),
  GOOGLE_TOKEN_URL: urlOf(['http', 'https'], 'https://www.googleapis.com/oauth2/v4/token').optional(),
  GOOGLE_USERINFO_URL: urlOf(['http', 'https'], 'https://www.googleapis.com/oauth2/v3/userinfo').optional(),
  TRUST_PROXY: wholeNumber(0, 20).default(0),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  BACKUP_EVERY: z
    .string()
    .regex(/^\d{1,4}[mhd]$/, EVERY)
    .transform(millisecondsOf)
    .refine((ms) => ms >= 5 * MINUTE_MS, EVERY)
    .optional(),
  BACKUP_KEY: z
    .string()
    .refine(
      (key) => Buffer.byteLength(key) >= KEY_BYTES,
      `must have at least ${KEY_BYTES} bytes; make one with: openssl rand -hex 32`,
    )
    .refine((key) => !isWeak(key), WEAK)
    .optional(),
  BACKUP_DIR: z.string().optional(),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  METRICS_HOST: z.string().refine(isHost, 'must be like 127.0.0.1').optional(),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650).default(30),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** How many characters of a secret must be unpredictable. */
const LEAST_UNFORESEEN = { SESSION_SECRET: SECRET_BYTES / 2, BACKUP_KEY: KEY_BYTES / 2 };

/** Names of the secrets that are long enough but easy to guess. */
function guessable(env: Pick<z.infer<typeof variables>, 'SESSION_SECRET' | 'BACKUP_KEY'>) {
  const given = {
    SESSION_SECRET: env.SESSION_SECRET ?? [],
    BACKUP_KEY: env.BACKUP_KEY ? [env.BACKUP_KEY] : [],
  };
  return (['SESSION_SECRET', 'BACKUP_KEY'] as const).filter((name) =>
    given[name].some((secret) => isEasyToGuess(secret, LEAST_UNFORESEEN[name])),
  );
}

const isLocal = (publicUrl: string | undefined) =>
  publicUrl === undefined || (URL.canParse(publicUrl) && LOCAL_HOSTS.includes(new URL(publicUrl).hostname));

const schema = variables.superRefine((env, context) => {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (env.DATABASE_URL && !env.SESSION_SECRET)
    refuse('SESSION_SECRET', 'is required together with DATABASE_URL; make one with: openssl rand -hex 32');
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET)
    refuse('GOOGLE_CLIENT_SECRET', 'is required together with GOOGLE_CLIENT_ID');
  if (env.GOOGLE_CLIENT_SECRET && !env.GOOGLE_CLIENT_ID)
    refuse('GOOGLE_CLIENT_ID', 'is required together with GOOGLE_CLIENT_SECRET');
  // On a local address it is only reported: a trial installation endangers nobody.
  if (!isLocal(env.PUBLIC_URL)) for (const name of guessable(env)) refuse(name, WEAK);
  if (env.METRICS_PORT === env.PORT)
    refuse('METRICS_PORT', 'must be another port than PORT: metrics are not for those who play');
  if (env.RATE_LIMITS === 'off' && env.PUBLIC_URL?.startsWith('https:'))
    refuse('RATE_LIMITS', 'cannot be off when PUBLIC_URL is https: limits are off for load tests only');
});

export interface Google {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizationUrl: string | undefined;
  readonly tokenUrl: string | undefined;
  readonly userinfoUrl: string | undefined;
}

/** The whole configuration, read once. Source: HTTP contract, Configuration. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Scheme, host and port only. */
  readonly publicUrl: string;
  readonly https: boolean;
  /** Undefined: the embedded Postgres in dataDir. */
  readonly databaseUrl: string | undefined;
  /** For migrations, backups and commands, where the other one is a pooler's. The same unless given. */
  readonly migrationUrl: string | undefined;
  /** The most connections of this process for requests. */
  readonly poolSize: number;
  readonly dataDir: string;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** Mails are shown on a page instead of being sent. */
  readonly mailbox: boolean;
  /** The first one signs, all of them verify. Undefined: generated and stored in dataDir. */
  readonly secrets: readonly string[] | undefined;
  readonly google: Google | undefined;
  readonly trustProxy: number;
  readonly limits: boolean;
  /** The folder of backups, and of the file of deletions. */
  readonly backupDir: string;
  readonly backupKeepDays: number;
  /** Undefined: backups are only made on demand. */
  readonly backupEveryMs: number | undefined;
  /** Undefined: backups are not encrypted. */
  readonly backupKey: string | undefined;
  /** Where metrics are to be had; undefined: nowhere, and nothing is measured. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Settings that are valid but perhaps unintended: one line each. */
  readonly remarks: readonly string[];
}

/**
 * The configuration that the environment describes. An empty value counts as none.
 * Throws StartError naming the first variable that is wrong and what to do.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const read = result.data;
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const { hostname } = new URL(publicUrl);
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    databaseUrl: read.DATABASE_URL,
    migrationUrl: read.DATABASE_URL && (read.MIGRATION_DATABASE_URL ?? read.DATABASE_URL),
    poolSize: read.DB_POOL,
    dataDir: read.DATA_DIR,
    smtp: read.SMTP_URL
      ? { url: read.SMTP_URL, from: read.MAIL_FROM ?? `Addly Nook <no-reply@${hostname}>` }
      : undefined,
    mailbox: !read.SMTP_URL && LOCAL_HOSTS.includes(hostname) && read.TRUST_PROXY === 0,
    secrets: read.SESSION_SECRET,
    google: googleOf(read),
    trustProxy: read.TRUST_PROXY,
    limits: read.RATE_LIMITS === 'on',
    backupDir: read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups'),
    backupKeepDays: read.BACKUP_KEEP_DAYS,
    backupEveryMs: read.BACKUP_EVERY,
    backupKey: read.BACKUP_KEY,
    metrics: read.METRICS_PORT
      ? { port: read.METRICS_PORT, host: read.METRICS_HOST ?? '127.0.0.1' }
      : undefined,
    logLevel: read.LOG_LEVEL,
    remarks: remarksOn(given, read),
  };
}

function remarksOn(given: NodeJS.ProcessEnv, read: z.infer<typeof schema>): readonly string[] {
  return [
    ...misspelt(given, Object.keys(variables.shape)),
    ...(read.METRICS_HOST && !read.METRICS_PORT ? ['METRICS_HOST has no effect without METRICS_PORT'] : []),
    ...(read.MIGRATION_DATABASE_URL && !read.DATABASE_URL
      ? ['MIGRATION_DATABASE_URL has no effect without DATABASE_URL']
      : []),
    ...guessable(read).map((name) => `${name} ${WEAK}`),
    ...(read.BACKUP_EVERY && !read.BACKUP_KEY
      ? ['BACKUP_KEY is not set: scheduled backups are not encrypted']
      : []),
  ];
}

function googleOf(read: z.infer<typeof schema>): Google | undefined {
  if (!read.GOOGLE_CLIENT_ID || !read.GOOGLE_CLIENT_SECRET) return undefined;
  return {
    clientId: read.GOOGLE_CLIENT_ID,
    clientSecret: read.GOOGLE_CLIENT_SECRET,
    authorizationUrl: read.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: read.GOOGLE_TOKEN_URL,
    userinfoUrl: read.GOOGLE_USERINFO_URL,
  };
}
