import { sql, type Kysely } from 'kysely';
import { everyItem } from '#engine/games/items.ts';

/** Weeks before this one that may hold answers still. */
const WEEKS_BEFORE = 5;

const ANSWERS = [
  // A row for each round, with its answers as one value: an array for each question met, see db/answers.ts.
  `create table round_answers (
    attempt_id uuid not null,
    player_id uuid not null,
    game_id text not null,
    finished_at timestamptz not null,
    saved_at timestamptz not null default now(),
    answers json not null,
    folded boolean not null default false
  ) partition by range (saved_at)`,
  `create index round_answers_player on round_answers (player_id, saved_at)`,
  // For times that no week is open for, so that a save never fails for want of one.
  `create table round_answers_other partition of round_answers default`,
  `create index round_answers_other_saved on round_answers_other (saved_at)`,
  // Made beside and then attached: creating a partition in place would stop every save meanwhile.
  `create function open_round_answers(day date) returns void language plpgsql as $$
  declare
    week date := date_trunc('week', day)::date;
    name text := 'round_answers_' || to_char(week, 'YYYYMMDD');
  begin
    if to_regclass(name) is not null then return; end if;
    execute format('create table %I (like round_answers including all)', name);
    execute format('alter table round_answers attach partition %I for values from (%L) to (%L)',
      name, week::timestamp at time zone 'UTC', (week + 7)::timestamp at time zone 'UTC');
  end $$`,
  `select open_round_answers((now() at time zone 'UTC')::date + 7 * n) from generate_series(-${WEEKS_BEFORE}, 1) n`,
  // No child in it; children: of the week with most.
  `create table item_counts (
    item text not null,
    month date not null,
    tries bigint not null,
    rights bigint not null,
    children integer not null,
    primary key (item, month)
  )`,
  `create view item_counts_shown as select item, month, tries, rights from item_counts where children >= 20`,
];

const PLAYERS = [
  // The ranking does not change here.
  `alter table profiles disable trigger profile_changed`,
  `alter table profiles
    add column believed_left integer not null default 40 constraint profiles_believed check (believed_left >= 0),
    add column first_contract boolean not null default false,
    add column learner_epoch integer not null default 0,
    alter column allowance set default 7200`,
  `update profiles set first_contract = true, allowance = 7200, allowance_at = now()`,
  `alter table profiles enable trigger profile_changed`,
  `alter table rounds add column unfinished jsonb`,
  `create table odd_saves (
    player_id uuid not null references profiles (id) on delete cascade,
    kind text not null check (kind in ('beyond_allowance', 'score_mismatch')),
    day date not null default current_date,
    times integer not null default 1,
    primary key (player_id, kind, day)
  )`,
  `create index odd_saves_day on odd_saves (day)`,
];

/** What was recorded before, as far as it is a fact of ours: the choice and the pace were not. */
const moveAnswers = (facts: Readonly<Record<string, string>>) => sql`
  insert into round_answers (attempt_id, player_id, game_id, finished_at, saved_at, answers)
  select attempt_id, user_id, game_id, finished_at, saved_at, json_agg(
    json_build_array(item, case when correct_first_try then 0 else greatest(tries - 1, 1) end,
      case when correct_first_try then null else '' end, case when correct_first_try then hint_level else 0 end,
      3, 0, false) order by position)
  from rounds join answers using (attempt_id)
    join jsonb_each_text(${JSON.stringify(facts)}::jsonb) as known (fact, item) using (fact)
  where saved_at > now() - interval '${sql.raw(String(7 * WEEKS_BEFORE))} days'
  group by attempt_id, user_id, game_id, finished_at, saved_at`;

/** Rounds are what the child did; what was answered is one value, in weeks. Source: HTTP contract, Progress. */
export const replayedRounds = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...ANSWERS, ...PLAYERS]) await sql.raw(statement).execute(db);
    await moveAnswers(Object.fromEntries(everyItem().map(({ fact, id }) => [fact, id]))).execute(db);
    await sql`drop table answers`.execute(db);
  },
};
