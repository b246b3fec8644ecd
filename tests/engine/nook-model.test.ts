import { expect, test } from 'vitest';
import { NookModel } from '#engine/nook/model.ts';
import type { Deal } from '#engine/rules/nook-state.ts';
import { NOOK_STATES } from '#engine/workbench/nooks.ts';

/** What is chosen when the server has answered. */

test('an outfit stays chosen, put on or put away, and can be given back; what is no longer owned does not', () => {
  const deals: Deal[] = [];
  const model = new NookModel(NOOK_STATES.full, { onDeal: (deal) => deals.push(deal), onRoom() {} });
  const isOn = () => model.nook.outfit.includes('cape');
  const before = isOn();
  for (const expected of [!before, before]) {
    model.press('cape');
    expect(isOn()).toBe(expected);
    model.replace(model.nook);
    expect(model.chosen).toBe('cape');
  }
  model.look = { thing: 'cape', sell: true };
  expect(model.deal()).toBe(true);
  expect(deals).toEqual([{ thing: 'cape', sell: true }]);
});

test('what another device gave back is no longer chosen, worn or placed', () => {
  for (const thing of ['cape', 'tent'] as const) {
    const model = new NookModel(NOOK_STATES.full, { onDeal() {}, onRoom() {} });
    model.press(thing);
    const { owned, placed, outfit } = model.nook;
    const others = (all: typeof owned) => all.filter((id) => id !== thing);
    model.replace({
      ...model.nook,
      owned: others(owned),
      outfit: others(outfit),
      placed: placed.filter((place) => place.thing !== thing),
    });
    expect(model.chosen).toBeUndefined();
  }
});

test('undoing a purchase tells of the room with the thing and of the one without it', () => {
  const { owned, ...rest } = NOOK_STATES.full;
  const nook = { ...rest, balance: 900, owned: owned.filter((id) => id !== 'cape'), outfit: [] };
  const rooms: (readonly [after: readonly string[], before: readonly string[]])[] = [];
  const model = new NookModel(nook, {
    onDeal() {},
    onRoom: (room, before) => rooms.push([room.outfit, before.outfit]),
  });
  model.look = { thing: 'cape', sell: false };
  expect(model.deal()).toBe(true);
  model.undo();
  expect(rooms).toEqual([
    [['cape'], []],
    [[], ['cape']],
  ]);
});
