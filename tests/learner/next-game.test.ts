import { describe, expect, it } from 'vitest';
import { GAMES, gameOrThrow } from '#engine/games/catalogue.ts';
import { itemsOf } from '#engine/games/items.ts';
import { canBeByHeart } from '#engine/learner/evidence.ts';
import { gardenOf, growthOf, stateOfGame } from '#engine/learner/garden.ts';
import { gameToWater, gamesInOrder, wentPoorly } from '#engine/learner/next-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import type { ItemState, Learner } from '#engine/learner/state.ts';

const TODAY = 20_000;
const met = (changes: Partial<ItemState> = {}): ItemState => ({
  ...{ strength: 0, seen: 1, box: 1, day: TODAY, support: 0, inSight: 1, hidden: 0, atOnce: 0, pace: 0 },
  ...changes,
});

/** Who has met every fact of a game. */
function whoMet(gameId: string, state: ItemState, learner: Learner = learnerOfAge(5)): Learner {
  const skills = { ...learner.skills };
  for (const { skill, fact } of itemsOf(gameOrThrow(gameId)))
    skills[skill] = {
      theta: 1,
      tries: 10,
      items: { ...skills[skill]?.items, [fact]: state },
    };
  return { ...learner, skills };
}
const wish = (learner: Learner) =>
  ({ learner, today: TODAY, term: 'autumn', fits: () => true, sitting: [] }) as const;

describe('the way on', () => {
  it('holds every game that fits, each once, and locks none', () => {
    const order = gamesInOrder(wish(learnerOfAge(5)));
    expect(order.map(({ id }) => id).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
    const few = gamesInOrder({ ...wish(learnerOfAge(4)), fits: ({ ageRange }) => ageRange === '3+' });
    expect(few).toHaveLength(3);
  });

  it('leads a new child of any age to nothing that is mostly missed', () => {
    for (const age of [3, 4, 5, 6])
      expect(gamesInOrder(wish(learnerOfAge(age)))[0]!.difficulty).not.toBe('hard');
  });

  it('goes to another game than the last one, and away from one that went badly twice', () => {
    const learner = learnerOfAge(5);
    const first = gamesInOrder(wish(learner))[0]!;
    const poor = { gameId: first.id, share: 0.3 };
    expect(gamesInOrder({ ...wish(learner), sitting: [poor] })[0]).not.toBe(first);
    const order = gamesInOrder({ ...wish(learner), sitting: [poor, poor] });
    expect(order.indexOf(first)).toBeGreaterThan(2);
    expect(wentPoorly([poor, { ...poor, share: 0.5 }], first.id)).toBe(false);
    expect(wentPoorly([poor, poor], first.id)).toBe(true);
  });

  it('waters what is due on a later day, and nothing else', () => {
    const later = TODAY + 3;
    const learner = whoMet('total-treasure-hunt', met());
    expect(gameToWater(wish(learner))).toBeUndefined();
    expect(gameToWater({ ...wish(learner), today: later })?.id).toBe('total-treasure-hunt');
    expect(gameToWater({ ...wish(learnerOfAge(5)), today: later })).toBeUndefined();
  });
});

describe('the garden', () => {
  const [sum] = itemsOf(gameOrThrow('total-treasure-hunt'));
  const [shape] = itemsOf(gameOrThrow('shape-detective'));

  it('has one plant for each fact that was met', () => {
    expect(gardenOf(learnerOfAge(5))).toEqual([]);
    const garden = gardenOf(whoMet('shape-detective', met()));
    expect(garden.map(({ growth }) => growth)).toEqual(Array.from({ length: 8 }, () => 'met'));
  });

  it.each([
    [undefined, undefined],
    [met({ inSight: 9 }), 'met'],
    [met({ hidden: 2 }), 'growing'],
    [met({ hidden: 4, atOnce: 4 }), 'flower'],
  ])('a sum grows by what is hidden, not by what can be counted: %j is %s', (state, growth) => {
    expect(growthOf(sum!, state)).toBe(growth);
  });

  it.each([
    [met({ inSight: 1 }), 'met'],
    [met({ inSight: 2 }), 'growing'],
    [met({ inSight: 9, atOnce: 3 }), 'growing'],
    [met({ inSight: 4, atOnce: 4 }), 'flower'],
  ])(
    'a shape, which nothing can hide, buds by days, and flowers by heart alone: %j is %s',
    (state, growth) => {
      expect(growthOf(shape!, state)).toBe(growth);
    },
  );

  const detected = itemsOf(gameOrThrow('number-detective'));

  it('a card that is the answer, which nothing covers, buds by days and never flowers', () => {
    const card = detected.find(({ skill }) => skill === 'card.show.5')!;
    expect([canBeByHeart(card), growthOf(card, met({ inSight: 9 }))]).toEqual([false, 'growing']);
    const amount = detected.find(({ skill }) => skill === 'card.count.5')!;
    expect([canBeByHeart(amount), growthOf(amount, met({ inSight: 9 }))]).toEqual([true, 'met']);
  });

  it('an empty jar, which stands in full view, never flowers, and its game is known by its buds', () => {
    const game = gameOrThrow('none-left-fun');
    const items = itemsOf(game);
    expect(items.filter(canBeByHeart)).toEqual([]);
    expect(growthOf(items[0]!, met({ inSight: 4, atOnce: 4 }))).toBe('growing');
    expect(stateOfGame(learnerOfAge(5), game).state).toBe('new');
    expect(stateOfGame(whoMet(game.id, met({ inSight: 1 })), game)).toEqual({ state: 'growing', flowers: 0 });
    expect(stateOfGame(whoMet(game.id, met({ inSight: 2 })), game)).toEqual({ state: 'known', flowers: 0 });
  });

  it('says of a game that it is new, growing or known, and how many flowers it has', () => {
    const game = gameOrThrow('shape-detective');
    expect(stateOfGame(learnerOfAge(5), game)).toEqual({ state: 'new', flowers: 0 });
    expect(stateOfGame(whoMet(game.id, met({ inSight: 9 })), game)).toEqual({ state: 'growing', flowers: 0 });
    const byHeart = met({ inSight: 4, atOnce: 4 });
    expect(stateOfGame(whoMet(game.id, byHeart), game)).toEqual({ state: 'known', flowers: 8 });
  });

  it('calls a game known by three fifths of what can flower in it', () => {
    const game = gameOrThrow('number-detective');
    const learner = whoMet(game.id, met({ inSight: 4 }));
    const amounts = detected.filter(canBeByHeart);
    expect(amounts).toHaveLength(5);
    const knowing = (many: number) => {
      const skill = learner.skills['card.count.5']!;
      const known = amounts.slice(0, many).map(({ fact }) => [fact, met({ hidden: 4, atOnce: 4 })] as const);
      const items = { ...skill.items, ...Object.fromEntries(known) };
      return { ...learner, skills: { ...learner.skills, 'card.count.5': { ...skill, items } } };
    };
    expect(stateOfGame(knowing(2), game)).toEqual({ state: 'growing', flowers: 2 });
    expect(stateOfGame(knowing(3), game)).toEqual({ state: 'known', flowers: 3 });
  });
});
