import { sql } from 'kysely';
import type { User, Ways } from '#server/contract/session.ts';
import type { Database } from '#server/db/database.ts';
import { anyOf } from '#server/db/batch-reads.ts';
import type { UserMetadata } from '#server/db/tables.ts';
import { secretHashOf } from './sign-ups.ts';

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly created_at: Date;
  readonly last_sign_in_at: Date | null;
  readonly user_metadata: UserMetadata;
}

const USER = ['id', 'email', 'created_at', 'last_sign_in_at', 'user_metadata'] as const;

const userOf = ({ created_at, last_sign_in_at, ...row }: UserRow): User => ({
  ...row,
  created_at: created_at.toISOString(),
  last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
});

export const findUsers = async (db: Database, ids: string[]): Promise<User[]> =>
  (await db.selectFrom('users').select(USER).where('id', '=', anyOf(ids)).execute()).map(userOf);

export interface Account {
  readonly id: string;
  /** Null before the address is confirmed. */
  readonly password_hash: string | null;
  /** The sign-up of the link, if it belongs to this address. */
  readonly sign_up_hash: string | null;
}

/** For signing in. signUpSecret: from the browser's sign-up cookie. */
export const findAccount = (
  db: Database,
  email: string,
  signUpSecret?: string,
): Promise<Account | undefined> =>
  db
    .selectFrom('users')
    .select('id')
    .select(sql<string | null>`case when confirmed_at is not null then password_hash end`.as('password_hash'))
    .select(
      sql<string | null>`(
        select s.password_hash from sign_ups s
        where s.user_id = users.id and s.expires_at > now()
          and s.secret_hash = ${signUpSecret === undefined ? null : secretHashOf(signUpSecret)}
        limit 1)`.as('sign_up_hash'),
    )
    .where('email', '=', email)
    .executeTakeFirst();

/** The hash to check the signed-in user's password against. */
export const findOwnAccount = (db: Database, userId: string) =>
  db.selectFrom('users').select(['id', 'email', 'password_hash']).where('id', '=', userId).executeTakeFirst();

/** How the account can sign in; undefined when it is gone. */
export async function findWays(db: Database, userId: string): Promise<Ways | undefined> {
  const { rows } = await sql<Ways>`
    select password_hash is not null as password,
      exists (select from identities i where i.user_id = users.id and i.provider = 'google') as google
    from users where id = ${userId}::uuid`.execute(db);
  return rows[0];
}

/**
 * Records a sign-in; returns the user as in the session, and the time of the previous one; undefined when the account
 * is gone, or its hash is no longer passwordHash.
 */
export async function noteSignIn(
  db: Database,
  id: string,
  passwordHash: string | null = null,
): Promise<{ readonly user: User; readonly before: Date | null } | undefined> {
  const { rows } = await sql<UserRow & { before: Date | null }>`
    with earlier as (select id, last_sign_in_at from users
      where id = ${id} and (${passwordHash}::text is null or password_hash = ${passwordHash}) for update)
    update users set last_sign_in_at = now() from earlier where users.id = earlier.id
    returning ${sql.join(USER.map((column) => sql.ref(`users.${column}`)))}, earlier.last_sign_in_at as before`.execute(
    db,
  );
  if (!rows[0]) return undefined;
  const { before, ...row } = rows[0];
  return { user: userOf(row), before };
}

/** Marks the address as confirmed. */
export async function confirmUser(db: Database, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .execute();
}

interface Confirmation {
  readonly passwordHash: string;
  /** What was said at the sign-up. */
  readonly metadata: UserMetadata | undefined;
}

/** The same for the first time, setting the password too. False when it was confirmed before. */
export async function confirmWithPassword(
  db: Database,
  id: string,
  { passwordHash, metadata }: Confirmation,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      confirmed_at: sql<Date>`now()`,
      password_hash: passwordHash,
      ...(metadata && { user_metadata: JSON.stringify(metadata) }),
    })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setPassword(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** False when the stored hash has changed since. */
export async function changePassword(
  db: Database,
  id: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
