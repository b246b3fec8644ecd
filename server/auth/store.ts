import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { anyOf } from '#server/db/together.ts';
import type { UserMetadata } from '#server/db/tables.ts';

/** Source: HTTP contract, Shapes. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly created_at: Date;
  readonly last_sign_in_at: Date | null;
  readonly user_metadata: UserMetadata;
}

const USER = ['id', 'email', 'created_at', 'last_sign_in_at', 'user_metadata'] as const;

export const findUsers = (db: Database, ids: string[]): Promise<User[]> =>
  db.selectFrom('users').select(USER).where('id', '=', anyOf(ids)).execute();

export interface Account {
  readonly id: string;
  readonly password_hash: string | null;
  readonly confirmed_at: Date | null;
}

const ACCOUNT = ['id', 'password_hash', 'confirmed_at'] as const;

export const findAccount = (db: Database, email: string): Promise<Account | undefined> =>
  db.selectFrom('users').select(ACCOUNT).where('email', '=', email).executeTakeFirst();

/** What a signed-in user's own password is checked against. */
export const findOwnAccount = (db: Database, userId: string) =>
  db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', userId).executeTakeFirst();

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: UserMetadata;
}

/** Adds an unconfirmed user, unless the address is known: then nothing at all changes. */
export async function addUser(db: Database, { email, passwordHash, metadata }: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values({ email, password_hash: passwordHash, user_metadata: JSON.stringify(metadata) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Notes a sign-in and gives the user as the session shows it; undefined when the account is gone. */
export const noteSignIn = (db: Database, id: string): Promise<User | undefined> =>
  db
    .updateTable('users')
    .set({ last_sign_in_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(USER)
    .executeTakeFirst();

/** The address has proved to be the user's own. */
export async function confirmUser(db: Database, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .execute();
}

export async function setPassword(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}
