import type { NextStep } from '#engine/learner/next-skill.ts';
import { CLAIMS } from '#engine/learner/claims.ts';
import { needsOf } from '#engine/learner/skills.ts';
import { factInWords, SKILL_NAMES } from '#engine/learner/words.ts';
import { numberWord } from '#engine/rules/numbers.ts';
import type { ReportedSkill } from '#server/contract/report.ts';
import { CLAIM_WORDS, SKILL_WORDS } from './report-words.ts';

export interface Week {
  readonly name: string;
  /** Whether any round was ever saved. */
  readonly played: boolean;
  /** Days of the last seven with a round. */
  readonly daysThisWeek: number;
  readonly skills: readonly ReportedSkill[];
  /** Facts that were mostly wrong this week, the hardest first. */
  readonly hard: readonly string[];
}

const MOST_NAMED = 2;
const LARGEST_WORD = 20;

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : many}`;

/** The most that can be said: by the strongest claim that holds for any fact, of what it holds for most often. */
function mostOf(skills: readonly ReportedSkill[]): string | undefined {
  for (const claim of CLAIMS.toReversed()) {
    if (claim === 'met') return undefined;
    const sums = new Map<readonly [string, string], number>();
    for (const { id, facts } of skills) {
      const words = SKILL_WORDS[id].facts;
      const many = facts.filter((fact) => fact.claim === claim).length;
      if (many > 0) sums.set(words, (sums.get(words) ?? 0) + many);
    }
    const [most] = [...sums].sort(([, a], [, b]) => b - a);
    if (most) return CLAIM_WORDS[claim](counted(most[1], most[0]));
  }
  return undefined;
}

/** "Two were hard: 4+5 and 5+4." */
function hardOnes(hard: readonly string[]): string {
  if (hard.length === 0) return '';
  const named = hard.slice(0, MOST_NAMED).map(factInWords).join(' and ');
  if (hard.length > MOST_NAMED) {
    const many = hard.length <= LARGEST_WORD ? numberWord(hard.length) : String(hard.length);
    return ` ${many[0]!.toUpperCase()}${many.slice(1)} were hard, such as ${named}.`;
  }
  return hard.length === 1 ? ` One was hard: ${named}.` : ` Two were hard: ${named}.`;
}

/** What is true of this week, in one or two sentences. */
export function sentenceOf({ name, played, daysThisWeek, skills, hard }: Week): string {
  if (!played) return `${name} has not played yet.`;
  const most = mostOf(skills);
  if (daysThisWeek === 0) return `${name} has not played this week${most ? `, and ${most}` : ''}.`;
  const days = counted(daysThisWeek, ['day', 'days']);
  return `This week ${name} played on ${days}${most ? ` and ${most}` : ''}.${hardOnes(hard)}`;
}

interface Known {
  readonly age: number | null;
  readonly skills: readonly ReportedSkill[];
}

/** Why this skill is the next step. */
export function whyOf({ skill, because }: NextStep, { age, skills }: Known): string {
  const at = (id: NextStep['skill']) => skills.find((one) => one.id === id)!;
  const [name, { known, growing, of }] = [capital(SKILL_NAMES[skill]), at(skill)];
  if (because === 'held') return `${name} goes well; meeting it again keeps it.`;
  if (because === 'begun')
    return `${name} has begun: ${known + growing} of ${of} questions have been right on a day.`;
  const before = needsOf(skill).find((need) => at(need).known + at(need).growing > 0);
  if (before) return `${name} grows out of ${SKILL_NAMES[before]}, which goes well.`;
  return `${name} is new, and ${age === null ? 'a good place to begin' : `fits the age of ${age}`}.`;
}

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
