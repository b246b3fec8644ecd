import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate, MIGRATIONS } from '#server/db/migrate.ts';
import { nameKey } from '#server/names/name-key.ts';
import { readAnswer, type StoredAnswer } from '#server/db/answers.ts';
import { databaseAt } from '#tests/support/database-at.ts';
import type { FreshDatabase } from '#tests/support/database.ts';

type Row = Readonly<Record<string, unknown>>;

let database: FreshDatabase;
let client: pg.Client;
afterEach(async () => {
  await client.end();
  await database.drop();
});
const ask = async (text: string, values: unknown[] = []): Promise<readonly Row[]> =>
  (await client.query<Row>(text, values)).rows;

/** A database as a server of that version has left it. */
async function openAt(migration: keyof typeof MIGRATIONS): Promise<void> {
  database = await databaseAt(migration);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}

const tables = async () =>
  (
    await ask(`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      order by 1`)
  ).map((row) => String(row['name']));

/** All rows of all tables, as text that can be compared. */
async function everything(): Promise<Readonly<Record<string, readonly Row[]>>> {
  const found: Record<string, readonly Row[]> = {};
  for (const table of await tables())
    found[table] = (await ask(`select to_jsonb(t) as row from ${table} t order by t::text`)).map(
      (one) => one['row'] as Row,
    );
  return found;
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const PLAYERS = [
  { name: 'Walrus Waiter', key: 'walrus waiter', shown: true },
  // The same to a child, but with different keys under the old rules.
  { name: 'Walrus-Waiter', key: 'walrus-waiter', shown: false },
  { name: 'W\u0430lrus Waiter', key: 'w\u0430lrus waiter', shown: true },
  { name: 'Sunny Otter 42', key: 'sunny otter 42', shown: true },
  { name: 'Tim R05ell', key: 'tim r05ell', shown: true },
  { name: '\u041c\u0438\u043b\u0430', key: '\u043c\u0438\u043b\u0430', shown: false },
];

/** A row in every table of version 0002, with values that are easily lost. */
async function fillAsOf0002(): Promise<void> {
  for (const [i, { name, key, shown }] of PLAYERS.entries()) {
    await ask(
      `insert into users (id, email, password_hash, confirmed_at, user_metadata, last_sign_in_at)
       values ($1, $2, $3, now() - interval '1 year', '{"username": "\u00c9", "age": 5}', now())`,
      [id(i), `p${i}@example.org`, i === 0 ? null : '$argon2id$x'],
    );
    await ask(
      `insert into profiles (id, username, username_key, age, avatar_url, theme, parent_email, xp, coins, on_leaderboard)
       values ($1, $2, $3, $4, 'owl', 'berry', $5, $6, $7, $8)`,
      [id(i), name, key, i === 1 ? null : 5, `p${i}@example.org`, 100 * i + 3, 7 * i, shown],
    );
    await ask(
      `insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at, saved_at)
       values ($1, $2, 'total-treasure-hunt', 8, 8, 9, 123, 9, now() - interval '3 months', now() - interval '20 days')`,
      [id(100 + i), id(i)],
    );
    await ask(
      `insert into answers values ($1, 0, '3+2', true, 1, 0, 1234), ($1, 1, '3+3', false, 2, 3, 9),
      ($1, 2, 'my name is Anna', true, 1, 0, 9)`,
      [id(100 + i)],
    );
  }
  await ask(`insert into users (id, email) values ($1, 'unconfirmed@example.org')`, [id(50)]);
  await ask(`insert into identities (provider, subject, user_id) values ('google', 's', $1)`, [id(0)]);
  await ask(
    `insert into sign_ups (id, user_id, password_hash, secret_hash, redirect, user_metadata, expires_at)
     values ($1, $2, '$argon2id$y', '\\x01', '/play/number-trail', '{"username": null, "age": 4}', now() + interval '1 day')`,
    [id(60), id(50)],
  );
  await ask(
    `insert into mail_tokens (hash, kind, user_id, expires_at, sign_up_id)
     values ('\\xdeadbeef', 'signup', $1, now() + interval '1 day', $2), ('\\xbeef', 'recovery', $3, now(), null)`,
    [id(50), id(60), id(1)],
  );
  await ask(`insert into mail_queue (kind, user_id, sign_up_id, tries) values ('confirm', $1, $2, 3)`, [
    id(50),
    id(60),
  ]);
  await ask(`insert into mails_sent (user_id, kind) values ($1, 'recover')`, [id(1)]);
  await ask(`insert into mailbox (user_id, sealed) values ($1, '\\x0102')`, [id(1)]);
  await ask(`insert into session (sid, sess, expire) values ('s', $1, now() + interval '7 days')`, [
    JSON.stringify({ userId: id(2), signedInAt: 1 }),
  ]);
  await ask(`insert into rate_limits (key, points, expire) values ('k', 3, 99)`);
  await ask(`insert into page_views (route, day, views) values ('/home', '2026-01-02', 7)`);
  await ask(`insert into removed_profiles (seq) values (99)`);
}

/** Columns that a migration computes anew. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  profiles: ['username_key', 'allowance', 'allowance_at'],
};

describe('a database of before', () => {
  it('that was filled at 0002 has every row and every value afterwards, and what is new is right', async () => {
    await openAt('0002-mail');
    await fillAsOf0002();
    const before = await everything();
    expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([]);
    expect(await migrate(database.url)).toEqual(Object.keys(MIGRATIONS).slice(2));
    const after = await everything();
    for (const [table, rows] of Object.entries(before)) {
      // Counts of earlier limits; what was answered is kept in another form.
      if (table === 'rate_limits' || table === 'answers') continue;
      const kept = (row: Row) =>
        Object.fromEntries(
          Object.keys(rows[0]!)
            .filter((column) => !COMPUTED[table]?.includes(column))
            .map((column) => [column, row[column]]),
        );
      const sorted = (some: readonly Row[]) => some.map((row) => JSON.stringify(kept(row))).sort();
      expect(sorted(after[table]!), table).toEqual(sorted(rows));
    }
    expect(after['rate_limits']).toEqual([]);
    const all = { help: 0, pace: 3, support: 0, shown: false };
    const moved = await ask('select answers from round_answers');
    expect(moved.map(({ answers }) => (answers as StoredAnswer[]).map(readAnswer))).toEqual(
      PLAYERS.map(() => [
        { item: 'add.10/3+2', wrong: 0, first: null, ...all },
        { item: 'add.10/3+3', wrong: 1, first: '', ...all },
      ]),
    );
    expect(
      (await ask('select distinct first_contract as was, believed_left as left from profiles'))[0],
    ).toEqual({
      was: true,
      left: 40,
    });
    const players = await ask('select * from profiles order by seq');
    for (const [i, player] of players.entries()) {
      const { name, shown } = PLAYERS[i]!;
      expect(player).toMatchObject({
        username: name,
        on_leaderboard: shown,
        leaderboard_wished: shown,
        show_name: false,
        name_made_up: name === 'Sunny Otter 42',
        withdrawn_keys: [],
        passed_keys: [],
      });
      expect(player['public_name']).toBe(name === 'Sunny Otter 42' ? name : player['made_up_name']);
    }
    // The first player has the key; nobody has lost their name.
    const keys = players.map((player) => String(player['username_key']));
    expect(keys[0]).toBe(nameKey('Walrus Waiter'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys[4]).toBe(nameKey('Tim Rosell'));
    // Rows can still be changed and removed.
    await ask(`update profiles set xp = xp + 1 where id = $1`, [id(0)]);
    await ask(`delete from users where id = $1`, [id(1)]);
    expect(await ask('select player_id from left_behind')).toEqual([{ player_id: id(1) }]);
    expect((await ask(`select count(*)::int as n from profiles`))[0]).toEqual({ n: PLAYERS.length - 1 });
  });

  it('with more players than are read at once keeps all of them apart', async () => {
    await openAt('0002-mail');
    await ask(`insert into users (id, email) select gen_random_uuid(), 'n' || n || '@example.org'
      from generate_series(1, 12000) n`);
    await ask(`insert into profiles (id, username, username_key, parent_email)
      select id, 'P' || email, 'p' || email, email from (select id, split_part(email, '@', 1) as email from users) u`);
    await migrate(database.url);
    const [counts] = await ask(`select count(*)::int as all, count(distinct made_up_name)::int as names,
      count(*) filter (where made_up_name like 'Player %')::int as left_out from profiles`);
    expect(counts).toEqual({ all: 12000, names: 12000, left_out: 0 });
  });

  it('of each time since has what was decided about names afterwards, whatever the keys were made of', async () => {
    await openAt('0005-kept-promises');
    await fillAsOf0002();
    await ask(
      `update profiles set made_up_name = 'Kept ' || seq, show_name = true, username_key = username_key || seq`,
    );
    await ask(`update profiles set username_key = 'tlrnr05ell', name_withdrawn = true where id = $1`, [
      id(4),
    ]);
    await ask(`update profiles set name_passed = true, username_key = $2 where id = $1`, [
      id(0),
      nameKey('Walrus Waiter'),
    ]);
    await ask(`update profiles set kept_off = true, on_leaderboard = false where id = $1`, [id(3)]);
    await ask(
      `insert into name_reports (profile_id, name_key, reporter_id, network, counted, outcome) values
        ($1, 'tlrnr05ell', $2, 'n', true, 'upheld'), ($1, 'another5one', $2, 'n', true, 'upheld'),
        ($3, $4, $2, 'n', true, 'refused')`,
      [id(4), id(1), id(0), nameKey('Walrus Waiter')],
    );
    await ask(`insert into moderations (profile_id, action, operator) values ($1, 'withdraw', 'Ada')`, [
      id(4),
    ]);
    const before = await everything();
    await migrate(database.url);
    const after = await everything();
    for (const table of ['name_reports', 'moderations', 'rounds', 'users'])
      expect(after[table]!.length, table).toBe(before[table]!.length);
    const [withdrawn] = await ask('select * from profiles where id = $1', [id(4)]);
    expect(withdrawn).toMatchObject({ name_withdrawn: true, username_key: nameKey('Tim R05ell') });
    expect(withdrawn!['withdrawn_keys']).toEqual(
      expect.arrayContaining([nameKey('Tim R05ell'), nameKey('another5one')]),
    );
    expect((await ask('select * from profiles where id = $1', [id(0)]))[0]).toMatchObject({
      name_passed: true,
      passed_keys: [nameKey('Walrus Waiter')],
      leaderboard_wished: true,
    });
    expect((await ask('select * from profiles where id = $1', [id(3)]))[0]).toMatchObject({
      kept_off: true,
      on_leaderboard: false,
    });
    const keys = (await ask('select name_key from name_reports')).map((row) => row['name_key']);
    expect(keys.sort()).toEqual(
      [nameKey('Tim R05ell'), nameKey('another5one'), nameKey('Walrus Waiter')].sort(),
    );
  });

  it('of before accounts had several players has each player as the first of its account', async () => {
    await openAt('0020-slips');
    await ask(
      `insert into users (id, email) select gen_random_uuid(), 'n' || n from generate_series(1, 50) n`,
    );
    await ask(`insert into profiles (id, username, username_key, parent_email, xp)
      select id, email, email, email, 7 from users`);
    const before = await ask('select * from profiles order by id');
    await migrate(database.url);
    const after = await ask('select * from profiles order by id');
    const added = { scarf: 0, needs: {}, picture_code: null, coins_spent: 0, things_given: 0 };
    expect(after).toEqual(before.map((row) => ({ ...row, account_id: row['id'], ...added })));
    // As an older server still adds one.
    await ask(`insert into users (id, email) values ($1, 'late')`, [id(9)]);
    await ask(
      `insert into profiles (id, username, username_key, parent_email) values ($1, 'Late', 'late', 'late')`,
      [id(9)],
    );
    expect(await ask('select account_id, scarf from profiles where id = $1', [id(9)])).toEqual([
      { account_id: id(9), scarf: 0 },
    ]);
    // Every player goes with the account.
    await ask(
      `insert into profiles (account_id, scarf, username, username_key, parent_email) values ($1, 1, 'Mole', 'mole', 'late')`,
      [id(9)],
    );
    await ask('delete from users where id = $1', [id(9)]);
    expect((await ask('select count(*)::int as n from profiles'))[0]).toEqual({ n: 50 });
  });

  it('of 0006 remembers which names the trail says were let pass, and which were taken away afterwards', async () => {
    await openAt('0006-lasting-verdicts');
    await fillAsOf0002();
    const decide = (player: number, action: string, name: string) =>
      ask(`insert into moderations (profile_id, action, operator, name) values ($1, $2, 'Ada', $3)`, [
        id(player),
        action,
        name,
      ]);
    await decide(0, 'withdraw', 'Penguin Postman');
    await decide(0, 'pass', 'Penguin Postman');
    await decide(0, 'pass', 'Penguin Plumber');
    await decide(0, 'withdraw', 'Penguin Plumber');
    await ask(`update profiles set withdrawn_keys = $2 where id = $1`, [id(0), [nameKey('Penguin Plumber')]]);
    await migrate(database.url);
    expect((await ask('select * from profiles where id = $1', [id(0)]))[0]).toMatchObject({
      passed_keys: [nameKey('Penguin Postman')],
      withdrawn_keys: [nameKey('Penguin Plumber')],
    });
  });
});
