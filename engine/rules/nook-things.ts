/**
 * Everything that can be in a Nook. Ids are stored: once released they are never changed and never removed.
 * Prices are set by simulated weeks of playing (tests/learner/pacing.test.ts). Source: HTTP contract, The Nook.
 */

/** Shelves of the shop, in order. What is on the first costs 5 to 20, and its first six things nothing. */
export const SHELVES = ['first', 'walls', 'lights', 'play', 'outfits', 'friends'] as const;
export type Shelf = (typeof SHELVES)[number];

/** The shelf from which a child chooses what is given. */
export const STARTER_SHELF: Shelf = 'first';
/** So many things from it cost nothing, counted for ever, sold or not. */
export const GIVEN_THINGS = 6;

/** Joints of the guide that something can be worn at: one thing each. */
export type WornAt = 'head' | 'eyes' | 'back';

/**
 * wall: hangs on the wall. floor: stands on the floor. anywhere: either. paper, boards: cover the whole wall or floor,
 * one of each at a time. worn: by the guide, never in the room.
 */
export type Kind = 'wall' | 'floor' | 'anywhere' | 'paper' | 'boards' | 'worn';

export interface PricedThing {
  readonly id: string;
  readonly name: string;
  readonly shelf: Shelf;
  /** In coins; the same for everybody, always. */
  readonly price: number;
  readonly kind: Kind;
  /** Of what is worn. */
  readonly at?: WornAt;
}

export const PRICED = [
  { id: 'cushion', name: 'Cushion', shelf: 'first', price: 5, kind: 'floor' },
  { id: 'ball', name: 'Ball', shelf: 'first', price: 5, kind: 'floor' },
  { id: 'blocks', name: 'Building blocks', shelf: 'first', price: 6, kind: 'floor' },
  { id: 'cactus', name: 'Cactus', shelf: 'first', price: 8, kind: 'anywhere' },
  { id: 'boat-picture', name: 'Picture of a boat', shelf: 'first', price: 10, kind: 'wall' },
  { id: 'round-rug', name: 'Round rug', shelf: 'first', price: 12, kind: 'floor' },
  { id: 'little-lamp', name: 'Little lamp', shelf: 'first', price: 15, kind: 'anywhere' },
  { id: 'armchair', name: 'Armchair', shelf: 'first', price: 20, kind: 'floor' },
  { id: 'leaf-paper', name: 'Wallpaper with leaves', shelf: 'walls', price: 30, kind: 'paper' },
  { id: 'star-paper', name: 'Wallpaper with stars', shelf: 'walls', price: 60, kind: 'paper' },
  { id: 'beach-floor', name: 'Floor like a beach', shelf: 'walls', price: 45, kind: 'boards' },
  { id: 'string-lights', name: 'String of lights', shelf: 'lights', price: 40, kind: 'wall' },
  { id: 'lighthouse', name: 'Lighthouse lamp', shelf: 'lights', price: 90, kind: 'floor' },
  { id: 'train', name: 'Train', shelf: 'play', price: 70, kind: 'floor' },
  { id: 'tent', name: 'Tent', shelf: 'play', price: 150, kind: 'floor' },
  { id: 'paper-hat', name: 'Paper hat', shelf: 'outfits', price: 5, kind: 'worn', at: 'head' },
  { id: 'star-glasses', name: 'Star glasses', shelf: 'outfits', price: 35, kind: 'worn', at: 'eyes' },
  { id: 'cape', name: 'Cape', shelf: 'outfits', price: 110, kind: 'worn', at: 'back' },
  { id: 'snail', name: 'Snail', shelf: 'friends', price: 80, kind: 'floor' },
  { id: 'little-dragon', name: 'Little dragon', shelf: 'friends', price: 400, kind: 'floor' },
] as const satisfies readonly PricedThing[];

export type PricedId = (typeof PRICED)[number]['id'];
