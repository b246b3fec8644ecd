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
  /** False: a player whom it tells of was deleted while it was written, and nothing is kept. */
  put(to: Recipient, mail: Mail): Promise<boolean>;
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
    async put({ userId, email }, { players = [], ...mail }) {
      const sealed = seal(JSON.stringify({ to: email, ...mail }));
      // With the rows locked: a deletion at the same time either ends before, or finds this mail.
      const { numAffectedRows = 0n } = await sql`
        insert into mailbox (user_id, sealed, players, created_at)
        select ${userId}::uuid, ${sealed}::bytea, ${players}::uuid[], now()
        where cardinality(${players}::uuid[]) =
          (select count(*) from (select from profiles where id = any(${players}::uuid[]) for key share) as there)`.execute(
        db,
      );
      return numAffectedRows > 0n;
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
