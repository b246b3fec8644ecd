import { sql } from 'kysely';
import type { GameId } from '#engine/rules/cards.ts';
import { claimOf, type Claim } from '#engine/learner/claims.ts';
import { dayOf } from '#engine/learner/fold.ts';
import { factsOf, gameFor, nextSkill } from '#engine/learner/next-skill.ts';
import { unpack } from '#engine/learner/packed.ts';
import { SLIPS } from '#engine/learner/slips.ts';
import { SKILL_WORDS } from '#engine/learner/skill-words.ts';
import { startOf } from '#engine/learner/start.ts';
import { stateOf, type ItemState, type Learner } from '#engine/learner/state.ts';
import { SKILLS, type Skill } from '#engine/rules/skills.ts';
import type { Report, ReportedFact, ReportedSkill } from '#server/contract/report.ts';
import type { Database } from '#server/db/database.ts';
import type { Slips } from '#server/db/learning-tables.ts';
import { learnerOf } from './fold.ts';
import { sentenceOf, whyOf } from './sentences.ts';
import { slipsOf } from './slips.ts';
import { isHard, triedSince } from './tried.ts';

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 28;
const DAYS_OF_WEEK = 7;

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

interface Player {
  readonly username: string;
  readonly age: number | null;
  /** Whether any round was ever saved. */
  readonly played: boolean;
  /** Those of the last weeks, oldest first. */
  readonly days: readonly string[];
}

/** today: as dates are told; first: the earliest that counts. A round is saved on its day or later. */
async function readPlayer(db: Database, playerId: string, first: string): Promise<Player | undefined> {
  const { rows } = await sql<Player>`
    select username, age, exists (select from rounds where user_id = profiles.id) as played,
      array(select distinct (finished_at at time zone 'UTC')::date::text from rounds
        where user_id = profiles.id and saved_at >= ${first}::timestamptz and finished_at >= ${first}::timestamptz
        order by 1) as days
    from profiles where id = ${playerId}::uuid`.execute(db);
  return rows[0];
}

/** Days on which just this claim was seen; hidden days say nothing of what is in sight, slow ones nothing of "by heart". */
const daysOf = (claim: Claim, { inSight, hidden, atOnce }: ItemState): number =>
  ({ met: 0, 'in sight': inSight, hidden, 'at once': atOnce })[claim];

function reportFacts(learner: Learner, skill: Skill, slips: Slips): readonly ReportedFact[] {
  return factsOf(skill).flatMap((item) => {
    const state = stateOf(learner, item);
    const claim = claimOf(item, state);
    if (!state || !claim) return [];
    const times = slips[item.id] ?? {};
    return {
      fact: item.fact,
      claim,
      days: daysOf(claim, state),
      last: dateOf(state.day),
      slips: SLIPS.flatMap((slip) => (times[slip] ? { slip, times: times[slip] } : [])).sort(
        (a, b) => Number(a.slip === 'other') - Number(b.slip === 'other') || b.times - a.times,
      ),
    };
  });
}

function reportSkill(learner: Learner, skill: Skill, slips: Slips): ReportedSkill {
  const facts = reportFacts(learner, skill, slips);
  const claimed = (...claims: readonly ReportedFact['claim'][]) =>
    facts.filter(({ claim }) => claims.includes(claim)).length;
  return {
    id: skill,
    known: claimed('at once'),
    growing: claimed('in sight', 'hidden'),
    met: claimed('met'),
    of: factsOf(skill).length,
    facts,
  };
}

/**
 * What grown-ups read of a player, from what is really kept: states, counts of slips, rounds' days, and answers of the
 * last week. now: unix milliseconds. Undefined: there is no such player.
 */
export async function reportOf(db: Database, playerId: string, now: number): Promise<Report | undefined> {
  const today = dayOf(now);
  const since = (days: number) => dateOf(today - days + 1);
  // First: it also counts the slips of what waits to be learned from.
  const known = await learnerOf(db, playerId);
  const [player, slips, tried] = await Promise.all([
    readPlayer(db, playerId, since(DAYS_SHOWN)),
    slipsOf(db, playerId),
    triedSince(db, playerId, since(DAYS_OF_WEEK)),
  ]);
  if (!known || !player) return undefined;
  const { username: name, age, played, days } = player;
  const learner: Learner = { start: startOf(age), skills: unpack(known.skills) ?? {} };
  const skills = SKILLS.map((skill) => reportSkill(learner, skill, slips));
  const step = nextSkill(learner, today);
  const daysThisWeek = days.filter((day) => day >= since(DAYS_OF_WEEK)).length;
  return {
    sentence: sentenceOf({ name, played, daysThisWeek, skills, tried }),
    next: {
      skill: step.skill,
      gameId: gameFor(step.skill).id as GameId,
      why: whyOf(step, { age, skills, tried }),
      atHome: SKILL_WORDS[step.skill].atHome,
    },
    hard: tried.filter(isHard).map(({ fact }) => fact),
    skills,
    days,
  };
}
