import { Sprite, type PointData } from 'pixi.js';
import type { GuestName } from '#engine/games/number-sandwich/guests.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** At the end: rows from the front to the back, how many stand in each, how far apart, how high and how large. */
const ROWS = [
  { guests: 4, step: 58, y: -40, size: 0.98 },
  { guests: 3, step: 66, y: -102, size: 0.88 },
  { guests: 3, step: 62, y: -158, size: 0.78 },
] as const;
interface Place extends PointData {
  readonly size: number;
}

/** One behind the other, from the one who is next on: away from the slices, and each a little farther off. */
const LINE: readonly Place[] = [
  { x: 68, y: -42, size: 1.12 },
  { x: 10, y: -66, size: 0.96 },
  { x: -38, y: -92, size: 0.82 },
  { x: -74, y: -118, size: 0.7 },
];
/** The last one of the line that can be seen through the hatch. */
export const SEEN = LINE.length;
/** All of them, side by side. */
const PLACES: readonly Place[] = ROWS.flatMap(({ guests, step, y, size }, row) =>
  Array.from({ length: guests }, (_, index) => {
    const along = (index - (guests - 1) / 2) * step;
    return { x: row % 2 === 0 ? -along : along, y, size };
  }),
);

/** One who waits: its head, over the sill. */
export class Guest extends Piece {
  private readonly waits: Sprite;
  private readonly eats: Sprite;

  readonly guestName: GuestName;

  constructor(pictures: Pictures, name: GuestName) {
    super();
    this.guestName = name;
    this.waits = new Sprite(pictures.texture(`guests/${name}`));
    this.eats = new Sprite(pictures.texture(`guests/${name}-eats`));
    this.body.addChild(this.waits, this.eats);
    this.isGlad = false;
  }

  /** Its mouth is open, and its paws are up. */
  set isGlad(on: boolean) {
    this.waits.visible = !on;
    this.eats.visible = on;
  }

  /** How far it reaches over its middle, with its mouth open. */
  get over(): number {
    return this.eats.height * this.eats.anchor.y;
  }

  set place({ x, y, size }: Place) {
    this.position.set(x, y);
    this.scale.set(size);
  }
}

const within = (places: readonly Place[], index: number): Place =>
  places[Math.min(Math.max(index, 0), places.length - 1)]!;

/** Where the one waits who is served after so many others. */
export const placeInLine = (index: number): Place => within(LINE, index);
/** Where each stands at the end. */
export const placeAmongAll = (index: number): Place => within(PLACES, index);
