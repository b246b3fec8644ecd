import { randomInt } from 'node:crypto';
import { MESSAGES, USERNAME_MAX, type NewProfile } from '#server/contract/fields.ts';
import * as contract from '#server/contract/profile.ts';
import type { Database } from '#server/db/database.ts';
import { batchReads } from '#server/db/batch-reads.ts';
import { HttpError, noProfile, notSignedIn, refusedBy } from '#server/errors.ts';
import { answer, requireRecent, type Route } from '#server/http/api.ts';
import type { LeaderboardServices } from '#server/leaderboard/leaderboard-services.ts';
import type { SecurityLog } from '#server/security-log.ts';
import { isMadeUp } from '#server/names/made-up-names.ts';
import { faultOf } from './names.ts';
import { looksReal } from './real-names.ts';
import { addProfile, changeProfile, findProfiles, isReservedForAnother, NAME_CONSTRAINT } from './store.ts';
import { suggestName, nameToKeep } from './suggestions.ts';

/** A taken name gets a number up to this appended. Source: product specification, section 8. */
const LARGEST_SUFFIX = 9998;

function refuseBadName(name: string, security: SecurityLog, ip: string | undefined): void {
  const fault = faultOf(name);
  if (!fault) return;
  security.note('name_refused', { fault }, ip);
  throw new HttpError(422, 'validation_failed', MESSAGES.usernameRefused, {
    fields: { username: MESSAGES.usernameRefused },
  });
}

const nameTaken = () =>
  new HttpError(409, '23505', MESSAGES.usernameTaken, { fields: { username: MESSAGES.usernameTaken } });

/** Turns the database's refusal into one for people. */
function orNameTaken(error: unknown): never {
  throw refusedBy(error) === NAME_CONSTRAINT ? nameTaken() : error;
}

/** Appends a number, dropping whole letters where the name would become too long. */
function withNumber(name: string): string {
  const number = String(randomInt(LARGEST_SUFFIX + 1));
  const letters = [...name].slice(0, USERNAME_MAX - number.length).join('');
  return `${letters.trimEnd()}${number}`;
}

async function addWithFreeName(
  db: Database,
  userId: string,
  profile: NewProfile,
): Promise<contract.Profile | undefined> {
  const madeUpName = await nameToKeep(db);
  const add = (username: string) => addProfile(db, userId, { ...profile, username, madeUpName });
  const addWithNumber = () => add(withNumber(profile.username)).catch(orNameTaken);
  if (await isReservedForAnother(db, profile.username, userId)) return addWithNumber();
  return add(profile.username).catch((error: unknown) => {
    if (refusedBy(error) !== NAME_CONSTRAINT) throw error;
    return addWithNumber();
  });
}

/** The player. Source: HTTP contract, Profile. */
export function profileRoutes({ db, leaderboard, security }: LeaderboardServices): Route[] {
  const findProfile = batchReads(
    (ids) => findProfiles(db, ids),
    (profile) => profile.id,
  );
  return [
    answer(contract.readProfile, async ({ userId }) => (await findProfile(userId)) ?? null),
    answer(contract.addProfile, async ({ req, userId, body }) => {
      refuseBadName(body.username, security, req.ip);
      const profile = await addWithFreeName(db, userId, body);
      if (!profile) throw notSignedIn();
      leaderboard.changed();
      return profile;
    }),
    answer(contract.changeProfile, async ({ req, userId, body: { username, ...others } }) => {
      // Only grown-ups decide what other people see.
      if (others.on_leaderboard !== undefined || others.show_name !== undefined)
        requireRecent('gate', req, security);
      const before = await findProfile(userId);
      if (!before) throw noProfile();
      // Forms send all fields, so a name that the player already has is not checked again.
      const changes = { ...others, ...(username !== before.username && { username }) };
      // Even a changed space or capital may make another word: "Titan", "Tit An".
      if (changes.username !== undefined) {
        refuseBadName(changes.username, security, req.ip);
        if (await isReservedForAnother(db, changes.username, userId)) throw nameTaken();
      }
      const after = Object.values(changes).some((value) => value !== undefined)
        ? await changeProfile(db, userId, changes).catch(orNameTaken)
        : before;
      if (!after) throw noProfile();
      leaderboard.changed();
      return after;
    }),
    // For the form, before anything is saved. A real name is allowed: the form only asks about it.
    answer(contract.checkName, ({ body: { username } }) => ({
      good: isMadeUp(username) || !faultOf(username),
      real: looksReal(username),
    })),
    answer(contract.suggestName, async () => ({ username: await suggestName(db) })),
  ];
}
