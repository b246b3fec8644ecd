import { randomInt } from 'node:crypto';
import {
  MESSAGES,
  newProfileSchema,
  profileChangesSchema,
  USERNAME_MAX,
  type NewProfile,
} from '#engine/rules/schemas.ts';
import type { Database } from '#server/db/database.ts';
import { readTogether } from '#server/db/together.ts';
import { HttpError, noProfile, notSignedIn, refusedBy } from '#server/errors.ts';
import { endpoint, type Endpoint } from '#server/http/api.ts';
import type { Services } from '#server/services.ts';
import { isGoodName, nameKey } from './names.ts';
import { addProfile, changeProfile, findProfiles, NAME_CONSTRAINT, type Profile } from './store.ts';
import { suggestName } from './suggestions.ts';

/** A taken name gets a number up to this appended. Source: product specification, section 8. */
const LARGEST_SUFFIX = 9998;

function refuseBadName(name: string): void {
  if (isGoodName(name)) return;
  throw new HttpError(422, 'validation_failed', MESSAGES.usernameRefused, {
    fields: { username: MESSAGES.usernameRefused },
  });
}

function nameTaken(error: unknown): never {
  if (refusedBy(error) !== NAME_CONSTRAINT) throw error;
  throw new HttpError(409, '23505', MESSAGES.usernameTaken, { fields: { username: MESSAGES.usernameTaken } });
}

/** The name with a number at its end, shortened where it would grow too long: by whole letters. */
function withNumber(name: string): string {
  const number = String(randomInt(LARGEST_SUFFIX + 1));
  const letters = [...name].slice(0, USERNAME_MAX - number.length).join('');
  return `${letters.trimEnd()}${number}`;
}

const addWithFreeName = (db: Database, userId: string, profile: NewProfile): Promise<Profile | undefined> =>
  addProfile(db, userId, profile).catch((error: unknown) => {
    if (refusedBy(error) !== NAME_CONSTRAINT) throw error;
    return addProfile(db, userId, { ...profile, username: withNumber(profile.username) }).catch(nameTaken);
  });

/** The player. Source: HTTP contract, Profile. */
export function profileRoutes({ db, leaderboard }: Services): Endpoint[] {
  const findProfile = readTogether(
    (ids) => findProfiles(db, ids),
    (profile) => profile.id,
  );
  return [
    endpoint({
      method: 'GET',
      path: '/profile',
      access: 'user',
      async handle({ res, userId }) {
        res.json((await findProfile(userId)) ?? null);
      },
    }),
    endpoint({
      method: 'POST',
      path: '/profile',
      access: 'user',
      body: newProfileSchema,
      async handle({ res, userId, body }) {
        refuseBadName(body.username);
        const profile = await addWithFreeName(db, userId, body);
        if (!profile) throw notSignedIn();
        leaderboard.changed();
        res.status(201).json(profile);
      },
    }),
    endpoint({
      method: 'PATCH',
      path: '/profile',
      access: 'user',
      body: profileChangesSchema,
      async handle({ res, userId, body }) {
        const before = await findProfile(userId);
        if (!before) throw noProfile();
        // A name that the player has already is not judged again: forms send all their fields.
        if (body.username !== undefined && nameKey(body.username) !== nameKey(before.username))
          refuseBadName(body.username);
        const after =
          Object.keys(body).length > 0 ? await changeProfile(db, userId, body).catch(nameTaken) : before;
        if (!after) throw noProfile();
        leaderboard.changed();
        res.json(after);
      },
    }),
    endpoint({
      method: 'GET',
      path: '/profile/name-suggestion',
      access: 'user',
      async handle({ res }) {
        res.json({ username: await suggestName(db) });
      },
    }),
  ];
}
