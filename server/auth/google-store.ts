import { sql } from 'kysely';
import { emailSchema } from '#engine/rules/schemas.ts';
import type { Database } from '#server/db/database.ts';
import { confirmUser } from './store.ts';

export interface GoogleUser {
  /** Google's own id of the person; an address may change, this does not. */
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether Google vouches for the address. */
  readonly verified: boolean;
}

export type GoogleRefusal = 'email_address_not_provided' | 'provider_email_needs_verification';

const PROVIDER = 'google';

/**
 * The account that belongs to someone at Google: the one linked before, else the one with the same address, else a
 * new one. Without a verified address none: whoever can claim an address there must not get in here.
 */
export async function findOrAddGoogleUser(db: Database, user: GoogleUser): Promise<string | GoogleRefusal> {
  const linked = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', PROVIDER)
    .where('subject', '=', user.subject)
    .executeTakeFirst();
  if (linked) return linked.user_id;
  const email = emailSchema.safeParse(user.email);
  if (!email.success) return 'email_address_not_provided';
  if (!user.verified) return 'provider_email_needs_verification';
  return link(db, user.subject, email.data);
}

const link = (db: Database, subject: string, email: string): Promise<string> =>
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
    const { id, confirmed_at } = await tx
      .selectFrom('users')
      .select(['id', 'confirmed_at'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!confirmed_at) {
      // Whoever typed this password never showed that the address is theirs.
      await tx.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
      await tx.deleteFrom('mail_tokens').where('user_id', '=', id).execute();
      await confirmUser(tx, id);
    }
    await tx
      .insertInto('identities')
      .values({ provider: PROVIDER, subject, user_id: id, created_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .execute();
    return id;
  });
