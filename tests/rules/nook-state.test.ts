import { describe, expect, it } from 'vitest';
import {
  afterDeal,
  nearestPlace,
  refusalOf,
  withPlaced,
  withWorn,
  type NookState,
} from '#engine/rules/nook-state.ts';
import { freePlace } from '#engine/rules/nook-homes.ts';
import { faultOf, isInPlace, THING_IDS, wornAt } from '#engine/rules/nook.ts';

const EMPTY: NookState = { balance: 0, given: 0, owned: [], free: [], placed: [], outfit: [] };

describe('a deal', () => {
  it('gives six starter things for nothing, counted for ever; nothing comes back for them', () => {
    const one = afterDeal(EMPTY, { thing: 'armchair', sell: false });
    expect(one).toMatchObject({ balance: 0, given: 1, owned: ['armchair'], free: ['armchair'] });
    expect(afterDeal(one, { thing: 'armchair', sell: true })).toMatchObject({
      balance: 0,
      given: 1,
      owned: [],
    });
    expect(refusalOf({ ...EMPTY, given: 6 }, { thing: 'ball', sell: false })).toBe('not_enough_coins');
  });

  it('takes the price, and selling gives all of it back and clears the room', () => {
    const bought = afterDeal({ ...EMPTY, balance: 100, given: 6 }, { thing: 'lighthouse', sell: false });
    expect(bought).toMatchObject({ balance: 10, given: 6, owned: ['lighthouse'] });
    const placed = { ...bought, ...withPlaced(bought, 'lighthouse', 500, 800) };
    expect(afterDeal(placed, { thing: 'lighthouse', sell: true })).toMatchObject({
      balance: 100,
      owned: [],
      placed: [],
    });
    expect(refusalOf(bought, { thing: 'lighthouse', sell: false })).toBe('owned');
  });
});

describe('a place', () => {
  const rooms = THING_IDS.filter((thing) => wornAt(thing) === undefined);

  it.each([
    [-500, -500],
    [500, 600],
    [500, 640],
    [5000, 5000],
  ])('wanted at %i, %i becomes one that the server takes, for every thing', (x, y) => {
    for (const thing of rooms) expect([thing, isInPlace(nearestPlace(thing, x, y))]).toEqual([thing, true]);
  });

  it('is found for everything at once, and the whole room is without fault', () => {
    const full = rooms.reduce((room, thing) => {
      const { x, y } = freePlace(room, thing);
      return { ...room, ...withPlaced(room, thing, x, y) };
    }, EMPTY);
    expect(faultOf(full)).toBeUndefined();
    // One of two wallpapers is left.
    expect(full.placed).toHaveLength(rooms.length - 1);
  });

  it('on a joint takes the place of what was worn there', () => {
    expect(withWorn({ placed: [], outfit: ['cape'] }, 'paper-hat', true).outfit).toEqual([
      'cape',
      'paper-hat',
    ]);
    expect(withWorn({ placed: [], outfit: ['cape'] }, 'cape', false).outfit).toEqual([]);
  });
});
