import pg from 'pg';

/**
 * Adds players as years of play would leave them: many newcomers with nothing, the others spread over 60 levels.
 * url: of a database with the newest schema.
 */
export async function addPlayers(url: string, many: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Tidied up by hand: autovacuum would start some time later, in the middle of the measuring.
    for (const table of ['users', 'profiles'])
      await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
    await client.query(
      `with u as (insert into users (email, confirmed_at) select n || '@example.com', now() from generate_series(1, ${many}) n returning id, email)
       insert into profiles (id, username, username_key, parent_email, xp, coins)
       select id, 'Player', id::text, email, xp, (xp * random())::integer
       from (select *, case when random() < 0.2 then 0 else (6000 * random() * random())::integer end as xp from u) x`,
    );
    for (const table of ['users', 'profiles']) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
