import type pg from 'pg';

/**
 * How many rows of each public table have this id anywhere in them; tables without one are left out, and rows that have
 * the other id, too.
 */
export async function rowsWith(
  db: Pick<pg.Pool, 'query'>,
  id: string,
  without?: string,
): Promise<Record<string, number>> {
  const { rows } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const { rowCount } = await db.query(
      `select from "${name}" t where t::text like $1 and ($2::text is null or t::text not like $2)`,
      [`%${id}%`, without === undefined ? null : `%${without}%`],
    );
    if (rowCount) found[name] = rowCount;
  }
  return found;
}
