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
import { GUIDE_IN_ROOM, ROOM } from '#engine/rules/nook-looks.ts';
import { besideGuideIn, halfAcross, isFlat } from '#engine/rules/nook-sizes.ts';
import { faultOf, isInPlace, kindOf, THING_IDS, wornAt } from '#engine/rules/nook.ts';

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

  it.each([
    [860, 940],
    [930, 700],
    [1000, 1000],
  ])('wanted at %i, %i is beside the guide for all that stands, as it is drawn and as it walks', (x, y) => {
    const guide = (GUIDE_IN_ROOM.x / ROOM.width) * 1000;
    for (const thing of rooms) {
      const place = nearestPlace(thing, x, y);
      const kind = kindOf(thing);
      if (kind === 'paper' || kind === 'boards' || kind === 'wall' || isFlat(thing)) continue;
      expect([thing, place.x + halfAcross(thing, place.y) < guide - 80]).toEqual([thing, true]);
      expect([thing, nearestPlace(thing, place.x, place.y)]).toEqual([thing, place]);
    }
  });

  it('on the wall over the guide is above its ears', () => {
    expect(nearestPlace('boat-picture', 860, 580)).toMatchObject({ x: 860, y: 420 });
    expect(nearestPlace('boat-picture', 860, 200)).toMatchObject({ x: 860, y: 200 });
    expect(nearestPlace('boat-picture', 300, 580)).toMatchObject({ x: 300, y: 580 });
  });

  it('of a room of before, behind the guide, is still taken, and drawn beside it', () => {
    const before = { ...EMPTY, placed: [{ thing: 'ball', x: 900, y: 940, layer: 97 } as const] };
    expect(faultOf(before)).toBeUndefined();
    const drawn = besideGuideIn(before);
    expect(drawn.placed).toEqual([{ ...before.placed[0]!, x: nearestPlace('ball', 900, 940).x }]);
    expect(besideGuideIn(drawn)).toEqual(drawn);
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
