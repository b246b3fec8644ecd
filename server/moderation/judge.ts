import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Deletions } from '#server/deletions/deletions.ts';
import { endSessions } from '#server/http/session.ts';
import { settleReports } from '#server/leaderboard/reports.ts';
import { nameKey } from '#server/names/name-key.ts';
import { suggestName } from '#server/profiles/suggestions.ts';
import { StartError } from '#server/start-error.ts';

export const ACTIONS = ['pass', 'withdraw', 'rename', 'hide', 'show', 'end-sessions'] as const;
export type Action = (typeof ACTIONS)[number];

const JUDGED = ['id', 'public_id', 'username', 'username_key', 'public_name', 'name_made_up'] as const;

export interface Judged {
  readonly id: string;
  readonly public_id: string;
  readonly username: string;
  readonly username_key: string;
  /** The name that others see. */
  readonly public_name: string;
  /** The username is a made-up name, which others always see. */
  readonly name_made_up: boolean;
}

interface Judgement {
  readonly player: Judged;
  readonly action: Action;
  /** The operator who decided. */
  readonly operator: string;
  readonly deletions: Deletions;
}

/** The players whose public id starts with this, in lower case: one at most is expected. */
export const findJudged = (db: Database, beginning: string): Promise<Judged[]> =>
  db
    .selectFrom('profiles')
    .select(JUDGED)
    .where(sql<boolean>`public_id::text like ${`${beginning.replace(/[^0-9a-f-]/g, '')}%`}`)
    .limit(2)
    .execute();

/**
 * Carries out an operator's decision and adds it to the trail; what must survive a restored backup is in the file of
 * deletions before this commits. Returns the text to print. Throws StartError, and changes nothing, where it would have
 * no effect.
 */
export const judge = (db: Database, judgement: Judgement): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const { action, operator, deletions } = judgement;
    // Read again and locked: the family may have just chosen another name.
    const player = await tx
      .selectFrom('profiles')
      .select(JUDGED)
      .where('id', '=', judgement.player.id)
      .forUpdate()
      .executeTakeFirst();
    if (!player) throw new StartError(`There is no player ${judgement.player.public_id} any more.`);
    const said = await DOING[action](tx, player);
    await tx
      .insertInto('moderations')
      .values({ profile_id: player.id, action, operator, name: player.username })
      .execute();
    if (action === 'withdraw' || action === 'rename') await deletions.append('name', player.id);
    if (action === 'hide') await deletions.append('shown', player.id);
    return said;
  });

/** Returns the player as others see them afterwards. */
const change = (tx: Database, player: Judged, set: Readonly<Record<string, unknown>>) =>
  tx
    .updateTable('profiles')
    .set(set)
    .where('id', '=', player.id)
    .returning(['public_name', 'on_leaderboard'])
    .executeTakeFirstOrThrow();

const without = (column: string, key: string) => sql`array_remove(${sql.ref(column)}, ${key}::text)`;
const withKey = (column: string, key: string) => sql`array_append(${without(column, key)}, ${key}::text)`;

/** Stores the name's key, so that the name is not shown again after other names. */
const takenAway = ({ username_key: key }: Judged) => ({
  withdrawn_keys: withKey('withdrawn_keys', key),
  passed_keys: without('passed_keys', key),
  name_passed: false,
});

/** Made-up names cannot be withdrawn or passed, because that would have no effect. */
function refuseMadeUp({ name_made_up, username }: Judged, what: string): void {
  if (name_made_up)
    throw new StartError(
      `${username} is one of our made-up names, ${what}. Nothing was changed; "rename" gives the player another one.`,
    );
}

const DOING: Readonly<Record<Action, (tx: Database, player: Judged) => Promise<string>>> = {
  async pass(tx, player) {
    refuseMadeUp(player, 'which no report takes away');
    const { username, username_key: key } = player;
    const { public_name } = await change(tx, player, {
      name_passed: true,
      name_withdrawn: false,
      passed_keys: withKey('passed_keys', key),
      withdrawn_keys: without('withdrawn_keys', key),
    });
    // A wrongly withdrawn name counts against its reporters, too.
    await tx
      .updateTable('name_reports')
      .set({ outcome: 'refused' })
      .where('profile_id', '=', player.id)
      .where('name_key', '=', key)
      .execute();
    return public_name === username
      ? `${username} is let pass: others read it, and reports change nothing any more.`
      : `${username} is let pass: reports will change nothing. Others go on reading ${public_name} until the family lets ${username} be shown.`;
  },
  async withdraw(tx, player) {
    refuseMadeUp(player, 'which others go on reading');
    const { username } = player;
    const { public_name } = await change(tx, player, { ...takenAway(player), name_withdrawn: true });
    await settleReports(tx, player.id, player.username_key, 'upheld');
    return player.public_name === username
      ? `Others read ${public_name} in place of ${username}; the player still reads ${username}.`
      : `Others read ${public_name}, as before; ${username} is not shown to them, whatever the family switches.`;
  },
  async rename(tx, player) {
    const username = await suggestName(tx);
    await settleReports(tx, player.id, player.username_key, 'upheld');
    await change(tx, player, {
      ...takenAway(player),
      username,
      username_key: nameKey(username),
      name_made_up: true,
      show_name: false,
      name_withdrawn: false,
    });
    return `${player.username} is called ${username} from now on.`;
  },
  async hide(tx, player) {
    await change(tx, player, { kept_off: true, on_leaderboard: false });
    return `${player.username} is off the leaderboard, and stays so until "show".`;
  },
  async show(tx, player) {
    const shown = await change(tx, player, { kept_off: false, on_leaderboard: sql`leaderboard_wished` });
    return shown.on_leaderboard
      ? `${player.username} is on the leaderboard.`
      : `${player.username} stays off the leaderboard: the family wishes so. Nobody else keeps the player off any more.`;
  },
  async 'end-sessions'(tx, player) {
    const ended = await endSessions(tx, player.id);
    return ended > 0
      ? `The account of ${player.username} was signed out in ${ended} ${ended === 1 ? 'browser' : 'browsers'}.`
      : `Nobody was signed in to the account of ${player.username}.`;
  },
};
