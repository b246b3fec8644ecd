import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { publicNameLike } from '#server/names/made-up-names.ts';
import { nameKey } from '#server/names/name-key.ts';

const MOST = 200;
const MOST_FOUND = 50;
const day = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** Replaces characters that could move the terminal's cursor or begin a line. */
const plain = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');

/** Reported names, those with the most counting reports first. */
export async function listReports(db: Database): Promise<string> {
  const { rows } = await sql<{
    public_id: string;
    username: string;
    public_name: string;
    counted: string;
    all: string;
    newest: Date;
    name_withdrawn: boolean;
  }>`
    select public_id, username, public_name, name_withdrawn, count(*) filter (where counted) as counted, count(*) as all,
      max(name_reports.created_at) as newest
    from name_reports join profiles on profiles.id = profile_id and username_key = name_key
    where outcome is distinct from 'refused'
    group by profiles.id order by 5 desc, 6 desc, newest desc limit ${MOST}`.execute(db);
  if (rows.length === 0) return 'No name is reported.';
  return [
    'player                                reports that count / all, newest; name; what others read',
    ...rows.map((row) =>
      plain(
        `${row.public_id}  ${row.counted} / ${row.all}, ${day(row.newest)}; ${row.username}; ${row.public_name}${row.name_withdrawn ? ' (withdrawn)' : ''}`,
      ),
    ),
  ].join('\n');
}

/** Decisions of operators, newest first, with the player and the name. */
export async function listTrail(db: Database): Promise<string> {
  const rows = await db
    .selectFrom('moderations')
    .innerJoin('profiles', 'profiles.id', 'moderations.profile_id')
    .select(['moderations.created_at', 'action', 'operator', 'public_id', 'moderations.name'])
    .orderBy('moderations.id', 'desc')
    .limit(MOST)
    .execute();
  if (rows.length === 0) return 'Nothing has been decided yet.';
  return rows
    .map(({ created_at, action, operator, public_id, name }) =>
      plain(
        `${day(created_at)}  ${action.padEnd(12)}  ${public_id}  by ${operator}: ${name ?? '(no name was noted then)'}`,
      ),
    )
    .join('\n');
}

/**
 * Players whose own or public name looks like this or contains it, whether reported or not; exact look-alikes first.
 */
export async function listFound(db: Database, name: string): Promise<string> {
  const key = nameKey(name);
  const words = name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  const { rows } = await sql<{
    public_id: string;
    username: string;
    public_name: string;
    state: string;
  }>`
    select public_id, username, public_name, concat_ws(', ',
      case when name_made_up then 'made-up' end, case when name_withdrawn then 'withdrawn' end,
      case when name_passed then 'passed' end, case when kept_off then 'hidden' end) as state
    from profiles
    where (${key} <> '' and strpos(username_key, ${key}) > 0)
      or (${words} <> '' and strpos(lower(made_up_name), ${words}) > 0)
      or made_up_name = ${publicNameLike(name) ?? null}
    order by username_key = ${key} desc, public_name = ${publicNameLike(name) ?? ''} desc, seq
    limit ${MOST_FOUND + 1}`.execute(db);
  if (rows.length === 0) return `No player is called anything like ${plain(name)}.`;
  return [
    'player                                name; what others read',
    ...rows
      .slice(0, MOST_FOUND)
      .map((row) =>
        plain(
          `${row.public_id}  ${row.username}; ${row.public_name}${row.state === '' ? '' : ` (${row.state})`}`,
        ),
      ),
    ...(rows.length > MOST_FOUND ? ['There are more: give more of the name.'] : []),
  ].join('\n');
}
