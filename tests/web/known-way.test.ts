import { expect, it } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import { NO_NEEDS } from '#engine/rules/needs.ts';
import { takeChoices } from '#web/features/learning/from-server.ts';
import { choose, forgetLearned } from '#web/features/learning/kept-learner.ts';
import { knowsWay, walked } from '#web/features/learning/kept-walks.ts';
import { onKnownWay } from '#web/features/learning/known-way.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';

const TRAIL = gameOrThrow('number-trail');
const HOME = gameOrThrow('number-trail-heading-home');
const SEED = 5;

function device(walks?: string): Store & { readonly kept: ReadonlyMap<string, string> } {
  const kept = new Map(walks === undefined ? [] : [[KEYS.walks as string, walks]]);
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => (kept.set(key, value), true),
    remove: (key) => void kept.delete(key),
  };
}
const walkedBy = (playerId: string, shares: readonly number[], store = device()) => {
  for (const share of shares) walked(playerId, TRAIL, share, store);
  return store;
};
const asked = (shares: readonly number[], over: Partial<Parameters<typeof onKnownWay>[0]> = {}) =>
  onKnownWay({
    game: TRAIL,
    seed: SEED,
    round: undefined,
    isKnown: knowsWay('mia', TRAIL, walkedBy('mia', shares)),
    needs: NO_NEEDS,
    ...over,
  });

it('hides the stones ahead after two perfect rounds, also where nothing is planned', () => {
  expect(asked([])).toBeUndefined();
  expect(asked([1, 0.9])).toBeUndefined();
  const { plan, tells } = asked([1, 0.5, 1])!;
  expect(tells).toBe(false);
  expect(plan.map(({ item }) => item)).toEqual(dealtPlan(TRAIL, SEED).map(({ item }) => item));
  // The walk of eleven stones becomes a choice of five numbers.
  const offered = questionsOf(TRAIL, { seed: SEED, plan }).map(({ choices }) => choices.length);
  expect(offered).toEqual(offered.map(() => 5));
});

it('shows them again after a round with many mistakes, until the next perfect one', () => {
  expect(asked([1, 1, 0.9])).toBeDefined();
  expect(asked([1, 1, 0.7])).toBeUndefined();
  expect(asked([1, 1, 0.7, 0.9])).toBeUndefined();
  expect(asked([1, 1, 0.7, 1])).toBeDefined();
});

it('counts each way and each player by themselves, and other games not at all', () => {
  const store = walkedBy('mia', [1]);
  walked('mia', HOME, 1, store);
  walkedBy('tom', [1], store);
  expect(knowsWay('mia', TRAIL, store)).toBe(false);
  walkedBy('mia', [1], store);
  expect([knowsWay('mia', TRAIL, store), knowsWay('mia', HOME, store)]).toEqual([true, false]);
  expect(knowsWay('tom', TRAIL, store)).toBe(false);
  const other = device();
  for (const id of ['total-treasure-hunt', 'number-trail-high-climb'])
    walked('mia', gameOrThrow(id), 1, other);
  expect([...other.kept]).toEqual([]);
});

it('is forgotten with what was learned, here or on another device, of this player alone', () => {
  const both = () => walkedBy('tom', [1, 1], walkedBy('mia', [1, 1]));
  const here = both();
  forgetLearned('mia', here);
  expect([knowsWay('mia', TRAIL, here), knowsWay('tom', TRAIL, here)]).toEqual([false, true]);
  forgetLearned('tom', here);
  expect(here.kept.has(KEYS.walks)).toBe(false);

  const elsewhere = both();
  const said = (epoch: number) => ({
    epoch,
    adapts: false,
    level: 'age' as const,
    weekly_mail: false,
    skills: {},
  });
  choose('mia', { adapts: false, epoch: 1 }, elsewhere);
  takeChoices('mia', said(1), elsewhere);
  expect(knowsWay('mia', TRAIL, elsewhere)).toBe(true);
  takeChoices('mia', said(2), elsewhere);
  expect([knowsWay('mia', TRAIL, elsewhere), knowsWay('tom', TRAIL, elsewhere)]).toEqual([false, true]);
});

it.each([
  'nonsense',
  '7',
  'null',
  '[]',
  '{"mia":7}',
  '{"mia":null}',
  '{"mia":{"number-trail":"2"}}',
  '{"mia":{"number-trail":1e9}}',
])('damaged on the device, %s is no walk, and the child goes on', (walks) => {
  const store = device(walks);
  expect(knowsWay('mia', TRAIL, store)).toBe(false);
  expect(knowsWay('__proto__', TRAIL, store)).toBe(false);
  expect(knowsWay('mia', TRAIL, walkedBy('mia', [1, 1], store))).toBe(true);
  forgetLearned('mia', store);
  expect(knowsWay('mia', TRAIL, store)).toBe(false);
});

it('keeps what was planned besides', () => {
  const plan = dealtPlan(TRAIL, SEED).map((one, index) => ({ ...one, shown: index === 0 }));
  const round = { plan, tells: true };
  expect(asked([1], { round })).toBe(round);
  expect(asked([1, 1], { round })).toEqual({
    plan: plan.map((one) => ({ ...one, support: 1 })),
    tells: true,
  });
});

it('hides nothing from who needs things kept in sight, and of games that offer a few numbers anyhow', () => {
  expect(asked([1, 1], { needs: { ...NO_NEEDS, in_sight: true } })).toBeUndefined();
  for (const id of ['total-treasure-hunt', 'number-trail-high-climb'])
    expect(asked([1, 1], { game: gameOrThrow(id) })).toBeUndefined();
});
