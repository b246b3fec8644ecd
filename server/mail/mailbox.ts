import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { createSeal } from '#server/seal.ts';
import type { Mail, Recipient } from './mail.ts';

export interface KeptMail extends Mail {
  readonly to: string;
  readonly at: Date;
}

/** The mails of an installation without a mail server, for its own mailbox page. */
export interface Mailbox {
  put(to: Recipient, mail: Mail): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly KeptMail[]>;
}

const SHOWN = 50;

/**
 * Mails in the database, encrypted: their links open accounts, so a copy of the database must not reveal them. secrets:
 * the first encrypts, all of them decrypt.
 */
export function createMailbox(db: Database, secrets: readonly string[]): Mailbox {
  const { seal, open: unseal } = createSeal(secrets, 'mailbox');
  const open = (sealed: Buffer): (Mail & { to: string }) | undefined => {
    const text = unseal(sealed);
    return text === undefined ? undefined : (JSON.parse(text) as Mail & { to: string });
  };

  return {
    async put({ userId, email }, mail) {
      const sealed = seal(JSON.stringify({ to: email, ...mail }));
      await db
        .insertInto('mailbox')
        .values({ user_id: userId, sealed, created_at: sql<Date>`now()` })
        .execute();
    },
    async list() {
      const rows = await db
        .selectFrom('mailbox')
        .select(['sealed', 'created_at'])
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute();
      return rows.flatMap(({ sealed, created_at }) => {
        const mail = open(sealed);
        return mail ? [{ ...mail, at: created_at }] : [];
      });
    },
  };
}
