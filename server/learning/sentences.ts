import { gameFor, type NextStep } from '#engine/learner/next-skill.ts';
import { CLAIMS } from '#engine/learner/claims.ts';
import { needsOf } from '#engine/learner/skills.ts';
import { HEARD, SKILL_WORDS } from '#engine/learner/skill-words.ts';
import { factInWords } from '#engine/learner/words.ts';
import { numberWord } from '#engine/rules/numbers.ts';
import type { Skill } from '#engine/rules/skills.ts';
import type { ReportedSkill } from '#server/contract/report.ts';
import { isHard, type Tried } from './tried.ts';
import { CLAIM_WORDS, HEARD_WORDS } from './report-words.ts';

export interface Week {
  readonly name: string;
  /** Whether any round was ever saved. */
  readonly played: boolean;
  /** Days of the last seven with a round. */
  readonly daysThisWeek: number;
  readonly skills: readonly ReportedSkill[];
  /** Of those seven days, what was wrong most often first. */
  readonly tried: readonly Tried[];
}

const MOST_NAMED = 2;
const LARGEST_WORD = 20;
/** A skill suits the youngest age that its game is made for, and this many years more. */
const YEARS_OF_AGE = 1;
/** Fewer say too little of a week, or of a skill. */
const ENOUGH = 5;
/** As in `next-skill`: below this share of right answers, a skill goes badly. */
const GOES_WELL = 0.6;
const TOGETHER = 'Play a round together: the game helps after each wrong answer.';

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : many}`;

/**
 * The most that can be said: the strongest claim that holds for any fact, told of the kind of facts for which it
 * holds most often; "by heart" is told of two kinds.
 */
function mostOf(skills: readonly ReportedSkill[]): string | undefined {
  for (const claim of CLAIMS.toReversed()) {
    if (claim === 'met') return undefined;
    const sums = new Map<readonly [string, string], number>();
    for (const { id, facts } of skills) {
      const words = SKILL_WORDS[id].facts;
      // On no day: right with things hidden once, which is not said yet.
      const many = facts.filter((fact) => fact.claim === claim && fact.days > 0).length;
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

const inWords = (facts: readonly Tried[]) =>
  facts
    .slice(0, MOST_NAMED)
    .map(({ fact }) => factInWords(fact))
    .join(' and ');

/** The hardest of each skill before more of the same one. */
const mixed = (hard: readonly Tried[]): readonly Tried[] => {
  const isFirst = ({ skill }: Tried, at: number) => hard.findIndex((one) => one.skill === skill) === at;
  return [...hard.filter(isFirst), ...hard.filter((one, at) => !isFirst(one, at))];
};

/** "Much is hard just now, most of all adding up to 10, such as 4+5 and 5+4." */
function muchHard(hard: readonly Tried[]): string {
  const wrongIn = (skill: Skill) => hard.reduce((sum, one) => sum + (one.skill === skill ? one.wrong : 0), 0);
  const [worst] = [...hard].sort((a, b) => wrongIn(b.skill) - wrongIn(a.skill));
  const { skill } = worst!;
  const such = skill === 'zero' ? '' : `, such as ${inWords(hard.filter((one) => one.skill === skill))}`;
  return ` Much is hard just now, most of all ${SKILL_WORDS[skill].name}${such}.`;
}

/** "Two questions were hard: 4+5 and the triangle." Where most were, they are not counted. */
function hardOnes(tried: readonly Tried[]): string {
  const hard = tried.filter(isHard);
  if (hard.length === 0) return '';
  if (tried.length >= ENOUGH && hard.length > tried.length / 2) return muchHard(hard);
  const named = inWords(mixed(hard));
  if (hard.length === 1) return ` One question was hard: ${named}.`;
  const many = hard.length <= LARGEST_WORD ? capital(numberWord(hard.length)) : 'Some';
  return ` ${many} questions were hard${hard.length > MOST_NAMED ? ', such as' : ':'} ${named}.`;
}

/** What is true of the last seven days, in one or two sentences. */
export function sentenceOf({ name, played, daysThisWeek, skills, tried }: Week): string {
  if (!played) return `${name} has not played yet.`;
  const most = mostOf(skills);
  if (daysThisWeek === 0) return `${name} has not played in the last 7 days${most ? `, and ${most}` : ''}.`;
  const days = counted(daysThisWeek, ['day', 'days']);
  return `In the last 7 days ${name} played on ${days}${most ? ` and ${most}` : ''}.${hardOnes(tried)}`;
}

interface Known {
  readonly age: number | null;
  readonly skills: readonly ReportedSkill[];
  /** Of the last seven days. */
  readonly tried: readonly Tried[];
}

/**
 * What is hard about a skill: from the answers of the last seven days, or from what no day counts for. Undefined: nothing, or too
 * little was recorded to say so.
 */
function troubleWith(skill: Skill, { skills, tried }: Known): string | undefined {
  const { facts } = skills.find(({ id }) => id === skill)!;
  const own = tried.filter((one) => one.skill === skill);
  const right = own.reduce((sum, one) => sum + one.right, 0);
  const tries = own.reduce((sum, one) => sum + one.wrong, right);
  const name = capital(SKILL_WORDS[skill].name);
  if (tries >= ENOUGH && right < GOES_WELL * tries) {
    const hard = own.filter(isHard);
    return `${name} is hard just now${hard.length === 0 ? '' : ` (${inWords(hard)}, in the last 7 days)`}`;
  }
  // What was only ever shown first is no trouble: nobody has asked it yet.
  const missed = facts.filter(({ claim, slips }) => claim === 'met' && slips.length > 0).length;
  if (facts.length < ENOUGH || missed <= facts.length / 2) return undefined;
  // Not "never right": states tell of a day's first meeting only, and a later one may have been right.
  const wrong = facts.filter(({ slips }) => slips.length > 0).length;
  return `${name} is not easy yet (at ${wrong} of the ${facts.length} questions met, a first try was wrong)`;
}

/** In the words of the map, where a day counts for its first try alone: what else was right is not kept. */
function begunWords(name: string, { known, growing, met, of }: ReportedSkill): string {
  const are = (count: number) => (count === 1 ? 'is' : 'are');
  if (known > 0) {
    const heart = `${known} of ${of} questions ${are(known)} known by heart`;
    return `${name} goes on: ${heart}${growing === 0 ? '' : `, and ${growing} more ${are(growing)} growing`}.`;
  }
  if (growing > 0) return `${name} has begun: ${growing} of ${of} questions ${are(growing)} growing.`;
  return `${name} has begun: ${met} of ${of} questions ${met === 1 ? 'has' : 'have'} been met so far.`;
}

/** Its game is made for children from so many years on; whoever is much older is not told that it is of their age. */
function isOfAge(skill: Skill, age: number): boolean {
  const from = Number.parseInt(gameFor(skill).ageRange, 10);
  return age >= from && age <= from + YEARS_OF_AGE;
}

/** Why this skill is the next step. */
export function whyOf({ skill, because, backFrom }: NextStep, known: Known): string {
  const { age, skills } = known;
  const at = (id: Skill) => skills.find((one) => one.id === id)!;
  const name = capital(SKILL_WORDS[skill].name);
  const before = backFrom && troubleWith(backFrom, known);
  const trouble = troubleWith(skill, known);
  if (before) {
    const back = `${before}. One step back helps: it is built on ${SKILL_WORDS[skill].name}.`;
    return trouble ? `${back} ${TOGETHER}` : back;
  }
  if (trouble) return `${trouble}. ${TOGETHER}`;
  if (because === 'held') return `${name} goes well; meeting it again keeps it.`;
  if (because === 'begun') return begunWords(name, at(skill));
  const ground = needsOf(skill).find((need) => at(need).known + at(need).growing > 0);
  if (ground) return `${name} grows out of ${SKILL_WORDS[ground].name}, which goes well.`;
  if (age === null) return `${name} is new, and a good place to begin.`;
  return `${name} is new${isOfAge(skill, age) ? `, and fits the age of ${age}` : ''}.`;
}

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
