import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { UserMetadata } from '#server/db/tables.ts';

/**
 * Sign-ups whose link is not used yet. Each keeps its own password, which is valid only together with its own link in
 * the browser that typed it: only the mailbox' owner can get a password into an account.
 */

export const secretHashOf = (secret: string) => createHash('sha256').update(secret).digest();

export interface NewSignUp {
  readonly email: string;
  readonly passwordHash: string;
  /** Of the sign-up cookie. */
  readonly secret: string;
  readonly redirect: string | undefined;
  readonly metadata: UserMetadata;
}

/**
 * Stores a sign-up and queues its mail: a link for an unconfirmed address, else a note that there is an account. In the
 * latter case the sign-up is useless, and stored only so that its browser gets the usual answers. Of several sign-ups
 * whose mail still waits the newest gets the link. Writes the same amount in either case.
 */
export async function addSignUp(
  db: Database,
  { email, passwordHash, secret, redirect, metadata }: NewSignUp,
): Promise<void> {
  await sql`
    with account as (
      insert into users (email, user_metadata) values (${email}, '{"username": null, "age": null}')
      on conflict (email) do update
        set created_at = case when users.confirmed_at is null then now() else users.created_at end
      returning id, confirmed_at
    ), sign_up as (
      insert into sign_ups (user_id, password_hash, secret_hash, redirect, user_metadata, expires_at)
      select id, ${passwordHash}, ${secretHashOf(secret)},
        case when confirmed_at is null then ${redirect ?? null}::text end,
        case when confirmed_at is null then ${JSON.stringify(metadata)}::jsonb end,
        now() + interval '1 day'
      from account
      returning id
    )
    insert into mail_queue (kind, user_id, sign_up_id)
    select case when confirmed_at is null then 'confirm' else 'already_here' end, id,
      case when confirmed_at is null then (select id from sign_up) end
    from account
    on conflict on constraint mail_queue_once do update set sign_up_id = excluded.sign_up_id`.execute(db);
}

export interface Resend {
  readonly email: string;
  /** From the sign-up cookie, if there is one. */
  readonly secret: string | undefined;
  readonly redirect: string | undefined;
}

/**
 * Queues a new link for an unconfirmed address, for the sign-up of the requesting browser, or without any password.
 * Writes the same amount for an unknown address.
 */
export async function queueLinkAgain(db: Database, { email, secret, redirect }: Resend): Promise<void> {
  const secretHash = secret === undefined ? null : secretHashOf(secret);
  await sql`
    with account as (
      select id from users where email = ${email} and confirmed_at is null
    ), own as (
      update sign_ups set redirect = coalesce(${redirect ?? null}, redirect)
      where user_id = (select id from account) and secret_hash = ${secretHash} and expires_at > now()
      returning id
    ), bare as (
      insert into sign_ups (user_id, redirect, expires_at)
      select id, ${redirect ?? null}, now() + interval '1 day' from account
      where not exists (select from own)
        and not exists (select from mail_queue where user_id = account.id and kind = 'confirm')
      returning id
    )
    insert into mail_queue (kind, user_id, sign_up_id)
    select 'confirm', (select id from account), coalesce((select id from own), (select id from bare))
    on conflict on constraint mail_queue_once
      do update set sign_up_id = coalesce((select id from own), mail_queue.sign_up_id)`.execute(db);
}

/** Queues a link to choose a new password. Writes the same amount for an unknown address. */
export async function queueRecovery(db: Database, email: string): Promise<void> {
  await sql`
    insert into mail_queue (kind, user_id) values ('recover', (select id from users where email = ${email}))
    on conflict on constraint mail_queue_once do update set kind = excluded.kind`.execute(db);
}

export interface SignUp {
  readonly passwordHash: string | null;
  readonly redirect: string | null;
  readonly metadata: UserMetadata | null;
  /** Whether the browser with this cookie typed its password. */
  readonly isOwn: boolean;
}

export async function findSignUp(
  db: Database,
  id: string,
  secret: string | undefined,
): Promise<SignUp | undefined> {
  const found = await db
    .selectFrom('sign_ups')
    .select(['password_hash', 'secret_hash', 'redirect', 'user_metadata'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  return {
    passwordHash: found.password_hash,
    redirect: found.redirect,
    metadata: found.user_metadata,
    isOwn: secret !== undefined && Boolean(found.secret_hash?.equals(secretHashOf(secret))),
  };
}

/**
 * Ends all pending sign-ups for an address, with their links, passwords and mails: one link was used, or the owner has
 * been verified in another way.
 */
export async function endSignUps(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('sign_ups').where('user_id', '=', userId).execute();
  await tx.deleteFrom('mail_tokens').where('user_id', '=', userId).where('kind', '=', 'signup').execute();
}
