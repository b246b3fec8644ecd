import type { NextStep } from '#engine/learner/next-skill.ts';
import { CLAIMS } from '#engine/learner/claims.ts';
import { needsOf } from '#engine/learner/skills.ts';
import { factInWords, SKILL_NAMES } from '#engine/learner/words.ts';
import { numberWord } from '#engine/rules/numbers.ts';
import type { Skill } from '#engine/games/items.ts';
import type { ReportedSkill } from '#server/contract/report.ts';
import { CLAIM_WORDS, HEARD, HEARD_WORDS, SKILL_WORDS } from './report-words.ts';

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

/**
 * The most that can be said: by the strongest claim that holds for any fact, of what it holds for most often. By heart:
 * of the two kinds that it holds for most often.
 */
function mostOf(skills: readonly ReportedSkill[]): string | undefined {
  for (const claim of CLAIMS.toReversed()) {
    if (claim === 'met') return undefined;
    const sums = new Map<readonly [string, string], number>();
    for (const { id, facts } of skills) {
      const words = SKILL_WORDS[id].facts;
      const many = facts.filter((fact) => fact.claim === claim).length;
      if (many > 0) sums.set(words, (sums.get(words) ?? 0) + many);
    }
    const [most, second] = [...sums].sort(([, a], [, b]) => b - a);
    if (!most) continue;
    const said = counted(most[1], most[0]);
    if (claim === 'at once' && second)
      return CLAIM_WORDS[claim](`${said} and ${counted(second[1], second[0])}`);
    return (most[0] === HEARD ? HEARD_WORDS : CLAIM_WORDS)[claim](said);
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
  /** As of the week. */
  readonly hard: readonly string[];
}

/** What is hard about a skill, from this week's answers or from what was never right. Undefined: nothing was recorded. */
function troubleWith(skill: Skill, { skills, hard }: Known): string | undefined {
  const { facts, met } = skills.find(({ id }) => id === skill)!;
  const own = hard.filter((fact) => facts.some((one) => one.fact === fact)).slice(0, MOST_NAMED);
  const name = capital(SKILL_NAMES[skill]);
  if (own.length > 0) return `${name} is hard just now (${own.map(factInWords).join(' and ')} this week)`;
  if (met === 0) return undefined;
  return `${name} is not easy yet (${met} of ${counted(facts.length, ['question', 'questions'])} never right alone)`;
}

interface Count {
  readonly byHeart: number;
  readonly right: number;
  readonly of: number;
}

function begunWords(name: string, { byHeart, right, of }: Count): string {
  if (right === 0) return `${name} has begun; none of its questions was right by itself yet.`;
  const rest = `${right} of ${of} questions have been right on a day`;
  if (byHeart === 0) return `${name} has begun: ${rest}.`;
  const heart = `${byHeart} of ${of} questions ${byHeart === 1 ? 'is' : 'are'} known by heart`;
  return right === byHeart
    ? `${name} goes on: ${heart}.`
    : `${name} goes on: ${heart}, and ${right - byHeart} more ${right - byHeart === 1 ? 'has' : 'have'} been right.`;
}

/** Why this skill is the next step. */
export function whyOf({ skill, because, backFrom }: NextStep, known: Known): string {
  const { age, skills } = known;
  const at = (id: Skill) => skills.find((one) => one.id === id)!;
  const [name, { known: byHeart, growing, of }] = [capital(SKILL_NAMES[skill]), at(skill)];
  if (because === 'held') return `${name} goes well; meeting it again keeps it.`;
  const trouble = backFrom && troubleWith(backFrom, known);
  if (trouble) return `${trouble}. One step back helps: it is built on ${SKILL_NAMES[skill]}.`;
  if (because === 'begun') return begunWords(name, { byHeart, right: byHeart + growing, of });
  const before = needsOf(skill).find((need) => at(need).known + at(need).growing > 0);
  if (before) return `${name} grows out of ${SKILL_NAMES[before]}, which goes well.`;
  return `${name} is new, and ${age === null ? 'a good place to begin' : `fits the age of ${age}`}.`;
}

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
