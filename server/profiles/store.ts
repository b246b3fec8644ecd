import { sql, type Selectable } from 'kysely';
import { NO_NEEDS, type Needs } from '#engine/rules/needs.ts';
import type { NewProfile, ProfileChanges } from '#server/contract/fields.ts';
import type { Profile } from '#server/contract/profile.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { conflict, tooManyPlayers } from '#server/errors.ts';
import { anyOf } from '#server/db/batch-reads.ts';
import { isMadeUp, publicNameLike } from '#server/names/made-up-names.ts';
import { nameKey } from '#server/names/name-key.ts';

const PROFILE = [
  'id',
  'public_id',
  'username',
  'public_name',
  'age',
  'avatar_url',
  'theme',
  'parent_email',
  'xp',
  'level',
  'coins',
  'on_leaderboard',
  'show_name',
  'scarf',
  'needs',
  'created_at',
] as const;

/** The constraint that keeps player names unique. */
export const NAME_CONSTRAINT = 'profiles_username';

type ProfileRow = Pick<Selectable<Tables['profiles']>, (typeof PROFILE)[number]>;

const profileOf = ({ created_at, needs, ...row }: ProfileRow): Profile => ({
  ...row,
  needs: { ...NO_NEEDS, ...needs },
  created_at: created_at.toISOString(),
});
const asProfile = (row: ProfileRow | undefined) => row && profileOf(row);

export const findProfiles = async (db: Database, userIds: string[]): Promise<Profile[]> =>
  (await db.selectFrom('profiles').select(PROFILE).where('id', '=', anyOf(userIds)).execute()).map(profileOf);

/** A player with what only its own account is told. */
export interface OwnPlayer extends Profile {
  readonly picture_code: readonly number[] | null;
}

/** An account's players, oldest first. */
export const findPlayers = async (db: Database, accountId: string): Promise<OwnPlayer[]> =>
  (
    await db
      .selectFrom('profiles')
      .select([...PROFILE, 'picture_code'])
      .where('account_id', '=', accountId)
      .orderBy('seq')
      .execute()
  ).map(({ picture_code, ...row }) => ({ ...profileOf(row), picture_code }));

/** code: three pictures, 0 to 8 each; null: none is asked for any more. */
export async function changeCode(
  db: Database,
  playerId: string,
  code: readonly number[] | null,
): Promise<void> {
  await db.updateTable('profiles').set({ picture_code: code }).where('id', '=', playerId).execute();
}

export interface ProfileToAdd extends NewProfile {
  /** The name that others see unless the typed one may be shown. */
  readonly madeUpName: string;
}

/** first: only where the account has no player yet; its id is the account's. any: up to six. */
export type PlaceFor = 'first' | 'any';

const SCARVES = [0, 1, 2, 3, 4, 5];

/**
 * Adds a player to the account, under the lock of its row: those that are added at once come one after the other.
 * Undefined when the account no longer exists. Fails with Postgres' 23505 when the name is taken; throws HttpError 409
 * when the account has a first player already, or six.
 */
export const addPlayer = (
  db: Database,
  accountId: string,
  { madeUpName, username, age, avatar_url, theme }: ProfileToAdd,
  place: PlaceFor,
): Promise<Profile | undefined> =>
  db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) return undefined;
    const others = await tx
      .selectFrom('profiles')
      .select('scarf')
      .where('account_id', '=', accountId)
      .execute();
    if (place === 'first' && others.length > 0) throw conflict('23505');
    const scarf = SCARVES.find((each) => others.every((other) => other.scarf !== each));
    if (scarf === undefined) throw tooManyPlayers();
    const row = await tx
      .insertInto('profiles')
      .values({
        ...(others.length === 0 && { id: accountId }),
        account_id: accountId,
        scarf,
        username,
        username_key: nameKey(username),
        name_made_up: isMadeUp(username),
        made_up_name: madeUpName,
        age,
        avatar_url,
        theme,
        parent_email: account.email,
      })
      .returning(PROFILE)
      .executeTakeFirst();
    return asProfile(row);
  });

/**
 * What changes together with the name: the new one is only shown after a grown-up allows it again, never if it was
 * withdrawn before; if it was passed before, it still is.
 */
const renamed = (username: string) => ({
  username,
  username_key: nameKey(username),
  name_made_up: isMadeUp(username),
  show_name: false,
  name_passed: sql<boolean>`${nameKey(username)}::text = any(passed_keys)`,
  name_withdrawn: sql<boolean>`${nameKey(username)}::text = any(withdrawn_keys)`,
});

/**
 * Changes fields of a player; undefined when there is none. Fails with 23505 when the name is taken.
 * username: only if it differs from the current one.
 */
export const changeProfile = (
  db: Database,
  playerId: string,
  { username, on_leaderboard, needs, ...changes }: ProfileChanges,
): Promise<Profile | undefined> =>
  db
    .updateTable('profiles')
    .set({
      ...(username !== undefined && renamed(username)),
      ...changes,
      ...(needs && { needs: sql<Partial<Needs>>`needs || ${JSON.stringify(needs)}::jsonb` }),
      ...(on_leaderboard !== undefined && {
        leaderboard_wished: on_leaderboard,
        on_leaderboard: sql<boolean>`${on_leaderboard}::boolean and not kept_off`,
      }),
    })
    .where('id', '=', playerId)
    .returning(PROFILE)
    .executeTakeFirst()
    .then(asProfile);

/** Which of these names are taken, as own or public names. */
export async function findTakenNames(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = names.map(nameKey);
  const [typed, kept] = await Promise.all([
    db.selectFrom('profiles').select('username_key').where('username_key', 'in', keys).execute(),
    db.selectFrom('profiles').select('made_up_name').where('made_up_name', 'in', names).execute(),
  ]);
  const taken = new Set([
    ...typed.map((row) => row.username_key),
    ...kept.map((row) => nameKey(row.made_up_name)),
  ]);
  return new Set(names.filter((name) => taken.has(nameKey(name))));
}

/** Whether another player has this name, in any spelling, as the made-up one. playerId: null for a new player. */
export async function isReservedForAnother(
  db: Database,
  name: string,
  playerId: string | null,
): Promise<boolean> {
  const kept = publicNameLike(name);
  if (kept === undefined) return false;
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('made_up_name', '=', kept)
    .where('id', 'is distinct from', playerId)
    .executeTakeFirst();
  return row !== undefined;
}
