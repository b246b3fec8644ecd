import { kindOf, type Placed, type Room, type ThingId } from './nook.ts';
import { withoutPlaced, withWorn } from './nook-state.ts';

const placeIn = ({ placed }: Room, thing: ThingId): Placed | undefined =>
  placed.find((place) => place.thing === thing);

const isSamePlace = (one: Placed | undefined, other: Placed | undefined): boolean =>
  one === other ||
  (one?.x === other?.x && one?.y === other?.y && one?.layer === other?.layer && !one === !other);

const covers = (thing: ThingId) => ['paper', 'boards'].includes(kindOf(thing));

/** The place in a room that also takes what covers the same wall or floor. */
function put(room: Room, place: Placed): Room {
  const isInTheWay = ({ thing }: Placed) =>
    thing === place.thing || (covers(place.thing) && kindOf(thing) === kindOf(place.thing));
  return { ...room, placed: [...room.placed.filter((one) => !isInTheWay(one)), place] };
}

/**
 * A room that was changed here and somewhere else since both knew `base`: thing by thing what was changed here, and else
 * what is there. What both have changed is as it is here. Without a base nothing that is there is taken away.
 */
export function mergedRoom(base: Room | undefined, mine: Room, theirs: Room): Room {
  const before: Room = base ?? { placed: [], outfit: [] };
  const things = new Set([...before.placed, ...mine.placed].map(({ thing }) => thing));
  let room = theirs;
  for (const thing of things) {
    const place = placeIn(mine, thing);
    if (isSamePlace(place, placeIn(before, thing))) continue;
    room = place ? put(room, place) : withoutPlaced(room, thing);
  }
  for (const worn of new Set([...before.outfit, ...mine.outfit])) {
    const isOn = mine.outfit.includes(worn);
    if (isOn !== before.outfit.includes(worn)) room = withWorn(room, worn, isOn);
  }
  return { placed: inOrderOf(mine.placed, room.placed), outfit: inWornOrderOf(mine.outfit, room.outfit) };
}

/** Only what is owned. */
export const ownedPart = ({ placed, outfit }: Room, owned: readonly ThingId[]): Room => ({
  placed: placed.filter(({ thing }) => owned.includes(thing)),
  outfit: outfit.filter((thing) => owned.includes(thing)),
});

/** What is in both lists comes in the order of the first, behind the rest. */
function inOrderOf(order: readonly Placed[], placed: readonly Placed[]): readonly Placed[] {
  const at = ({ thing }: Placed) => order.findIndex((one) => one.thing === thing);
  return [...placed].sort((one, other) => at(one) - at(other));
}
const inWornOrderOf = (order: readonly ThingId[], outfit: readonly ThingId[]): readonly ThingId[] =>
  [...outfit].sort((one, other) => order.indexOf(one) - order.indexOf(other));
