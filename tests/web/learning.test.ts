import { expect, it } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { questionsOf } from '#engine/games/replay.ts';
import { pack } from '#engine/learner/packed.ts';
import { NO_NEEDS } from '#engine/rules/needs.ts';
import { RULES, type Planned, type PlayedRound } from '#engine/rules/played.ts';
import {
  choicesFor,
  choose,
  forgetLearned,
  keepLearned,
  learnedOf,
} from '#web/features/learning/kept-learner.ts';
import { learn, planFor } from '#web/features/learning/learning.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';

const GAME = gameOrThrow('total-treasure-hunt');
const MIA = { id: 'mia', age: 5 };
const DAY_MS = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 23, 9);

function memory(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values));
  const store: Store = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => (kept.set(key, value), true),
    remove: (key) => void kept.delete(key),
  };
  return { store, kept };
}

/** A round of this plan, in which everything is right at first but these facts. */
function played(plan: readonly Planned[], wrong: readonly string[] = [], seed = 5): PlayedRound {
  const tries = questionsOf(GAME, { seed, plan }).flatMap(({ answer, choices, planned }) => {
    const other = choices.find(({ id }) => id !== answer)!.id;
    const made = (choice: string) => ({ choice, help: 0, pace: 1 }) as const;
    return wrong.includes(planned.item) ? [made(other), made(answer)] : [made(answer)];
  });
  const attemptId = '00000000-0000-4000-8000-000000000000';
  return { attemptId, gameId: GAME.id, finished: true, rules: RULES, seed, plan, tries, score: 10 };
}

it('the second round knows the first, at once and without a network', () => {
  const { store } = memory();
  const first = planFor(MIA, GAME, 5, MONDAY, store)!;
  expect(first.plan).toHaveLength(10);
  expect(Object.keys(learnedOf('mia', store))).toEqual([]);
  const missed = first.plan.find(({ shown }) => !shown)!.item;
  learn(MIA, { played: played(first.plan, [missed]), now: MONDAY }, store);
  const { items } = learnedOf('mia', store)['add.10']!;
  expect(items[missed.split('/')[1]!]).toMatchObject({ box: 0 });
  // What was missed is due again on the next days, whatever else is.
  for (const seed of [1, 2, 3, 4]) {
    const next = planFor(MIA, GAME, seed, MONDAY + DAY_MS, store)!;
    expect(next.plan.map(({ item }) => item)).toContain(missed);
  }
});

it('hides nothing from who needs things kept in sight', () => {
  const { store } = memory();
  const supports = (needs?: typeof NO_NEEDS) =>
    planFor({ ...MIA, needs }, GAME, 5, MONDAY + 40 * DAY_MS, store)!.plan.map(({ support }) => support);
  for (let day = 0; day < 40; day++) {
    const now = MONDAY + day * DAY_MS;
    learn(MIA, { played: played(planFor(MIA, GAME, day, now, store)!.plan, [], day), now }, store);
  }
  expect(Math.max(...supports())).toBeGreaterThan(0);
  expect(Math.max(...supports({ ...NO_NEEDS, in_sight: true }))).toBe(0);
});

it('a round that was left is learned from at once, and when it goes on, only the rest of it', () => {
  const [parts, whole] = [memory().store, memory().store];
  const finished = played(planFor(MIA, GAME, 5, MONDAY, parts)!.plan, ['add.10/1+1']);
  const left = { ...finished, finished: false, tries: finished.tries.slice(0, 4), score: 4 };
  learn(MIA, { played: left, now: MONDAY }, parts);
  expect(Object.keys(learnedOf('mia', parts)['add.10']!.items).length).toBeGreaterThan(2);
  learn(MIA, { played: finished, last: left, now: MONDAY }, parts);
  learn(MIA, { played: finished, now: MONDAY }, whole);
  expect(learnedOf('mia', parts)).toEqual(learnedOf('mia', whole));
  // Another round is learned from whole.
  const next = { ...finished, attemptId: '00000000-0000-4000-8000-000000000001' };
  learn(MIA, { played: next, last: left, now: MONDAY }, parts);
  learn(MIA, { played: next, now: MONDAY }, whole);
  expect(learnedOf('mia', parts)).toEqual(learnedOf('mia', whole));
});

it('the same seed and the same knowledge give the same plan', () => {
  const { store } = memory();
  expect(planFor(MIA, GAME, 9, MONDAY, store)!.plan).toEqual(planFor(MIA, GAME, 9, MONDAY, store)!.plan);
});

it('the child is told before the first planned round, and once', () => {
  const { store } = memory();
  expect(planFor(MIA, GAME, 5, MONDAY, store)!.tells).toBe(true);
  expect(planFor(MIA, GAME, 5, MONDAY, store)!.tells).toBe(false);
  expect(planFor({ id: 'tom', age: 5 }, GAME, 5, MONDAY, store)!.tells).toBe(true);
});

it('switched off nothing is planned and nothing remembered, and the choice survives signing out', () => {
  const { store } = memory();
  const { plan } = planFor(MIA, GAME, 5, MONDAY, store)!;
  choose('mia', { adapts: false }, store);
  forgetLearned('mia', store);
  expect(planFor(MIA, GAME, 5, MONDAY, store)).toBeUndefined();
  learn(MIA, { played: played(plan), now: MONDAY }, store);
  expect(learnedOf('mia', store)).toEqual({});
  expect(choicesFor('mia', store).adapts).toBe(false);
  expect(choicesFor('tom', store).adapts).toBe(true);
});

it("a grown-up's easier and harder change how much is shown first", () => {
  const { store } = memory();
  const shown = (level: 'easier' | 'age' | 'harder') => {
    choose('mia', { level }, store);
    return planFor(MIA, GAME, 5, MONDAY, store)!.plan.filter((entry) => entry.shown).length;
  };
  expect(shown('easier')).toBeGreaterThanOrEqual(shown('age'));
  expect(shown('harder')).toBeLessThan(shown('easier'));
});

it('what was learned of one child is never used for another', () => {
  const { store } = memory();
  learn(MIA, { played: played(planFor(MIA, GAME, 5, MONDAY, store)!.plan), now: MONDAY }, store);
  expect(learnedOf('tom', store)).toEqual({});
});

it("siblings have a copy each, one is forgotten without the other, and an earlier page's copy is read", () => {
  const { store } = memory();
  learn(MIA, { played: played(planFor(MIA, GAME, 5, MONDAY, store)!.plan), now: MONDAY }, store);
  const earlier = JSON.stringify({ userId: 'tom', skills: pack(learnedOf('mia', store)) });
  expect(learnedOf('tom', memory({ [KEYS.learner]: earlier }).store)).toEqual(learnedOf('mia', store));
  keepLearned('tom', learnedOf('mia', store), store);
  forgetLearned('mia', store);
  expect(learnedOf('mia', store)).toEqual({});
  expect(learnedOf('tom', store)['add.10']!.tries).toBeGreaterThan(0);
});

it.each([
  ['no JSON', 'not json'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['no skills', '{"userId":"mia"}'],
  ['an unknown skill', '{"userId":"mia","skills":{"flying":{"theta":0,"tries":0,"items":{}}}}'],
  ['text for a number', '{"userId":"mia","skills":{"add.10":{"theta":"0","tries":0,"items":{}}}}'],
  [
    'a box that there is not',
    '{"userId":"mia","skills":{"add.10":{"theta":0,"tries":1,"items":{"3+2":[0,1,7,1,0,0,0,0,0]}}}}',
  ],
  ['too few numbers', '{"userId":"mia","skills":{"add.10":{"theta":0,"tries":1,"items":{"3+2":[0,1]}}}}'],
  ['a number without end', '{"userId":"mia","skills":{"add.10":{"theta":1e999,"tries":1,"items":{}}}}'],
])('a damaged copy is ignored, and the child plays on: %s', (_what, text) => {
  const { store } = memory({ [KEYS.learner]: text, [KEYS.learning]: text });
  expect(learnedOf('mia', store)).toEqual({});
  expect(choicesFor('mia', store)).toEqual({ adapts: true, level: 'age', told: false });
  expect(planFor(MIA, GAME, 5, MONDAY, store)!.plan).toHaveLength(10);
  learn(MIA, { played: played(planFor(MIA, GAME, 5, MONDAY, store)!.plan), now: MONDAY }, store);
  expect(learnedOf('mia', store)['add.10']!.tries).toBeGreaterThan(0);
});

it('a fact that there is not is ignored in a copy, and the child plays on', () => {
  const items = '{"99+99":[0,1,1,1,0,0,0,0,0],"__proto__":[0,1,1,1,0,0,0,0,0]}';
  const text = `{"userId":"mia","skills":{"add.10":{"theta":0,"tries":1,"items":${items}}}}`;
  const { store } = memory({ [KEYS.learner]: text });
  const { plan } = planFor(MIA, GAME, 5, MONDAY, store)!;
  expect(plan.map(({ item }) => item).filter((item) => /99|proto/.test(item))).toEqual([]);
  learn(MIA, { played: played(plan), now: MONDAY }, store);
  expect(learnedOf('mia', store)['add.10']!.tries).toBeGreaterThan(1);
});

it('a copy is read as it was written', () => {
  const { store } = memory();
  learn(MIA, { played: played(planFor(MIA, GAME, 5, MONDAY, store)!.plan), now: MONDAY }, store);
  const learned = learnedOf('mia', store);
  keepLearned('mia', learned, store);
  expect(learnedOf('mia', store)).toEqual(learned);
});
