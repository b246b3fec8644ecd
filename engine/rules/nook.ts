import { cardOf, GAME_IDS, type GameId } from './cards.ts';
import {
  GIVEN_THINGS,
  PRICED,
  STARTER_SHELF,
  type Kind,
  type PricedId,
  type PricedThing,
  type WornAt,
} from './nook-things.ts';

export type KeepsakeId = `keepsake-${GameId}`;
export type ThingId = PricedId | KeepsakeId;

/** What comes with the first finished round of a game: without a price, and never sold. */
export const keepsakeOf = <Id extends string>(game: Id) => `keepsake-${game}` as const;

export const PRICED_IDS = PRICED.map(({ id }) => id);
export const KEEPSAKES: readonly KeepsakeId[] = GAME_IDS.map((id) => keepsakeOf(id));
export const THING_IDS: readonly ThingId[] = [...PRICED_IDS, ...KEEPSAKES];

const byId = new Map<string, PricedThing>(PRICED.map((thing) => [thing.id, thing]));

/** Throws an error for an id without a price. */
export function pricedThing(id: PricedId): PricedThing {
  const thing = byId.get(id);
  if (thing) return thing;
  throw new Error(`There is no thing "${id}" with a price.`);
}

export const isStarter = (id: PricedId): boolean => pricedThing(id).shelf === STARTER_SHELF;

/** What a thing costs a player who was given so many already, in coins. */
export const costOf = (id: PricedId, given: number): number =>
  isStarter(id) && given < GIVEN_THINGS ? 0 : pricedThing(id).price;

/** Keepsakes are small enough to hang on the wall or to stand on the floor. */
export const kindOf = (id: ThingId): Kind => byId.get(id)?.kind ?? 'anywhere';

/** The joint that a thing is worn at; undefined: it is not worn. */
export const wornAt = (id: ThingId): WornAt | undefined => byId.get(id)?.at;

export const isKeepsake = (id: ThingId): id is KeepsakeId => !byId.has(id);

/** What a thing is called; a keepsake by its game. */
export const nameOf = (id: ThingId): string =>
  byId.get(id)?.name ?? `Keepsake of ${cardOf(id.slice('keepsake-'.length) as GameId).title}`;

export const MOST_PLACED = 200;
/** Places are thousandths of the room's width and height, from the upper left corner. */
export const ROOM_SIZE = 1000;
/** Where the wall ends and the floor begins. */
export const FLOOR_FROM = 620;

/** A thing in the room. x, y: its middle on the wall, its foot on the floor. Higher layers are before lower ones. */
export interface Placed {
  readonly thing: ThingId;
  readonly x: number;
  readonly y: number;
  readonly layer: number;
}

export interface Room {
  readonly placed: readonly Placed[];
  /** What the guide wears. */
  readonly outfit: readonly ThingId[];
}

const isWithin = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to;

const PLACES: Readonly<Record<Kind, (place: Placed) => boolean>> = {
  wall: ({ y }) => y <= FLOOR_FROM,
  floor: ({ y }) => y >= FLOOR_FROM,
  anywhere: () => true,
  paper: ({ x, y }) => x === 0 && y === 0,
  boards: ({ x, y }) => x === 0 && y === 0,
  worn: () => false,
};

/** Whether a thing may be at this place in a room. */
export const isInPlace = (place: Placed): boolean =>
  isWithin(place.x, 0, ROOM_SIZE) &&
  isWithin(place.y, 0, ROOM_SIZE) &&
  isWithin(place.layer, 0, MOST_PLACED - 1) &&
  PLACES[kindOf(place.thing)](place);

const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Which part of a room cannot be so, whoever owns what; undefined for a room that can. */
export function faultOf({ placed, outfit }: Room): keyof Room | undefined {
  const things = placed.map(({ thing }) => thing);
  const covers = things.map(kindOf).filter((kind) => kind === 'paper' || kind === 'boards');
  if (placed.length > MOST_PLACED || !placed.every(isInPlace) || !isOnce(things) || !isOnce(covers))
    return 'placed';
  const worn = outfit.map(wornAt);
  return worn.includes(undefined) || !isOnce(worn) ? 'outfit' : undefined;
}
