import { FLOOR_FROM, ROOM_SIZE, type ThingId } from './nook.ts';

/** How a room looks, wherever it is drawn: on the stage, or small on a page. */

/** The room's own size, in which its things are drawn. */
export const ROOM = { width: 1300, height: 1000 } as const;
/** Things are drawn for a closer look than the room gives: at the wall, and at the front edge of the floor. */
const FAR = 0.82;
const NEAR = 0.94;

/** What stands further in front is larger. y: in thousandths of the room. */
export const scaleAt = (y: number): number =>
  FAR + (NEAR - FAR) * Math.max(0, (y - FLOOR_FROM) / (ROOM_SIZE - FLOOR_FROM));

export const GUIDE_IN_ROOM = { x: ROOM.width * 0.862, y: ROOM.height * 0.94, scale: 0.8, layer: 97 } as const;
export const WINDOW_IN_ROOM = { x: ROOM.width * 0.84, y: 236 } as const;
/** How far below the joint of the head a cape begins. */
export const CAPE_BELOW = 8;
/** Along the foot of the wall. */
export const SKIRTING = 34;

interface GroundLook {
  readonly ground: readonly [top: string, bottom: string];
  /** What is strewn over it: a frame of the Nook's. */
  readonly mark?: { readonly name: string; readonly alpha: number; readonly step: number };
}

const PLAIN_WALL: GroundLook = { ground: ['#FFF1DC', '#FFE2C4'] };
const WALLS: Partial<Record<ThingId, GroundLook>> = {
  'leaf-paper': { ground: ['#F3FAE6', '#DDEFCF'], mark: { name: 'mark-leaf', alpha: 0.5, step: 150 } },
  'star-paper': { ground: ['#4B539F', '#6C6FBE'], mark: { name: 'mark-star', alpha: 0.36, step: 150 } },
};
const PLAIN_FLOOR: GroundLook = { ground: ['#DDA772', '#C08652'] };
const FLOORS: Partial<Record<ThingId, GroundLook>> = {
  'beach-floor': { ground: ['#F7DFA6', '#EBC67C'], mark: { name: 'mark-shell', alpha: 0.55, step: 190 } },
};

/** Undefined: nothing covers it. */
export const wallLook = (paper: ThingId | undefined): GroundLook => (paper && WALLS[paper]) ?? PLAIN_WALL;
export const floorLook = (boards: ThingId | undefined): GroundLook =>
  (boards && FLOORS[boards]) ?? PLAIN_FLOOR;

interface Mark {
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly turn: number;
}

/** Size of what is strewn. */
export const MARK_SCALE = 0.7;

/** Where marks lie, so many apart, as if by chance, from the upper left corner of what they are strewn over. */
export function strewn({ width, height }: { width: number; height: number }, step: number): readonly Mark[] {
  const marks: Mark[] = [];
  for (let row = 0; row * step * 0.7 < height; row++)
    for (let column = 0; column * step < width + step; column++)
      marks.push({
        x: column * step + (row % 2) * (step / 2),
        y: step * 0.4 + row * step * 0.7,
        turn: ((row * 3 + column * 5) % 7) * 0.13 - 0.39,
      });
  return marks;
}
