import type { Control, Place } from '#engine/input/controls.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { splitApart } from '#engine/layout/split.ts';
import { ROOM } from '#engine/rules/nook-looks.ts';
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

const middleOf = ({ x, y, width, height }: Rect): Place => ({ x: x + width / 2, y: y + height / 2 });

/** Where the guide looks, in the room's own pixels: at a thing's box, else at the shelves. */
export function gazeAt(box: Rect | undefined, { room, panel }: Record<'room' | 'panel', Rect>): Place {
  if (box) return middleOf(box);
  const { x, y } = toRoom(room, middleOf(panel));
  return { x: (x / 1000) * ROOM.width, y: (y / 1000) * ROOM.height };
}

const LEAST_CSS = 48;
/** Small things are touched like larger ones, as far as a finger needs it. In design pixels. */
export const leastSide = ({ scale }: Layout): number => LEAST_CSS / scale;

/** A box at least so large, about the same middle. */
export function atLeast({ x, y, width, height }: Rect, side: number): Rect {
  const [wide, high] = [Math.max(width, side), Math.max(height, side)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

interface PlacedEvents {
  /** The least side of what can be touched, in design pixels. */
  readonly least: number;
  rect(thing: ThingId): Rect;
  choose(thing: ThingId): void;
  drag(thing: ThingId, to: Place, phase: 'moves' | 'ends' | 'is lost'): void;
}

/** Things in the room, those in front last. What two of them would share is split between them. */
export function placedControls(nook: NookState, events: PlacedEvents): readonly Control[] {
  const standing = nook.placed
    .filter(({ thing }) => !coversRoom(thing))
    .sort((one, other) => one.layer - other.layer);
  const boxes = splitApart(
    standing.map(({ thing }) => atLeast(events.rect(thing), events.least)),
    events.least,
  );
  return standing.map(({ thing }, index) => ({
    id: `placed-${thing}`,
    kind: 'action',
    label: `Move: ${nameOf(thing)}`,
    rect: () => boxes[index]!,
    enabled: () => true,
    visible: () => true,
    activate: () => events.choose(thing),
    drag: (to, phase) => events.drag(thing, to, phase),
  }));
}

interface FreeEvents {
  rect(): Rect;
  isOpen(): boolean;
  /** In thousandths of the room. */
  touch(x: number, y: number): void;
}

/** Free places of the room: what is chosen goes where they are touched. */
export const freeControl = ({ rect, isOpen, touch }: FreeEvents): Control => ({
  id: 'room',
  kind: 'toy',
  label: '',
  rect,
  enabled: isOpen,
  visible: () => true,
  activate(at) {
    if (!at || !isOpen()) return;
    const { x, y } = toRoom(rect(), at);
    touch(x, y);
  },
});
