import { expect, it } from 'vitest';
import { factsOf } from '#engine/learner/next-skill.ts';
import { SKILLS, type Skill } from '#engine/rules/skills.ts';
import type { ReportedFact, ReportedSkill } from '#server/contract/report.ts';
import { SKILL_WORDS } from '#engine/learner/skill-words.ts';
import { sentenceOf, whyOf } from '#server/learning/sentences.ts';
import type { Tried } from '#server/learning/tried.ts';

type Claim = ReportedFact['claim'];
type Claims = Readonly<Partial<Record<Skill, readonly Claim[]>>>;

/** What is reported of a player whose first facts of these skills have these claims. */
const skillsWith = (claims: Claims): readonly ReportedSkill[] =>
  SKILLS.map((id) => {
    const own = claims[id] ?? [];
    const count = (...wanted: readonly Claim[]) => own.filter((claim) => wanted.includes(claim)).length;
    const facts = own.map((claim, at) => {
      const { fact } = factsOf(id)[at]!;
      const slips = claim === 'met' ? ([{ slip: 'other', times: 1 }] as const) : [];
      return { fact, claim, days: 1, last: '2026-11-24', slips };
    });
    const known = count('at once');
    return {
      id,
      known,
      growing: count('in sight', 'hidden'),
      met: count('met'),
      of: factsOf(id).length,
      facts,
    };
  });
const many = (count: number, claim: Claim): readonly Claim[] => Array<Claim>(count).fill(claim);
/** So many first tries at each of the first questions of a skill. */
const triedAt = (skill: Skill, ...counts: readonly (readonly [wrong: number, right: number])[]) =>
  counts.map(([wrong, right], at): Tried => ({ skill, fact: factsOf(skill)[at]!.fact, wrong, right }));
const said = (claims: Claims, tried: readonly Tried[] = []) =>
  sentenceOf({ name: 'Kim', played: true, daysThisWeek: 2, tried, skills: skillsWith(claims) });
const why = (claims: Claims, step: Parameters<typeof whyOf>[0], tried: readonly Tried[] = []) =>
  whyOf(step, { age: 5, tried, skills: skillsWith(claims) });

it('names a second kind of fact that is known by heart, and no third', () => {
  const byHeart = { 'add.10': many(10, 'at once'), 'sub.6': many(9, 'at once') } as const;
  expect(said(byHeart)).toBe(
    'In the last 7 days Kim played on 2 days and knows 10 adding facts and 9 taking-away facts by heart.',
  );
  expect(said({ ...byHeart, 'card.count.5': many(1, 'at once') })).toBe(said(byHeart));
  expect(said({ 'add.10': many(1, 'at once'), 'sub.6': many(9, 'hidden') })).toBe(
    'In the last 7 days Kim played on 2 days and knows 1 adding fact by heart.',
  );
});

it('says of zero that it was right with everything in sight', () => {
  expect(said({ zero: many(5, 'in sight') })).toContain(
    'been right about 5 zero questions with everything in sight.',
  );
});

it('adds up what is of one kind: groups that were found and groups that were counted', () => {
  expect(said({ 'card.show.5': many(2, 'in sight'), 'card.count.5': many(2, 'in sight') })).toBe(
    'In the last 7 days Kim played on 2 days and has been right about 4 small groups with everything in sight.',
  );
});

it('counts what was hard as questions, and names two that are not alike', () => {
  const sums = triedAt('add.10', [3, 0], [2, 1], [0, 2], [0, 2], [0, 1], [0, 1]);
  const [first, second] = sums.map(({ fact }) => fact);
  const hardWords = (...tried: readonly Tried[]) => said({}, tried).split('2 days.')[1];
  expect(hardWords(sums[0]!, ...sums.slice(2))).toBe(` One question was hard: ${first}.`);
  expect(hardWords(...sums)).toBe(` Two questions were hard: ${first} and ${second}.`);
  const zero: Tried = { skill: 'zero', fact: 'empty one', wrong: 2, right: 0 };
  expect(hardWords(...sums, zero)).toBe(` Three questions were hard, such as ${first} and the empty one.`);
});

it('does not count what is hard where most is: it says where it is hardest', () => {
  const sums = triedAt('add.10', [3, 0], [2, 1], [2, 0], [1, 0]);
  const shapes = triedAt('shape.2d', [1, 0], [1, 0], [0, 1]);
  const zero: Tried = { skill: 'zero', fact: 'empty one', wrong: 9, right: 3 };
  const [first, second] = sums.map(({ fact }) => fact);
  expect(said({}, [...sums, ...shapes])).toBe(
    'In the last 7 days Kim played on 2 days.' +
      ` Much is hard just now, most of all adding up to 10, such as ${first} and ${second}.`,
  );
  expect(said({}, [zero, ...sums, ...shapes])).toBe(
    'In the last 7 days Kim played on 2 days. Much is hard just now, most of all knowing that zero means none.',
  );
});

it('speaks of the counting row, and of no streak, where one number follows another', () => {
  expect(said({ 'seq.up.10': many(7, 'in sight') })).toBe(
    'In the last 7 days Kim played on 2 days and has been right about 7 numbers of the counting row' +
      ' with everything in sight.',
  );
  expect(said({ 'seq.down.10': many(1, 'hidden'), 'seq.up.10': many(1, 'met') })).toMatch(
    / can do 1 number of the counting row with things hidden\.$/,
  );
  expect(said({ 'seq.up.10': many(2, 'at once'), 'seq.up.20': many(3, 'at once') })).toMatch(
    / knows 5 numbers of the counting row by heart\.$/,
  );
});

it('says nothing of sight where numbers are only heard', () => {
  expect(said({ 'num.hear.10': many(7, 'in sight') })).toBe(
    'In the last 7 days Kim played on 2 days and has been right about 7 spoken numbers.',
  );
});

it('says that a skill has begun only while none of it is known by heart', () => {
  const step = { skill: 'add.10', because: 'begun' } as const;
  expect(why({ 'add.10': many(3, 'in sight') }, step)).toBe(
    'Adding up to 10 has begun: 3 of 33 questions are growing.',
  );
  expect(why({ 'add.10': many(3, 'met') }, step)).toBe(
    'Adding up to 10 has begun: 3 of 33 questions have been met so far.',
  );
  expect(why({ 'add.10': [...many(10, 'at once'), 'hidden'] }, step)).toBe(
    'Adding up to 10 goes on: 10 of 33 questions are known by heart, and 1 more is growing.',
  );
  expect(why({ 'add.10': many(1, 'at once') }, step)).toBe(
    'Adding up to 10 goes on: 1 of 33 questions is known by heart.',
  );
});

it('says of a skill that is hard what to do, and not that it has begun', () => {
  const step = { skill: 'card.count.5', because: 'begun' } as const;
  const tried = triedAt('card.count.5', [4, 1], [3, 1], [2, 1], [0, 1]);
  expect(why({ 'card.count.5': ['in sight', 'in sight', 'met', 'met', 'met'] }, step, tried)).toBe(
    'Counting up to 5 things is hard just now (counting 1 and counting 2, in the last 7 days).' +
      ' Play a round together: the game helps after each wrong answer.',
  );
  expect(why({ 'card.count.5': ['in sight', 'met', 'met', 'met', 'met'] }, step)).toBe(
    'Counting up to 5 things is not easy yet (at 4 of the 5 questions met, a first try was wrong).' +
      ' Play a round together: the game helps after each wrong answer.',
  );
});

it('names no question of a skill that is hard where none was more often wrong than right', () => {
  const tried: Tried = { skill: 'zero', fact: 'empty one', wrong: 5, right: 5 };
  expect(why({ zero: many(3, 'in sight') }, { skill: 'zero', because: 'begun' }, [tried])).toBe(
    'Knowing that zero means none is hard just now.' +
      ' Play a round together: the game helps after each wrong answer.',
  );
});

it('calls nothing hard that was mostly right, or was hardly tried', () => {
  const back = { skill: 'add.10', because: 'begun', backFrom: 'add.15' } as const;
  const claims = { 'add.10': many(3, 'in sight'), 'add.15': [...many(5, 'in sight'), 'met', 'met'] } as const;
  const begun = 'Adding up to 10 has begun: 3 of 33 questions are growing.';
  const mostlyRight = triedAt('add.15', ...Array<[number, number]>(5).fill([0, 1]), [1, 0], [1, 0]);
  expect(why(claims, back, mostlyRight)).toBe(begun);
  expect(why({ ...claims, 'add.15': many(3, 'met') }, back, triedAt('add.15', [1, 0], [1, 0], [1, 0]))).toBe(
    begun,
  );
});

it('calls nothing hard that was only ever shown first', () => {
  const skills = skillsWith({ 'add.10': [...many(5, 'met'), ...many(2, 'in sight')] });
  const shown = skills.map((one) => ({ ...one, facts: one.facts.map((fact) => ({ ...fact, slips: [] })) }));
  const begun = whyOf({ skill: 'add.10', because: 'begun' }, { age: 5, tried: [], skills: shown });
  expect(begun).toBe('Adding up to 10 has begun: 2 of 33 questions are growing.');
});

it('says why a step goes back, from what was hard this week or wrong at first; else nothing of it', () => {
  const back = { skill: 'num.hear.10', because: 'ready', backFrom: 'add.10' } as const;
  const [first] = factsOf('add.10');
  const tried = [...triedAt('add.10', [4, 1]), ...triedAt('sub.20', [9, 0])];
  expect(why({ 'add.10': many(4, 'in sight') }, back, tried)).toBe(
    `Adding up to 10 is hard just now (${first!.fact}, in the last 7 days). ` +
      'One step back helps: it is built on knowing numbers to 10 by ear.',
  );
  expect(why({ 'add.10': [...many(4, 'met'), 'in sight'] }, back)).toBe(
    'Adding up to 10 is not easy yet (at 4 of the 5 questions met, a first try was wrong). ' +
      'One step back helps: it is built on knowing numbers to 10 by ear.',
  );
  expect(why({ 'add.10': many(4, 'in sight') }, back)).toBe(
    'Knowing numbers to 10 by ear is new, and fits the age of 5.',
  );
});

it('says that a new skill fits an age only where it does: nobody much older is told so, nor anybody younger', () => {
  const whyAt = (age: number | null, skill: Skill) =>
    whyOf({ skill, because: 'ready' }, { age, tried: [], skills: skillsWith({}) });
  const ofAge = [3, 4, 5, 6, 7, 8].filter((age) =>
    whyAt(age, 'num.hear.10').endsWith(`fits the age of ${age}.`),
  );
  expect(ofAge).toEqual([4, 5]);
  expect(whyAt(8, 'num.hear.10')).toBe('Knowing numbers to 10 by ear is new.');
  expect(whyAt(null, 'num.hear.10')).toBe('Knowing numbers to 10 by ear is new, and a good place to begin.');
});

it('tells of taking away at home with as much as is taken away from', () => {
  expect(SKILL_WORDS['sub.6'].atHome).toContain('up to 6 buttons');
  for (const skill of ['sub.15', 'sub.20'] as const) {
    expect(SKILL_WORDS[skill].atHome).toContain('an egg box with ten');
    expect(SKILL_WORDS[skill].atHome).not.toContain('6');
  }
});
