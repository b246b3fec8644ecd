import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // The ranking does not change here.
  `alter table profiles disable trigger profile_changed`,
  `alter table profiles
    add column adapts boolean not null default true,
    add column learner_level text not null default 'age' check (learner_level in ('easier', 'age', 'harder')),
    add column weekly_mail boolean not null default false,
    add column learner_forgotten_at timestamptz`,
  `alter table profiles enable trigger profile_changed`,
  // skills: by skill and fact, nine numbers each, see engine/learner/packed.ts. begun_at: nothing in it is older.
  `create table learners (
    player_id uuid primary key references profiles (id) on delete cascade,
    skills jsonb not null,
    begun_at timestamptz not null default now()
  )`,
];

/** What a player can do, and what grown-ups have decided about it. Source: HTTP contract, Learning. */
export const learners = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
