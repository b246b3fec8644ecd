import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // What was entered at a sign-up, until one of its links is used: only that link and that browser can use it.
  `create table sign_ups (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    password_hash text,
    secret_hash bytea,
    redirect text,
    user_metadata jsonb,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index sign_ups_user on sign_ups (user_id, created_at desc)`,
  `create index sign_ups_expiry on sign_ups (expires_at)`,
  `alter table mail_tokens add column sign_up_id uuid references sign_ups (id) on delete cascade`,
  `create index mail_tokens_sign_up on mail_tokens (sign_up_id)`,
  // Links that were sent already still confirm the address, but no earlier password is kept with it.
  `update users set password_hash = null where confirmed_at is null`,

  // No address, no link, no text. Without a user: the mail was requested for an address without an account.
  `create table mail_queue (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in
      ('confirm', 'already_here', 'recover', 'new_browser', 'google_linked', 'password_changed')),
    user_id uuid references users (id) on delete cascade,
    sign_up_id uuid references sign_ups (id) on delete cascade,
    tries integer not null default 0,
    next_try timestamptz not null default now(),
    created_at timestamptz not null default now(),
    constraint mail_queue_once unique (user_id, kind)
  )`,
  `create index mail_queue_next on mail_queue (next_try)`,
  `create index mail_queue_sign_up on mail_queue (sign_up_id)`,
  // When mails were sent: for the daily limit of a user.
  `create table mails_sent (
    id bigint primary key generated always as identity,
    user_id uuid not null references users (id) on delete cascade,
    kind text not null,
    sent_at timestamptz not null default now()
  )`,
  `create index mails_sent_user on mails_sent (user_id, sent_at)`,
  `create index mails_sent_when on mails_sent (sent_at)`,
];

/** Queued mails, and sign-ups whose password waits for its link. Source: HTTP contract, Authentication. */
export const mail = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
