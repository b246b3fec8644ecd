import pg from 'pg';

/**
 * Adds players as after years of use: many newcomers with nothing, the others spread over 60 levels. url: of a database
 * with the newest schema.
 */
export async function addPlayers(url: string, many: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Vacuumed explicitly: autovacuum would start in the middle of the measuring.
    for (const table of ['users', 'profiles'])
      await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
    // Sequential ids are inserted several times as fast as random ones.
    const id = (kind: string) => `('00000000-0000-${kind}-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
    await client.query(
      `insert into users (id, email, confirmed_at)
       select ${id('4000')}, n || '@example.com', now() from generate_series(1, ${many}) n`,
    );
    await client.query(
      `insert into profiles (id, public_id, username, username_key, age, parent_email, xp, coins)
       select ${id('4000')}, ${id('4001')}, 'Player', lpad(n::text, 9), 6, n || '@example.com', xp, (xp * random())::integer
       from (select n, case when random() < 0.2 then 0 else (6000 * random() * random())::integer end as xp
             from generate_series(1, ${many}) n) x`,
    );
    for (const table of ['users', 'profiles']) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
