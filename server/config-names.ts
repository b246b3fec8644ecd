/** Prefixes that only this program uses here: any other name that starts with one is a mistake. */
const OWN_FAMILIES = ['SMTP_', 'BACKUP_', 'METRICS_', 'MIGRATION_', 'RATE_LIMIT'];
/** Names of settings that are computed from others here, each with the setting to use instead. */
const MADE_HERE: Readonly<Record<string, string>> = {
  GOOGLE_REDIRECT_URI: 'PUBLIC_URL',
  GOOGLE_REDIRECT_URL: 'PUBLIC_URL',
  GOOGLE_CALLBACK_URL: 'PUBLIC_URL',
  GOOGLE_CALLBACK_URI: 'PUBLIC_URL',
};
/** From this length on one letter may differ anywhere. */
const LONG = 6;
/** Words one letter away from PORT or HOST. */
const OTHER_WORDS = ['POST', 'PART', 'POT', 'HOT', 'HOSE'];
/** Set by Kubernetes and Docker for every linked service. */
const SERVICE_LINK = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/;
const SERVICE_VALUE = /^(tcp|udp|sctp):\/\//;

/** Edit distance: letters that are wrong, extra, missing or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows = [...Array(a.length + 1).keys()].map((i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = least;
    }
  return rows[a.length]![b.length]!;
}

/** Other programs' names for the same setting. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  PORT: ['LISTEN_PORT', 'SERVER_PORT', 'HTTP_PORT', 'APP_PORT', 'WEB_PORT', 'BIND_PORT', 'PORT_NUMBER'],
  HOST: [
    'ADDRESS',
    'ADDR',
    'IP',
    'IP_ADDRESS',
    'LISTEN',
    'LISTEN_HOST',
    'LISTEN_ADDRESS',
    'LISTEN_ADDR',
    'SERVER_HOST',
    'SERVER_ADDRESS',
    'APP_HOST',
    'WEB_HOST',
    'BIND',
    'BIND_HOST',
    'BIND_ADDRESS',
    'BIND_ADDR',
    'BIND_IP',
  ],
  PUBLIC_URL: ['PUBLIC_ORIGIN', 'PUBLIC_ADDRESS', 'PUBLIC_HOST'],
  SESSION_SECRET: [
    'SECRET',
    'SECRET_KEY',
    'SECRET_KEY_BASE',
    'SESSION_KEY',
    'SESSION_KEYS',
    'COOKIE_SECRET',
    'COOKIE_KEY',
    'APP_SECRET',
    'APP_KEY',
    'AUTH_SECRET',
  ],
  SMTP_URL: [
    'MAIL_URL',
    'MAIL_SERVER',
    'MAIL_HOST',
    'MAILER_URL',
    'MAILER_DSN',
    'EMAIL_URL',
    'EMAIL_SERVER',
    'EMAIL_HOST',
  ],
  MAIL_FROM: ['MAIL_SENDER', 'EMAIL_FROM', 'EMAIL_SENDER', 'FROM_EMAIL', 'SMTP_FROM', 'SMTP_SENDER'],
  GOOGLE_CLIENT_ID: ['GOOGLE_ID', 'GOOGLE_KEY', 'GOOGLE_CLIENT'],
  GOOGLE_CLIENT_SECRET: ['GOOGLE_SECRET'],
  TRUST_PROXY: ['TRUSTED_PROXY', 'TRUST_PROXIES', 'TRUSTED_PROXIES', 'PROXY_HOPS', 'BEHIND_PROXY'],
  RATE_LIMITS: ['RATE_LIMITING'],
  DB_POOL: ['DATABASE_POOL', 'DB_POOL_SIZE', 'DATABASE_POOL_SIZE', 'POOL_SIZE', 'DB_POOL_MAX', 'PG_POOL'],
  MIGRATION_DATABASE_URL: ['DIRECT_URL', 'DIRECT_DATABASE_URL'],
  METRICS_PORT: ['METRICS', 'PROMETHEUS_PORT'],
  GOOGLE_AUTHORIZATION_URL: ['GOOGLE_AUTH_URL', 'GOOGLE_AUTH_URI', 'GOOGLE_OAUTH_URL'],
  LOG_LEVEL: ['LOGGING_LEVEL', 'LOGGING'],
  BACKUP_EVERY: ['BACKUP_INTERVAL', 'BACKUP_SCHEDULE', 'BACKUP_CRON'],
  BACKUP_KEEP_DAYS: ['BACKUP_RETENTION', 'BACKUP_RETENTION_DAYS', 'BACKUP_DAYS'],
  BACKUP_KEY: ['BACKUP_SECRET', 'BACKUP_PASSWORD', 'BACKUP_PASSPHRASE', 'BACKUP_ENCRYPTION_KEY'],
};

/** Parts of names, each with the term used here. */
const PARTS: Readonly<Record<string, string>> = {
  DB: 'DATABASE',
  PG: 'DATABASE',
  POSTGRES: 'DATABASE',
  POSTGRESQL: 'DATABASE',
  BASE: 'PUBLIC',
  SITE: 'PUBLIC',
  APP: 'PUBLIC',
  EXTERNAL: 'PUBLIC',
  URI: 'URL',
  DSN: 'URL',
  FOLDER: 'DIR',
  DIRECTORY: 'DIR',
  PATH: 'DIR',
  OAUTH: '',
  OAUTH2: '',
  ADDLY: '',
  NOOK: '',
};

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
/** Underscores are easily misplaced, so they are ignored. */
const squeezed = (name: string) => name.replaceAll('_', '');

/** The words of a name, also of one without underscores (PGURL): undefined when it is not made of these words alone. */
function split(part: string, known: ReadonlySet<string>): readonly string[] | undefined {
  if (part === '' || known.has(part)) return part === '' ? [] : [part];
  for (let end = part.length - 1; end > 1; end--) {
    const rest = known.has(part.slice(0, end)) && split(part.slice(end), known);
    if (rest) return [part.slice(0, end), ...rest];
  }
  return undefined;
}

/** The words of a name in the terms used here, in its order. */
const inOurWords = (name: string, known: ReadonlySet<string>): readonly string[] =>
  name
    .split('_')
    .flatMap((part) => split(part, known) ?? [part])
    .map((word) => PARTS[word] ?? word)
    .filter((word) => word !== '');

/** Whether these are several, and each one is a word of our name: what was left out is easily forgotten. */
const isPartOf = (words: readonly string[], own: string) =>
  new Set(words).size > 1 && words.every((word) => own.split('_').includes(word));

/** How many letters may differ: short names are too close to other words, but rarely wrong in their first letter. */
function mayDiffer(given: string, own: string): number {
  if (own.length >= LONG) return own.length >= 10 ? 2 : 1;
  return given[0] === own[0] && !OTHER_WORDS.includes(given) ? 1 : 0;
}

/** Our setting that a name probably means; undefined when none is close. */
function meant(name: string, ours: readonly string[]): string | undefined {
  const given = plain(name);
  if (MADE_HERE[given]) return MADE_HERE[given];
  const known = ours.find((own) => OTHER_NAMES[own]?.includes(given));
  if (known) return known;
  const words = inOurWords(given, new Set([...ours.flatMap((own) => own.split('_')), ...Object.keys(PARTS)]));
  const [nearest] = ours
    .map((own) => ({
      own,
      away: Math.min(
        distance(squeezed(given), squeezed(own)),
        distance(words.join(''), squeezed(own)),
        // In another order.
        distance(words.toSorted().join(''), own.split('_').toSorted().join('')),
      ),
    }))
    .sort((a, b) => a.away - b.away)
    .filter(({ own, away }) => away <= mayDiffer(given, own));
  const cut = ours.find(
    (own) =>
      (own.startsWith(`${given}_`) && given.includes('_')) ||
      (given.startsWith(`${own}_`) && own.includes('_')),
  );
  const family = OWN_FAMILIES.find((prefix) => given.startsWith(prefix));
  const longer = ours.find((own) => isPartOf(words, own));
  return cut ?? nearest?.own ?? longer ?? (family && ours.find((own) => own.startsWith(family)));
}

const isOfService = (name: string, value: string | undefined) =>
  SERVICE_LINK.test(name) || SERVICE_VALUE.test(value ?? '');

/**
 * Names in the environment that look like one of our settings but are not, and would be silently ignored. One line for
 * each.
 */
export function misspelt(env: NodeJS.ProcessEnv, ours: readonly string[]): readonly string[] {
  return Object.keys(env)
    .filter((name) => !ours.includes(name) && !isOfService(name, env[name]))
    .flatMap((name) => {
      const own = meant(name, ours);
      return own ? [`${name} is a name that is not read here: is ${own} meant?`] : [];
    });
}
