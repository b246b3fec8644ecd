import type { Rect } from '#engine/layout/layout.ts';
import { besideRoom } from '#engine/layout/nook.ts';
import { nameOf, type ThingId } from '#engine/rules/nook.ts';
import { priceNow, worthOf, type NookState } from '#engine/rules/nook-state.ts';
import { coinsOf } from '#engine/rules/nook-words.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, type Clay } from '#engine/sprites/clay.ts';
import { createIcon, type IconName } from '#engine/sprites/icons.ts';
import { coversRoom, isOut, isPriced, isWorn } from './shelf-panel.ts';

const GAP = 14;
/** A button's height with its thick side. */
const WITH_EDGE = 1.1;

/** The ways a thing can be moved; the picture is the arrow to the left, turned. */
export const ARROWS = [
  { id: 'left', name: 'Left', key: 'ArrowLeft', x: -1, y: 0, turn: 0 },
  { id: 'up', name: 'Up', key: 'ArrowUp', x: 0, y: -1, turn: Math.PI / 2 },
  { id: 'down', name: 'Down', key: 'ArrowDown', x: 0, y: 1, turn: -Math.PI / 2 },
  { id: 'right', name: 'Right', key: 'ArrowRight', x: 1, y: 0, turn: Math.PI },
] as const;

const PAIRS = ['left', 'right', 'up', 'down'];

interface Shown {
  readonly id: string;
  readonly label: string;
  readonly button: ChunkyButton;
  readonly hit: Rect;
}

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly clay: Clay;
  readonly turn?: number;
}

function entriesFor(nook: NookState, thing: ThingId): readonly Entry[] {
  const name = nameOf(thing);
  const canMove = !coversRoom(thing) && nook.placed.some((place) => place.thing === thing);
  const arrows: readonly Entry[] = canMove
    ? ARROWS.map(({ id, name: way, turn }) => ({
        id,
        label: `${way}: ${name}`,
        icon: 'back',
        clay: CLAY.sky,
        turn,
      }))
    : [];
  const canSell = isPriced(thing) && worthOf(nook, thing) > 0;
  const sell: Entry = { id: 'sell', label: `Give back: ${name}`, icon: 'again', clay: CLAY.coral };
  return [
    ...arrows,
    { id: 'away', label: `Put away: ${name}`, icon: 'box', clay: CLAY.amber },
    ...(canSell ? [sell] : []),
    { id: 'done', label: 'Done', icon: 'tick', clay: CLAY.right },
  ];
}

/** What can be done with the thing that is chosen: in a row under the room, or beside it where there is a side. */
export function buildBar(
  nook: NookState,
  thing: ThingId,
  bar: Rect,
  side: Rect | undefined,
): readonly Shown[] {
  const entries = side ? inPairs(entriesFor(nook, thing)) : entriesFor(nook, thing);
  const cells = side ? besideRoom(side, entries.length) : inRow(bar, entries.length);
  return entries.map(({ id, label, icon, clay, turn = 0 }, index) => {
    const { x, y, width, height: whole } = cells[index]!;
    const height = whole / WITH_EDGE;
    const size = Math.min(width, height);
    const picture = createIcon(icon, size * 0.5);
    picture.rotation = turn;
    const button = new ChunkyButton({ width, height, radius: size * 0.34, clay, icon: picture });
    button.position.set(x + width / 2, y + height / 2);
    // What lies between two belongs to both, half and half.
    const hit = side ? cells[index]! : { x: x - GAP / 2, y, width: width + GAP, height: whole };
    return { id, label, button, hit };
  });
}

/** To the left and to the right, and up and down, side by side. */
function inPairs(entries: readonly Entry[]): readonly Entry[] {
  const rank = ({ id }: Entry) => (PAIRS.includes(id) ? PAIRS.indexOf(id) : PAIRS.length);
  return [...entries].sort((one, other) => rank(one) - rank(other));
}

function inRow(bar: Rect, count: number): readonly Rect[] {
  const gaps = GAP * (count - 1);
  const size = Math.min(bar.height - 16, (bar.width - gaps) / count);
  const left = bar.x + (bar.width - count * size - gaps) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + index * (size + GAP),
    y: bar.y + (bar.height - size) / 2 - 6,
    width: size,
    height: size * WITH_EDGE,
  }));
}

/** What a thing on a shelf is called, with what it costs or where it is. */
export function labelOf(nook: NookState, thing: ThingId): string {
  const name = nameOf(thing);
  if (nook.owned.includes(thing))
    return isOut(nook, thing) ? `${name}, ${isWorn(thing) ? 'worn' : 'in the room'}` : `${name}, yours`;
  if (!isPriced(thing)) return name;
  const price = priceNow(nook, thing);
  return price === 0 ? `${name}, to choose` : `${name}, ${coinsOf(price)}`;
}
