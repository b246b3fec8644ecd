import type { Control, Place } from '#engine/input/controls.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { ROOM } from '#engine/layout/nook.ts';
import { nameOf, type ThingId } from '#engine/rules/nook.ts';
import type { NookState } from '#engine/rules/nook-state.ts';
import { coversRoom } from './shelf-panel.ts';

/** A place of the stage in thousandths of the room. */
export const toRoom = (room: Rect, { x, y }: Place): Place => ({
  x: ((x - room.x) / room.width) * 1000,
  y: ((y - room.y) / room.height) * 1000,
});

/** A box of the room's own pixels on the stage. */
export function toStage(room: Rect, box: Rect | undefined): Rect {
  const scale = room.width / ROOM.width;
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: room.x + x * scale, y: room.y + y * scale, width: width * scale, height: height * scale };
}

interface PlacedEvents {
  rect(thing: ThingId): Rect;
  choose(thing: ThingId): void;
  drag(thing: ThingId, to: Place, phase: 'moves' | 'ends' | 'is lost'): void;
}

/** Things in the room, those in front last. */
export const placedControls = (nook: NookState, events: PlacedEvents): readonly Control[] =>
  nook.placed
    .filter(({ thing }) => !coversRoom(thing))
    .sort((one, other) => one.layer - other.layer)
    .map(({ thing }) => ({
      id: `placed-${thing}`,
      kind: 'action',
      label: `Move: ${nameOf(thing)}`,
      rect: () => events.rect(thing),
      enabled: () => true,
      visible: () => true,
      activate: () => events.choose(thing),
      drag: (to, phase) => events.drag(thing, to, phase),
    }));
