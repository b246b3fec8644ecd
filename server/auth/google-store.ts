import { sql } from 'kysely';
import { emailSchema } from '#server/contract/fields.ts';
import type { Database } from '#server/db/database.ts';
import type { GoogleUser } from './google-answers.ts';
import { endSignUps } from './sign-ups.ts';
import { confirmUser } from './store.ts';

export type GoogleRefusal =
  'email_address_not_provided' | 'provider_email_needs_verification' | 'other_google_account';

/** An identity verified by Google whose address belongs to an account that must confirm first. */
export interface GoogleLink {
  readonly subject: string;
  readonly userId: string;
}

/** One of three: the user, the account to confirm first, or the reason for a refusal. */
export type GoogleOutcome =
  | { readonly userId: string; readonly link?: undefined; readonly refusal?: undefined }
  | { readonly link: GoogleLink; readonly refusal?: undefined }
  | {
      readonly refusal: GoogleRefusal;
      /** The account concerned, for the log. */ readonly tell?: string;
    };

const PROVIDER = 'google';

const addIdentity = (db: Database, { subject, userId }: GoogleLink) =>
  db
    .insertInto('identities')
    .values({ provider: PROVIDER, subject, user_id: userId, created_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();

/**
 * Links them if the account's password hash is still passwordHash; false otherwise. Any other identity linked through
 * the account's address loses its link, and no longer signs in.
 */
export async function linkIdentity(db: Database, link: GoogleLink, passwordHash: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const owner = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', link.userId)
      .where('password_hash', '=', passwordHash)
      .forShare()
      .executeTakeFirst();
    if (!owner) return false;
    await tx
      .deleteFrom('identities')
      .where('provider', '=', PROVIDER)
      .where('user_id', '=', link.userId)
      .where('subject', '<>', link.subject)
      .execute();
    await addIdentity(tx, link);
    return true;
  });
}

const findLinked = (db: Database, { subject }: GoogleUser) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.email'])
    .where('provider', '=', PROVIDER)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** The account that a Google identity would sign in to or be asked about; undefined: a new one. */
export async function findGoogleOwner(db: Database, user: GoogleUser) {
  const linked = await findLinked(db, user);
  if (linked || user.email === undefined) return linked;
  return db.selectFrom('users').select(['id', 'email']).where('email', '=', user.email).executeTakeFirst();
}

/**
 * The account for a Google user: the one linked before, otherwise the one with the same address, otherwise a new one.
 * Without a verified address none: anybody who can claim an address at Google must not get in here. An account with a
 * password is not linked before the password was entered; one that is linked to another identity is not linked at all,
 * because addresses are reassigned, at Google, too. Its owner first chooses a password by a mailed link, then enters
 * it.
 */
export async function findOrAddGoogleUser(db: Database, user: GoogleUser): Promise<GoogleOutcome> {
  const linked = await findLinked(db, user);
  if (linked) return { userId: linked.id };
  const email = emailSchema.safeParse(user.email);
  if (!email.success) return { refusal: 'email_address_not_provided' };
  if (!user.verified) return { refusal: 'provider_email_needs_verification' };
  return link(db, user.subject, email.data);
}

async function hasOtherIdentity(tx: Database, { subject, userId }: GoogleLink): Promise<boolean> {
  const other = await tx
    .selectFrom('identities')
    .select('subject')
    .where('provider', '=', PROVIDER)
    .where('user_id', '=', userId)
    .where('subject', '<>', subject)
    .executeTakeFirst();
  return other !== undefined;
}

const link = (db: Database, subject: string, email: string): Promise<GoogleOutcome> =>
  db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values({
        email,
        password_hash: null,
        confirmed_at: sql<Date>`now()`,
        user_metadata: JSON.stringify({ username: null, age: null }),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    const { id, confirmed_at, password_hash } = await tx
      .selectFrom('users')
      .select(['id', 'confirmed_at', 'password_hash'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (confirmed_at && password_hash !== null) return { link: { subject, userId: id } };
    if (!confirmed_at) {
      // The person who typed this password never proved that the address is theirs.
      await tx.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
      await tx.deleteFrom('mail_tokens').where('user_id', '=', id).execute();
      await endSignUps(tx, id);
      await confirmUser(tx, id);
    }
    if (await hasOtherIdentity(tx, { subject, userId: id }))
      return { refusal: 'other_google_account', tell: id };
    await addIdentity(tx, { subject, userId: id });
    return { userId: id };
  });
