import { randomInt } from 'node:crypto';
import { MESSAGES, USERNAME_MAX, type NewProfile } from '#server/contract/fields.ts';
import type { Profile } from '#server/contract/profile.ts';
import type { Database } from '#server/db/database.ts';
import { HttpError, notSignedIn, refusedBy } from '#server/errors.ts';
import type { SecurityLog } from '#server/security-log.ts';
import { faultOf } from './names.ts';
import { addPlayer, isReservedForAnother, NAME_CONSTRAINT, type PlaceFor } from './store.ts';
import { nameToKeep } from './suggestions.ts';

/** A taken name gets a number up to this appended. Source: product specification, section 8. */
const LARGEST_SUFFIX = 9998;

/** Throws HttpError 422 when no player may have this name. ip: whose it is, for the log. */
export function refuseBadName(name: string, security: SecurityLog, ip: string | undefined): void {
  const fault = faultOf(name);
  if (!fault) return;
  security.note('name_refused', { fault }, ip);
  throw new HttpError(422, 'validation_failed', MESSAGES.usernameRefused, {
    fields: { username: MESSAGES.usernameRefused },
  });
}

export const nameTaken = () =>
  new HttpError(409, '23505', MESSAGES.usernameTaken, { fields: { username: MESSAGES.usernameTaken } });

/** Turns the database's refusal into one for people. */
export function orNameTaken(error: unknown): never {
  throw refusedBy(error) === NAME_CONSTRAINT ? nameTaken() : error;
}

/** Appends a number, dropping whole letters where the name would become too long. */
function withNumber(name: string): string {
  const number = String(randomInt(LARGEST_SUFFIX + 1));
  const letters = [...name].slice(0, USERNAME_MAX - number.length).join('');
  return `${letters.trimEnd()}${number}`;
}

/**
 * Makes a player; a taken name gets a number, once. Throws HttpError 401 when the account no longer exists, and 409 when
 * the name stays taken or the place is (see addPlayer).
 */
export async function makePlayer(
  db: Database,
  accountId: string,
  profile: NewProfile,
  place: PlaceFor,
): Promise<Profile> {
  const madeUpName = await nameToKeep(db);
  const add = async (username: string) => {
    const player = await addPlayer(db, accountId, { ...profile, username, madeUpName }, place);
    if (!player) throw notSignedIn();
    return player;
  };
  const addWithNumber = () => add(withNumber(profile.username)).catch(orNameTaken);
  if (await isReservedForAnother(db, profile.username, null)) return addWithNumber();
  return add(profile.username).catch((error: unknown) => {
    if (refusedBy(error) !== NAME_CONSTRAINT) throw error;
    return addWithNumber();
  });
}
