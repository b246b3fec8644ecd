import { sql, type Selectable } from 'kysely';
import { NO_NEEDS, type Needs } from '#engine/rules/needs.ts';
import type { NewProfile, ProfileChanges } from '#server/contract/fields.ts';
import type { Profile } from '#server/contract/profile.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
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

/** An account's players, oldest first. */
export const findPlayers = async (db: Database, accountId: string): Promise<Profile[]> =>
  (
    await db
      .selectFrom('profiles')
      .select(PROFILE)
      .where('account_id', '=', accountId)
      .orderBy('seq')
      .execute()
  ).map(profileOf);

export interface ProfileToAdd extends NewProfile {
  /** The name that others see unless the typed one may be shown. */
  readonly madeUpName: string;
}

/**
 * Adds the user's profile; undefined when the user no longer exists. Fails with Postgres' 23505 when the name is taken
 * or the user already has a profile.
 */
export const addProfile = (
  db: Database,
  userId: string,
  profile: ProfileToAdd,
): Promise<Profile | undefined> =>
  db
    .insertInto('profiles')
    .columns([
      'id',
      'username',
      'username_key',
      'name_made_up',
      'made_up_name',
      'age',
      'avatar_url',
      'theme',
      'parent_email',
    ])
    .expression((from) =>
      from
        .selectFrom('users')
        .select([
          'users.id',
          sql<string>`${profile.username}::text`.as('username'),
          sql<string>`${nameKey(profile.username)}::text`.as('username_key'),
          sql<boolean>`${isMadeUp(profile.username)}::boolean`.as('name_made_up'),
          sql<string>`${profile.madeUpName}::text`.as('made_up_name'),
          sql<number>`${profile.age}::integer`.as('age'),
          sql<string>`${profile.avatar_url}::text`.as('avatar_url'),
          sql<string>`${profile.theme}::text`.as('theme'),
          'users.email',
        ])
        .where('users.id', '=', userId),
    )
    .returning(PROFILE)
    .executeTakeFirst()
    .then(asProfile);

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
 * Changes fields of the user's profile; undefined when there is none. Fails with 23505 when the name is taken.
 * username: only if it differs from the current one.
 */
export const changeProfile = (
  db: Database,
  userId: string,
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
    .where('id', '=', userId)
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

/** Whether another player has this name, in any spelling, as the made-up one. */
export async function isReservedForAnother(db: Database, name: string, userId: string): Promise<boolean> {
  const kept = publicNameLike(name);
  if (kept === undefined) return false;
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('made_up_name', '=', kept)
    .where('id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}
