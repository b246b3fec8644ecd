import { GIVEN_THINGS, PRICED } from '#engine/rules/nook-things.ts';
import { KEEPSAKES, type ThingId } from '#engine/rules/nook.ts';
import { withPlaced, type NookState } from '#engine/rules/nook-state.ts';

/** Rooms to look at: of a new child, after two weeks, and of somebody who has everything. */
export const NOOKS = ['empty', 'half', 'full'] as const;
export type NookName = (typeof NOOKS)[number];

const EMPTY: NookState = { balance: 0, given: 0, owned: [], free: [], placed: [], outfit: [] };

const HALF: readonly (readonly [ThingId, number, number])[] = [
  ['leaf-paper', 0, 0],
  ['round-rug', 440, 850],
  ['armchair', 250, 760],
  ['boat-picture', 300, 300],
  ['little-lamp', 470, 700],
  ['cushion', 620, 930],
  ['ball', 330, 950],
  ['cactus', 560, 420],
  ['keepsake-number-trail', 640, 300],
  ['snail', 600, 800],
];

const FULL: readonly (readonly [ThingId, number, number])[] = [
  ['star-paper', 0, 0],
  ['beach-floor', 0, 0],
  ['string-lights', 330, 150],
  ['tent', 220, 760],
  ['train', 520, 930],
  ['lighthouse', 500, 720],
  ['little-dragon', 660, 860],
  ['armchair', 660, 700],
  ['boat-picture', 300, 380],
  ['keepsake-total-treasure-hunt', 530, 330],
  ['keepsake-sound-safari', 630, 330],
  ['cactus', 80, 950],
  ['ball', 300, 960],
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
  full: furnished(FULL, {
    balance: 147,
    owned: [...PRICED.map(({ id }) => id), ...KEEPSAKES],
    outfit: ['paper-hat', 'star-glasses', 'cape'],
  }),
};
