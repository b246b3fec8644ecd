import { expect, it } from 'vitest';
import { factsOf } from '#engine/learner/next-skill.ts';
import { claimOf } from '#engine/learner/claims.ts';
import { everyItem } from '#engine/games/items.ts';
import type { ItemState } from '#engine/learner/state.ts';
import { SKILL_WORDS } from '#engine/learner/skill-words.ts';
import { SKILLS, type Skill } from '#engine/rules/skills.ts';
import type { ReportedFact, ReportedSkill } from '#server/contract/report.ts';
import { cardsOf, dotsOf } from '#web/features/report/card-choice.ts';
import { canFlower, growingInWords } from '#web/features/report/growing-words.ts';
import { mixedUpIn } from '#web/features/report/slip-choice.ts';
import {
  cardBack,
  cardFace,
  cardInWords,
  factSentence,
  knownInWords,
  shortFact,
  slipInWords,
} from '#web/features/report/words.ts';

type Slips = ReportedFact['slips'];

const factOf = (fact: string, over: Partial<ReportedFact> = {}): ReportedFact => ({
  fact,
  claim: 'met',
  days: 0,
  last: '2026-11-24',
  slips: [],
  ...over,
});
const skillOf = (id: Skill, facts: readonly ReportedFact[]): ReportedSkill => ({
  id,
  known: 0,
  growing: 0,
  met: facts.length,
  of: factsOf(id).length,
  facts,
});
const slip = (kind: Slips[number]['slip'], times: number): Slips => [{ slip: kind, times }];

/** Wrong at the same sums on four days, and in every second question about zero. */
const STUCK: readonly ReportedSkill[] = [
  skillOf(
    'zero',
    ['jar', 'box', 'basket', 'bowl', 'bag'].map((kind) =>
      factOf(`empty ${kind}`, { slips: slip('full', 12) }),
    ),
  ),
  skillOf('add.10', [
    factOf('4+5', { slips: slip('one more', 4) }),
    factOf('5+4', { slips: slip('other', 9) }),
    factOf('3+2', { slips: slip('one less', 3) }),
    factOf('2+2', { slips: slip('part', 2) }),
  ]),
];
const rows = (skills: readonly ReportedSkill[]) =>
  mixedUpIn(skills).map(({ what, slip: one }) => `${what}: ${slipInWords(one)}`);

it('tells slips by their names before whatever has none, and the zero game in one row', () => {
  expect(rows(STUCK)).toEqual([
    'the empty one: one with something inside, 60 times',
    '4+5: one too many, 4 times',
    '3+2: one too few, 3 times',
    '2+2: one of the numbers in the question, twice',
    '5+4: another number, 9 times',
  ]);
});

it('tells two of each skill before a third of one', () => {
  const shapes = skillOf(
    'shape.2d',
    factsOf('shape.2d').map(({ fact }) => factOf(fact, { slips: slip('shape', 20) })),
  );
  const told = rows([shapes, ...STUCK]);
  expect(told).toHaveLength(5);
  expect(told.filter((row) => row.endsWith('another shape, 20 times'))).toHaveLength(2);
  expect(told).toContain('4+5: one too many, 4 times');
  expect(told.join()).not.toContain('another number');
});

it('tells nothing where nothing was mixed up', () => {
  expect(rows(SKILLS.map((id) => skillOf(id, [])))).toEqual([]);
});

it('says of what no day counts for that it was met, not that it was never right', () => {
  expect(factSentence(factOf('3+2'))).toBe('3+2: met so far; last met on 24 November.');
});

it('does not say that something was right in sight which was hidden when it was right', () => {
  const seen = factOf('3+2', { claim: 'in sight', days: 1 });
  expect(factSentence(seen)).toBe('3+2: right with everything in sight, on 1 day; last met on 24 November.');
  expect(knownInWords({ ...seen, days: 0 })).toBe('right once with things hidden');
});

it('begins the sentence of a fact with a capital letter', () => {
  const shape = factOf('find triangle', { claim: 'in sight', days: 1, slips: slip('shape', 2) });
  expect(factSentence(shape)).toBe(
    'The triangle: right with everything in sight, on 1 day; last met on 24 November. Chosen instead: another shape, twice.',
  );
});

it('names a card by what is seen on it', () => {
  expect(['hear 7', 'count 2', 'after 3', '5-2', 'empty one', 'find heart'].map(cardInWords)).toEqual([
    '7',
    '2',
    'after 3',
    '5\u22122',
    '0',
    'the heart',
  ]);
});

/** The cards of a child whose next step is about zero. */
const cards = (skills: readonly ReportedSkill[], hard: readonly string[] = []) =>
  cardsOf({ next: { skill: 'zero', gameId: 'none-left-fun', why: '', atHome: '' }, hard, skills });
const zeroWith = (claim: ReportedFact['claim']) =>
  skillOf(
    'zero',
    factsOf('zero').map(({ fact }) => factOf(fact, { claim })),
  );
const sumsWith = (...claims: readonly ReportedFact['claim'][]) =>
  skillOf(
    'add.10',
    claims.map((claim, at) => factOf(factsOf('add.10')[at]!.fact, { claim })),
  );

it('prints one card about zero, however many containers were met', () => {
  const sums = sumsWith(...Array<'met'>(9).fill('met'));
  const printed = cards([zeroWith('in sight'), sums]);
  expect(printed).toHaveLength(8);
  expect(printed.filter((fact) => fact.startsWith('empty'))).toHaveLength(1);
  expect(cards([zeroWith('met')])).toHaveLength(1);
});

it('prints one card of a number that is heard and counted, and of zero', () => {
  const of = (skill: Skill) =>
    skillOf(
      skill,
      factsOf(skill).map(({ fact }) => factOf(fact, { claim: 'in sight' })),
    );
  const faces = cards([of('num.hear.10'), of('card.count.5'), zeroWith('in sight')], ['hear 3']).map(
    cardFace,
  );
  expect(faces).toHaveLength(8);
  expect(new Set(faces).size).toBe(8);
  expect(faces).toEqual(expect.arrayContaining(['0', '3']));
});

it('prints what grows before what was never right, and what is known by heart last', () => {
  const sums = sumsWith('at once', 'met', 'hidden', 'in sight');
  const [known, met, hidden, seen] = sums.facts.map(({ fact }) => fact);
  expect(cards([sums])).toEqual([hidden, seen, met, known]);
  expect(cards([zeroWith('met'), sums]).slice(0, 2)).toEqual([hidden, seen]);
});

it('prints what grows of other skills in turns', () => {
  const heard = skillOf(
    'num.hear.10',
    factsOf('num.hear.10').map(({ fact }) => factOf(fact, { claim: 'in sight' })),
  );
  const sums = sumsWith('in sight', 'met', 'in sight', 'in sight', 'in sight');
  const [one, , two, three, four] = sums.facts.map(({ fact }) => fact);
  const numbers = heard.facts.map(({ fact }) => fact);
  expect(cards([heard, sums])).toEqual([
    numbers[0],
    one,
    numbers[1],
    two,
    numbers[2],
    three,
    numbers[3],
    four,
  ]);
});

it('prints what was hard this week first, with what is surer beside it', () => {
  const growing = Array<'in sight'>(9).fill('in sight');
  const sums = sumsWith(...growing, ...Array<'met'>(6).fill('met'));
  const facts = sums.facts.map(({ fact }) => fact);
  const hard = ['empty one', ...facts.slice(9)];
  expect(cards([sums, zeroWith('met')], hard)).toEqual([...hard.slice(0, 4), ...facts.slice(0, 4)]);
  const stuck = sumsWith('in sight', ...Array<'met'>(9).fill('met'));
  const met = stuck.facts.slice(1).map(({ fact }) => fact);
  expect(cards([stuck], met)).toEqual([...met.slice(0, 7), stuck.facts[0]!.fact]);
});

it('writes cells and cards in plain words, and nothing as nothing', () => {
  expect(['after 0', 'before 9', 'between 6 8', 'hear 14', '7-2'].map(shortFact)).toEqual([
    ...['after 0', 'before 9', '6 ? 8', '14', '7\u22122'],
  ]);
  expect([cardFace('empty one'), cardBack('empty one'), dotsOf('empty one')]).toEqual(['0', 'nothing', []]);
  expect(cardFace('3+2')).toBe('3+2');
});

it('promises by heart of nothing that can never be said to be', () => {
  const always = { atOnce: 9, hidden: 9, inSight: 9 } as ItemState;
  for (const id of SKILLS) {
    const claims = everyItem().flatMap((item) => (item.skill === id ? [claimOf(item, always)] : []));
    expect([id, claims.includes('at once')]).toEqual([id, canFlower(id)]);
    const [, onlyGrows] = growingInWords().split('on four days.');
    expect([id, onlyGrows!.toLowerCase().includes(SKILL_WORDS[id].name)]).toEqual([id, !canFlower(id)]);
  }
  expect(SKILLS.filter((id) => !canFlower(id))).toEqual(['card.show.5', 'zero']);
});
