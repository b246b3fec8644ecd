import { Sprite, type PointData } from 'pixi.js';
import type { GuestName } from '#engine/games/number-sandwich/guests.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** Rows from the sill to the back: how many stand in each, how far apart, how high and how large. */
const ROWS = [
  { guests: 4, step: 58, y: -40, size: 0.98 },
  { guests: 3, step: 66, y: -102, size: 0.88 },
  { guests: 3, step: 62, y: -158, size: 0.78 },
] as const;
interface Place extends PointData {
  readonly size: number;
}

/** From the one who is next on: the queue winds to and fro, away from the sill. */
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

  set place({ x, y, size }: Place) {
    this.position.set(x, y);
    this.scale.set(size);
  }
}

/** Where the one stands who is served after so many others. */
export const placeOf = (index: number): Place => PLACES[Math.min(Math.max(index, 0), PLACES.length - 1)]!;
