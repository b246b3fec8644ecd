import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type TokenKind = 'signup' | 'recovery';

/** Source: HTTP contract. */
const HOURS: Readonly<Record<TokenKind, number>> = { signup: 24, recovery: 1 };
const TOKEN_BYTES = 32;

const endOf = (kind: TokenKind) => sql<Date>`now() + make_interval(hours => ${HOURS[kind]})`;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** This token, if it may be used. An expiry later than that of a new one was written while a clock was ahead. */
const isValid = (token: string, kind: TokenKind) =>
  sql<boolean>`hash = ${hashOf(token)} and kind = ${kind} and expires_at > now() and expires_at <= ${endOf(kind)}`;

interface NewToken {
  readonly userId: string;
  readonly kind: TokenKind;
  /** For a link that confirms an address: its sign-up, kept as long as the link. */
  readonly signUpId?: string;
}

/** A new token for a link in a mail; only its hash is kept. */
export async function createToken(db: Database, { userId, kind, signUpId }: NewToken): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = endOf(kind);
  if (signUpId) await db.updateTable('sign_ups').set({ expires_at }).where('id', '=', signUpId).execute();
  await db
    .insertInto('mail_tokens')
    .values({ hash: hashOf(token), kind, user_id: userId, sign_up_id: signUpId ?? null, expires_at })
    .execute();
  return token;
}

/** Deletes a token whose mail was not sent. */
export async function dropToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('mail_tokens').where('hash', '=', hashOf(token)).execute();
}

/** What a valid token was made for; it stays valid. */
export const findToken = (db: Database, token: string, kind: TokenKind) =>
  db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select(['users.id as userId', 'users.email', 'users.confirmed_at', 'mail_tokens.sign_up_id'])
    .where(isValid(token, kind))
    .executeTakeFirst();

/**
 * The user a token was made for; undefined when it is unknown, expired or used. Using it invalidates all of this kind.
 */
export async function useToken(db: Database, token: string, kind: TokenKind): Promise<string | undefined> {
  const used = await db
    .deleteFrom('mail_tokens')
    .where(isValid(token, kind))
    .returning('user_id')
    .executeTakeFirst();
  if (used) await dropTokens(db, used.user_id, kind);
  return used?.user_id;
}

/** Invalidates all links of this kind that were sent to a user. */
export async function dropTokens(db: Database, userId: string, kind: TokenKind): Promise<void> {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute();
}
