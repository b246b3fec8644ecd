import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type TokenKind = 'signup' | 'recovery';

/** Source: HTTP contract. */
const HOURS: Readonly<Record<TokenKind, number>> = { signup: 24, recovery: 1 };
const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A new token for a link in a mail; only its hash is kept. */
export async function createToken(db: Database, userId: string, kind: TokenKind): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('mail_tokens')
    .values({
      hash: hashOf(token),
      kind,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(hours => ${HOURS[kind]})`,
    })
    .execute();
  return token;
}

/** Whether a token could be used now; it stays usable. */
export async function isTokenGood(db: Database, token: string, kind: TokenKind): Promise<boolean> {
  const found = await db
    .selectFrom('mail_tokens')
    .select('kind')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}

/** The user a token was made for; undefined when it is unknown, too old or used. Using it ends all of this kind. */
export async function useToken(db: Database, token: string, kind: TokenKind): Promise<string | undefined> {
  const used = await db
    .deleteFrom('mail_tokens')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  if (used) await dropTokens(db, used.user_id, kind);
  return used?.user_id;
}

/** Makes all links of this kind that were sent to a user worthless. */
export async function dropTokens(db: Database, userId: string, kind: TokenKind): Promise<void> {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute();
}
