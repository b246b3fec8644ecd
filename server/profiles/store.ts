import { sql } from 'kysely';
import type { NewProfile, ProfileChanges } from '#engine/rules/schemas.ts';
import type { Database } from '#server/db/database.ts';
import { anyOf } from '#server/db/together.ts';
import { nameKey } from './names.ts';

/** Source: HTTP contract, Shapes. */
export interface Profile {
  readonly id: string;
  readonly public_id: string;
  readonly username: string;
  readonly age: number | null;
  readonly avatar_url: string;
  readonly theme: string;
  readonly parent_email: string;
  readonly xp: number;
  readonly level: number;
  readonly coins: number;
  readonly on_leaderboard: boolean;
  readonly created_at: Date;
}

const PROFILE = [
  'id',
  'public_id',
  'username',
  'age',
  'avatar_url',
  'theme',
  'parent_email',
  'xp',
  'level',
  'coins',
  'on_leaderboard',
  'created_at',
] as const;

/** The constraint that keeps player names apart. */
export const NAME_CONSTRAINT = 'profiles_username';

export const findProfiles = (db: Database, userIds: string[]): Promise<Profile[]> =>
  db.selectFrom('profiles').select(PROFILE).where('id', '=', anyOf(userIds)).execute();

/** Adds the user's profile; undefined when the user is gone. Fails with Postgres' 23505 when the name is taken or the user has a profile already. */
export const addProfile = (db: Database, userId: string, profile: NewProfile): Promise<Profile | undefined> =>
  db
    .insertInto('profiles')
    .columns(['id', 'username', 'username_key', 'age', 'avatar_url', 'theme', 'parent_email'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select([
          'users.id',
          sql<string>`${profile.username}::text`.as('username'),
          sql<string>`${nameKey(profile.username)}::text`.as('username_key'),
          sql<number>`${profile.age}::integer`.as('age'),
          sql<string>`${profile.avatar_url}::text`.as('avatar_url'),
          sql<string>`${profile.theme}::text`.as('theme'),
          'users.email',
        ])
        .where('users.id', '=', userId),
    )
    .returning(PROFILE)
    .executeTakeFirst();

/** Changes some of the user's profile; undefined when there is none. Fails with 23505 when the name is taken. */
export const changeProfile = (
  db: Database,
  userId: string,
  changes: ProfileChanges,
): Promise<Profile | undefined> =>
  db
    .updateTable('profiles')
    .set({ ...changes, ...(changes.username !== undefined && { username_key: nameKey(changes.username) }) })
    .where('id', '=', userId)
    .returning(PROFILE)
    .executeTakeFirst();

/** Those of these names that somebody has. */
export async function takenAmong(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('profiles')
    .select('username_key')
    .where('username_key', 'in', names.map(nameKey))
    .execute();
  const taken = new Set(rows.map((row) => row.username_key));
  return new Set(names.filter((name) => taken.has(nameKey(name))));
}
