import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { DISK_FULL } from '#server/db/unusable.ts';

/** Minimum time between probes, because each one writes. */
const LOOK_MS = 1000;
/** More than the free space within a table's file, so that the disk really has to provide it. */
const PROBE_BYTES = 1_000_000;

/** Whether the database can write. The disk is not probed until a statement has failed because it was full. */
export interface Disk {
  /** Reports an error of any statement. */
  note(error: unknown): void;
  /** Whether it was full when it was last heard of; nobody is asked. */
  readonly wasFull: boolean;
  isFull(): Promise<boolean>;
}

const isDiskFull = (error: unknown) => (error as { code?: string } | undefined)?.code === DISK_FULL;

class TakenBack extends Error {}

/** Writes that much and rolls back. In a new file: space left by earlier probes would be reused. */
const probe = (db: Database) =>
  db
    .transaction()
    .execute(async (tx) => {
      await sql`truncate disk_probe`.execute(tx);
      await sql`
        insert into disk_probe select decode(string_agg(md5(n::text), ''), 'hex')
        from generate_series(1, ${PROBE_BYTES / 16}::integer) n`.execute(tx);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });

export function watchDisk(db: Database): Disk {
  let full = false;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      await probe(db);
      full = false;
    } catch (error) {
      // Other errors say nothing about the disk.
      full = full || isDiskFull(error);
    } finally {
      lookedAt = performance.now();
      looking = undefined;
    }
  };
  return {
    get wasFull() {
      return full;
    },
    note(error) {
      if (isDiskFull(error)) full = true;
    },
    async isFull() {
      if (full && performance.now() - lookedAt > LOOK_MS) await (looking ??= look());
      return full;
    },
  };
}
