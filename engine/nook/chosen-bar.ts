import type { Rect } from '#engine/layout/layout.ts';
import { nameOf, type ThingId } from '#engine/rules/nook.ts';
import { priceNow, worthOf, type NookState } from '#engine/rules/nook-state.ts';
import { coinsOf } from '#engine/rules/nook-words.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, type Clay } from '#engine/sprites/clay.ts';
import { createIcon, type IconName } from '#engine/sprites/icons.ts';
import { coversRoom, isOut, isPriced, isWorn } from './shelf-panel.ts';

const GAP = 14;

/** The ways a thing can be moved; the picture is the arrow to the left, turned. */
export const ARROWS = [
  { id: 'left', name: 'Left', key: 'ArrowLeft', x: -1, y: 0, turn: 0 },
  { id: 'up', name: 'Up', key: 'ArrowUp', x: 0, y: -1, turn: Math.PI / 2 },
  { id: 'down', name: 'Down', key: 'ArrowDown', x: 0, y: 1, turn: -Math.PI / 2 },
  { id: 'right', name: 'Right', key: 'ArrowRight', x: 1, y: 0, turn: Math.PI },
] as const;

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

/** What can be done with the thing that is chosen, in a row. */
export function buildBar(
  nook: NookState,
  thing: ThingId,
  bar: Rect,
): readonly { readonly id: string; readonly label: string; readonly button: ChunkyButton }[] {
  const entries = entriesFor(nook, thing);
  const gaps = GAP * (entries.length - 1);
  const size = Math.min(bar.height - 16, (bar.width - gaps) / entries.length);
  const left = bar.x + (bar.width - entries.length * size - gaps) / 2;
  return entries.map(({ id, label, icon, clay, turn = 0 }, index) => {
    const picture = createIcon(icon, size * 0.5);
    picture.rotation = turn;
    const button = new ChunkyButton({ width: size, height: size, radius: size * 0.34, clay, icon: picture });
    button.position.set(left + size / 2 + index * (size + GAP), bar.y + bar.height / 2 - 6);
    return { id, label, button };
  });
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
