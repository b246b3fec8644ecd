import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // counts: by item and kind of slip, see engine/learner/slips.ts. begun_at: nothing in it is older.
  `create table slips (
    player_id uuid not null references profiles (id) on delete cascade,
    month date not null,
    counts jsonb not null,
    begun_at timestamptz not null default now(),
    primary key (player_id, month)
  )`,
  `create index slips_month on slips (month)`,
];

/** How first choices were wrong, kept longer than the answers themselves. Source: HTTP contract, Learning. */
export const slips = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
