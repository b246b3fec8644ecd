/** A Nook as a child changes it: every move gives another one. Pure; pages and engine apply the same moves. */
import {
  costOf,
  FLOOR_FROM,
  isStarter,
  kindOf,
  pricedThing,
  wornAt,
  type Placed,
  type Room,
  type ThingId,
} from './nook.ts';
import { besideGuide, isFlat } from './nook-sizes.ts';
import type { PricedId } from './nook-things.ts';

/** Purse, things and room of one player. */
export interface NookState extends Room {
  /** Coins that are not spent. */
  readonly balance: number;
  /** How many starter things were given so far. */
  readonly given: number;
  readonly owned: readonly ThingId[];
  /** Owned things that cost nothing. */
  readonly free: readonly ThingId[];
}

/** Something bought, or given back. */
export interface Deal {
  readonly thing: PricedId;
  readonly sell: boolean;
}

/** What a thing costs now. */
export const priceNow = (nook: NookState, thing: PricedId): number => costOf(thing, nook.given);

/** The coins that come back for a thing. */
export const worthOf = (nook: NookState, thing: PricedId): number =>
  nook.free.includes(thing) ? 0 : pricedThing(thing).price;

/** Why a deal cannot be made now; undefined: it can. */
export function refusalOf(
  nook: NookState,
  { thing, sell }: Deal,
): 'not_enough_coins' | 'not_owned' | 'owned' | undefined {
  const isOwned = nook.owned.includes(thing);
  if (sell) return isOwned ? undefined : 'not_owned';
  if (isOwned) return 'owned';
  return priceNow(nook, thing) > nook.balance ? 'not_enough_coins' : undefined;
}

/** The Nook after a deal; unchanged when it cannot be made. */
export function afterDeal(nook: NookState, deal: Deal): NookState {
  if (refusalOf(nook, deal)) return nook;
  const { thing, sell } = deal;
  if (sell) {
    const others = (all: readonly ThingId[]) => all.filter((id) => id !== thing);
    return {
      ...nook,
      balance: nook.balance + worthOf(nook, thing),
      owned: others(nook.owned),
      free: others(nook.free),
      outfit: others(nook.outfit),
      placed: nook.placed.filter((place) => place.thing !== thing),
    };
  }
  const price = priceNow(nook, thing);
  const isGiven = isStarter(thing) && price === 0;
  return {
    ...nook,
    balance: nook.balance - price,
    given: nook.given + (isGiven ? 1 : 0),
    owned: [...nook.owned, thing],
    free: isGiven ? [...nook.free, thing] : nook.free,
  };
}

const EDGE = 60;
/** How near to the line between wall and floor a thing may be. */
const NEAR = 40;
const within = (value: number, from: number, to: number) => Math.round(Math.min(Math.max(value, from), to));

/** The nearest place where this thing may be, and is not behind the guide. */
export function nearestPlace(thing: ThingId, x: number, y: number): Placed {
  const kind = kindOf(thing);
  if (kind === 'paper' || kind === 'boards') return { thing, x: 0, y: 0, layer: 0 };
  const hangs = kind === 'wall' || (kind === 'anywhere' && y < FLOOR_FROM);
  const top = hangs ? 2 * EDGE : FLOOR_FROM + NEAR;
  const low = hangs ? FLOOR_FROM - NEAR : 1000 - NEAR / 2;
  const place = besideGuide({
    thing,
    x: within(x, EDGE, 1000 - EDGE),
    y: within(y, top, low),
    layer: 0,
  });
  // What lies flat is under everything; what stands further in front covers what is behind it.
  const layer = hangs ? 1 : isFlat(thing) ? 2 : 3 + Math.floor(place.y / 10);
  return { ...place, layer };
}

/** The room with this thing at the nearest place; a paper takes the place of another one. */
export function withPlaced(room: Room, thing: ThingId, x: number, y: number): Room {
  const kind = kindOf(thing);
  const covers = kind === 'paper' || kind === 'boards';
  const others = room.placed.filter(
    (place) => place.thing !== thing && !(covers && kindOf(place.thing) === kind),
  );
  return { ...room, placed: [...others, nearestPlace(thing, x, y)] };
}

export const withoutPlaced = (room: Room, thing: ThingId): Room => ({
  ...room,
  placed: room.placed.filter((place) => place.thing !== thing),
});

/** The guide puts this on, in place of what is there, or takes it off. */
export function withWorn(room: Room, thing: ThingId, isOn: boolean): Room {
  const others = room.outfit.filter((worn) => worn !== thing && wornAt(worn) !== wornAt(thing));
  return { ...room, outfit: isOn ? [...others, thing] : others };
}
