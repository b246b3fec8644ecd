import { expect, it } from 'vitest';
import { factsOf } from '#engine/learner/next-skill.ts';
import { SKILLS, type Skill } from '#engine/games/items.ts';
import type { ReportedFact, ReportedSkill } from '#server/contract/report.ts';
import { sentenceOf, whyOf } from '#server/learning/sentences.ts';

type Claim = ReportedFact['claim'];
type Claims = Readonly<Partial<Record<Skill, readonly Claim[]>>>;

/** What is reported of a player whose first facts of these skills have these claims. */
const skillsWith = (claims: Claims): readonly ReportedSkill[] =>
  SKILLS.map((id) => {
    const own = claims[id] ?? [];
    const count = (...wanted: readonly Claim[]) => own.filter((claim) => wanted.includes(claim)).length;
    const facts = own.map((claim, at) => {
      const { fact } = factsOf(id)[at]!;
      return { fact, claim, days: 1, last: '2026-11-24', slips: [] };
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
const said = (claims: Claims) =>
  sentenceOf({ name: 'Kim', played: true, daysThisWeek: 2, hard: [], skills: skillsWith(claims) });
const why = (claims: Claims, step: Parameters<typeof whyOf>[0], hard: readonly string[] = []) =>
  whyOf(step, { age: 5, hard, skills: skillsWith(claims) });

it('names a second kind of fact that is known by heart, and no third', () => {
  const byHeart = { 'add.10': many(10, 'at once'), 'sub.6': many(9, 'at once') } as const;
  expect(said(byHeart)).toBe(
    'This week Kim played on 2 days and knows 10 adding facts and 9 taking-away facts by heart.',
  );
  expect(said({ ...byHeart, 'card.count.5': many(1, 'at once') })).toBe(said(byHeart));
  expect(said({ 'add.10': many(1, 'at once'), 'sub.6': many(9, 'hidden') })).toBe(
    'This week Kim played on 2 days and knows 1 adding fact by heart.',
  );
});

it('says nothing of sight where numbers are only heard', () => {
  expect(said({ 'num.hear.10': many(7, 'in sight') })).toBe(
    'This week Kim played on 2 days and has been right about 7 spoken numbers.',
  );
});

it('says that a skill has begun only while none of it is known by heart', () => {
  const step = { skill: 'add.10', because: 'begun' } as const;
  expect(why({ 'add.10': many(3, 'in sight') }, step)).toBe(
    'Adding up to 10 has begun: 3 of 33 questions have been right on a day.',
  );
  expect(why({ 'add.10': many(3, 'met') }, step)).toBe(
    'Adding up to 10 has begun; none of its questions was right by itself yet.',
  );
  expect(why({ 'add.10': [...many(10, 'at once'), 'hidden'] }, step)).toBe(
    'Adding up to 10 goes on: 10 of 33 questions are known by heart, and 1 more has been right.',
  );
  expect(why({ 'add.10': many(1, 'at once') }, step)).toBe(
    'Adding up to 10 goes on: 1 of 33 questions is known by heart.',
  );
});

it('says why a step goes back, from what was hard this week or never right; else nothing of it', () => {
  const back = { skill: 'num.hear.10', because: 'ready', backFrom: 'add.10' } as const;
  const [first] = factsOf('add.10');
  expect(why({ 'add.10': many(4, 'in sight') }, back, [first!.fact, '18-9'])).toBe(
    `Adding up to 10 is hard just now (${first!.fact} this week). ` +
      'One step back helps: it is built on knowing numbers to 10 by ear.',
  );
  expect(why({ 'add.10': [...many(4, 'met'), 'in sight'] }, back)).toBe(
    'Adding up to 10 is not easy yet (4 of 5 questions never right alone). ' +
      'One step back helps: it is built on knowing numbers to 10 by ear.',
  );
  expect(why({ 'add.10': many(4, 'in sight') }, back)).toBe(
    'Knowing numbers to 10 by ear is new, and fits the age of 5.',
  );
});
