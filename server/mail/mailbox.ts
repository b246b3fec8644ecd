import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Mail, Recipient } from './mailer.ts';

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
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Mails in the database, sealed: their links open accounts, so they are not readable in a copy of the database.
 * secrets: the first seals, all of them open.
 */
export function createMailbox(db: Database, secrets: readonly string[]): Mailbox {
  const keys = secrets.map((secret) => createHash('sha256').update(`mailbox ${secret}`).digest());

  const seal = (text: string): Buffer => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, keys[0]!, iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  };
  const openWith = (key: Buffer, sealed: Buffer): string => {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  };
  const open = (sealed: Buffer): (Mail & { to: string }) | undefined => {
    for (const key of keys) {
      try {
        return JSON.parse(openWith(key, sealed)) as Mail & { to: string };
      } catch {
        // Sealed with another secret; perhaps with the next one.
      }
    }
    return undefined;
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
