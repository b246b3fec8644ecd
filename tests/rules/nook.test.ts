import { describe, expect, it } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import {
  costOf,
  faultOf,
  isInPlace,
  isStarter,
  KEEPSAKES,
  pricedThing,
  PRICED_IDS,
  THING_IDS,
} from '#engine/rules/nook.ts';
import { GIVEN_THINGS, PRICED, SHELVES, type PricedThing } from '#engine/rules/nook-things.ts';
import { largestSum, pileOf, rowsOfTen, sumOf } from '#engine/rules/purse.ts';

const things: readonly PricedThing[] = PRICED;

describe('the shop', () => {
  it('has 20 things on 6 shelves, each with an id of its own', () => {
    expect(things).toHaveLength(20);
    expect(new Set(things.map(({ shelf }) => shelf))).toEqual(new Set(SHELVES));
    expect(SHELVES).toHaveLength(6);
    expect(new Set(THING_IDS).size).toBe(THING_IDS.length);
  });

  it('has whole prices of 5 to 500 coins; the starter shelf 5 to 20, and more than is given from it', () => {
    for (const { price, id } of things)
      expect([
        id,
        Number.isInteger(price) && price >= 5 && price <= (isStarter(id as never) ? 20 : 500),
      ]).toEqual([id, true]);
    expect(PRICED_IDS.filter(isStarter).length).toBeGreaterThan(GIVEN_THINGS);
  });

  it('gives six things of the starter shelf and no others', () => {
    expect([0, 5, 6].map((given) => costOf('ball', given))).toEqual([0, 0, 5]);
    expect(costOf('cape', 0)).toBe(pricedThing('cape').price);
  });

  it('says where each worn thing is worn, and of no other one', () => {
    for (const { id, kind, at } of things) expect([id, at !== undefined]).toEqual([id, kind === 'worn']);
  });

  it('has a keepsake of every game', () => {
    expect(KEEPSAKES).toEqual(GAMES.map(({ id }) => `keepsake-${id}`));
  });
});

describe('a room', () => {
  const place = { x: 500, y: 620, layer: 0 };

  it('lets what hangs hang, what stands stand, and keepsakes do either', () => {
    const spots = (thing: (typeof THING_IDS)[number]) =>
      [100, 620, 900].map((y) => isInPlace({ ...place, thing, y }));
    expect(spots('boat-picture')).toEqual([true, true, false]);
    expect(spots('ball')).toEqual([false, true, true]);
    expect(spots('keepsake-number-trail')).toEqual([true, true, true]);
    expect(spots('cape')).toEqual([false, false, false]);
  });

  it('can be empty, and says which part of it cannot be so', () => {
    expect(faultOf({ placed: [], outfit: [] })).toBeUndefined();
    expect(faultOf({ placed: [{ ...place, thing: 'ball' }], outfit: ['cape', 'paper-hat'] })).toBeUndefined();
    expect(faultOf({ placed: [{ ...place, thing: 'cape' }], outfit: [] })).toBe('placed');
    expect(faultOf({ placed: [], outfit: ['cape', 'cape'] })).toBe('outfit');
    expect(faultOf({ placed: [], outfit: ['keepsake-number-trail'] })).toBe('outfit');
  });
});

describe('a purse', () => {
  it.each([
    [0, []],
    [7, [7]],
    [10, [10]],
    [23, [10, 10, 3]],
  ])('of %i coins is shown as rows of %j', (coins, rows) => expect(rowsOfTen(coins)).toEqual(rows));

  it.each([-1, 0.5, NaN])('cannot hold %s', (coins) => expect(() => rowsOfTen(coins)).toThrow(RangeError));

  it('shows exactly what is spent as pale, whatever is in it and whatever it costs', () => {
    for (let coins = 0; coins <= 640; coins += 7)
      for (let spent = 0; spent <= coins; spent++) {
        const { pouches, rows } = pileOf(coins, spent);
        const all = rows.reduce((sum, row) => sum + row.coins, 100 * (pouches.bright + pouches.pale));
        const pale = rows.reduce((sum, row) => sum + row.pale, 100 * pouches.pale);
        expect([all, pale, rows.every((row) => row.coins <= 10 && row.pale <= row.coins)]).toEqual([
          coins,
          spent,
          true,
        ]);
      }
  });

  it('is opened where a hundred is spent in part, and only there', () => {
    expect(pileOf(118, 18)).toEqual({
      pouches: { bright: 1, pale: 0 },
      rows: [
        { coins: 10, pale: 10 },
        { coins: 8, pale: 8 },
      ],
    });
    const opened = pileOf(1617, 80);
    expect(opened.pouches).toEqual({ bright: 15, pale: 0 });
    // Three rows and seven coins of the hundred stay.
    expect(opened.rows.map(({ pale }) => pale)).toEqual([0, 0, 0, 3, 10, 10, 10, 10, 10, 10, 10, 7]);
    expect(pileOf(905, 405)).toMatchObject({
      pouches: { bright: 5, pale: 4 },
      rows: [{ coins: 5, pale: 5 }],
    });
    expect(() => pileOf(5, 6)).toThrow(RangeError);
  });

  it('is told as a sum within the numbers of the age, and else not', () => {
    expect([null, 3, 4, 5, 6, 7, 18].map(largestSum)).toEqual([10, 10, 10, 20, 50, 100, 100]);
    expect(sumOf(23, 18, 50)).toEqual({ have: 23, costs: 18, left: 5 });
    expect(sumOf(23, 18, 20)).toBeUndefined();
    expect(sumOf(10, 10, 10)).toEqual({ have: 10, costs: 10, left: 0 });
    expect(sumOf(5, 6, 20)).toBeUndefined();
    expect(sumOf(5, 0, 20)).toBeUndefined();
  });
});
