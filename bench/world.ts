import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { addPlayers } from '#tests/support/many-players.ts';
import { playedRound } from '#tests/support/played.ts';
import { SECRET } from './servers.ts';
import { requestText } from './traffic.ts';

const DAY_MS = 86_400_000;

/** Rounds as they lie in the table once a game is over; so many at a time. */
const ROUNDS_AT_ONCE = 1_000_000;

/** A player with a signed-in browser. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  /** The value of the Cookie header. */
  readonly cookie: string;
}

/** Creates the newest schema at url with this many players; the first few are signed in. */
export async function createWorld(url: string, players: number, signedIn: number): Promise<SignedIn[]> {
  await migrate(url);
  await addPlayers(url, players);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; email: string }>(
      'select id, parent_email as email from profiles order by seq limit $1',
      [signedIn],
    );
    const players: SignedIn[] = [];
    for (const row of rows) players.push({ ...row, cookie: await addSession(client, row.id) });
    return players;
  } finally {
    await client.end();
  }
}

/**
 * Adds rounds that were played in the last months, each to the next player. url: of a world. Ids in order are inserted several
 * times as fast as random ones; indexes by anything else are quicker made at the end.
 */
export async function addRounds(url: string, many: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('alter table rounds set (autovacuum_enabled = off)');
    const { rows } = await client.query<{ players: string }>('select count(*) as players from profiles');
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes where tablename = 'rounds' and indexname <> 'rounds_pkey'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (let from = 0; from < many; from += ROUNDS_AT_ONCE)
      await client.query(
        `insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at, saved_at)
         select ('00000000-0000-4002-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
           ('00000000-0000-4000-8000-' || lpad(to_hex(1 + n % $3::bigint), 12, '0'))::uuid, 'total-treasure-hunt', 8, 100, 30,
           3000, 900, at, at
         from (select n, now() - interval '90 days' * (1 - n / $4::float8) as at from generate_series($1::bigint, $2) n) x`,
        [from, Math.min(many, from + ROUNDS_AT_ONCE) - 1, rows[0]!.players, many],
      );
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { made } of indexes) await client.query(made);
    await client.query('vacuum analyze rounds');
  } finally {
    await client.end();
  }
}

/** Inserts a session as a sign-in does. Returns the cookie. */
async function addSession(client: pg.Client, userId: string): Promise<string> {
  const sid = randomUUID();
  const expires = new Date(Date.now() + 7 * DAY_MS);
  const session = {
    cookie: {
      originalMaxAge: 7 * DAY_MS,
      expires,
      secure: false,
      httpOnly: true,
      path: '/',
      sameSite: 'lax',
    },
    userId,
    signedInAt: Date.now(),
  };
  await client.query('insert into session (sid, sess, expire) values ($1, $2, $3)', [sid, session, expires]);
  const signature = createHmac('sha256', SECRET).update(sid).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

/** Played once: the senders share the cores with what is measured. */
const PLAYED = playedRound('total-treasure-hunt', { score: 8 });

/** A finished game of ten questions, two of them right at the second try, as the pages send it. */
export const finishedRound = () => ({
  attemptId: randomUUID(),
  ...PLAYED,
  finishedAt: new Date().toISOString(),
});

/** As long as every other. */
const SOME_ID = randomUUID();

/** The next save of a connection, written once but for the round's id: senders share the cores with what is measured. */
export const savesOf = (players: readonly SignedIn[]): ((connection: number) => string) => {
  const body = { ...finishedRound(), attemptId: SOME_ID };
  const texts = players.map(({ cookie }) =>
    requestText({ method: 'POST', path: '/api/progress', cookie, body }),
  );
  return (connection) => texts[connection]!.replace(SOME_ID, randomUUID());
};
