import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Both or neither: when the weekly mail was confirmed by a link in a mail, and when the next one is due.
  `alter table users add column weekly_confirmed_at timestamptz, add column weekly_next_at timestamptz,
    add constraint users_weekly check ((weekly_confirmed_at is null) = (weekly_next_at is null))`,
  `create index users_weekly_next on users (weekly_next_at) where weekly_next_at is not null`,
  `alter table mail_queue drop constraint mail_queue_kind_check, add constraint mail_queue_kind_check check (kind in
    ('confirm', 'already_here', 'recover', 'new_browser', 'google_linked', 'password_changed', 'weekly_asked', 'weekly'))`,
];

/** One mail a week to those who have confirmed it. Source: HTTP contract, The rest. */
export const weeklyMail = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
