import type { Database } from '#server/db/database.ts';
import { randomPublicName, makeUpName } from '#server/names/made-up-names.ts';
import { findTakenNames } from './store.ts';

const TRIES = 8;

/** The first generated name that is not taken. */
async function freeOne(db: Database, make: () => string): Promise<string> {
  for (;;) {
    const names = Array.from({ length: TRIES }, make);
    const taken = await findTakenNames(db, names);
    const free = names.find((name) => !taken.has(name));
    if (free) return free;
  }
}

/** A made-up friendly name that is not taken now. */
export const suggestName = (db: Database): Promise<string> => freeOne(db, makeUpName);

/** A public name to replace a typed one. */
export const nameToKeep = (db: Database): Promise<string> => freeOne(db, randomPublicName);
