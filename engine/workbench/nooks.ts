import { GIVEN_THINGS, PRICED } from '#engine/rules/nook-things.ts';
import { KEEPSAKES, type Room, type ThingId } from '#engine/rules/nook.ts';
import { freePlace } from '#engine/rules/nook-homes.ts';
import { withPlaced, type NookState } from '#engine/rules/nook-state.ts';

/** Rooms to look at: of a new child, after two weeks, and of somebody who has everything. */
export const NOOKS = ['empty', 'half', 'full'] as const;
export type NookName = (typeof NOOKS)[number];

const EMPTY: NookState = { balance: 0, given: 0, owned: [], free: [], placed: [], outfit: [] };

const HALF: readonly (readonly [ThingId, number, number])[] = [
  ['leaf-paper', 0, 0],
  ['round-rug', 410, 880],
  ['armchair', 210, 720],
  ['boat-picture', 250, 310],
  ['little-lamp', 370, 700],
  ['cushion', 570, 935],
  ['ball', 215, 950],
  ['cactus', 460, 330],
  ['keepsake-number-trail', 590, 300],
  ['snail', 600, 770],
];

/** In the order of the shop, each where it goes by itself. */
const FULL: readonly ThingId[] = [
  ...PRICED.filter(({ id, kind }) => kind !== 'worn' && id !== 'leaf-paper').map(({ id }) => id),
  ...KEEPSAKES.slice(0, 6),
];

const furnished = (
  things: readonly (readonly [ThingId, number, number])[],
  over: Partial<NookState>,
): NookState => {
  const owned = things.map(([thing]) => thing);
  const nook = { ...EMPTY, given: GIVEN_THINGS, owned, free: [], ...over };
  const room = things.reduce((made, [thing, x, y]) => ({ ...made, ...withPlaced(made, thing, x, y) }), nook);
  return room;
};

export const NOOK_STATES: Readonly<Record<NookName, NookState>> = {
  empty: EMPTY,
  half: furnished(HALF, {
    balance: 23,
    outfit: ['paper-hat'],
    owned: [...HALF.map(([thing]) => thing), 'paper-hat'],
  }),
  full: furnished([], {
    placed: FULL.reduce<Room>(
      (room, thing) => ({ ...room, placed: [...room.placed, freePlace(room, thing)] }),
      EMPTY,
    ).placed,
    balance: 147,
    owned: [...PRICED.map(({ id }) => id), ...KEEPSAKES],
    outfit: ['paper-hat', 'star-glasses', 'cape'],
  }),
};
