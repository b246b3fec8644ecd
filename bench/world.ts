import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { addPlayers } from '#tests/support/many-players.ts';
import { playedRound } from '#tests/support/played.ts';
import { SECRET } from './servers.ts';
import { requestText } from './traffic.ts';

const DAY_MS = 86_400_000;

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
