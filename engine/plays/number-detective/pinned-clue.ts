import { Container, Graphics, type PointData, type Sprite } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createPicture } from '#engine/sprites/picture.ts';

const NOTE = { width: 70, height: 62, print: 42, turn: 0.07, pin: 10 } as const;
const NOTES = ['#FFFDF4', '#FFE9A8', '#D9F2FD', '#FFE1EE'] as const;
const THREAD = { width: 5, color: '#E23B4E', cap: 'round' } as const;
const JOINED_SECONDS = 0.2;

interface Pinned {
  readonly index: number;
  readonly pin: PointData;
  /** The pin that its thread comes from. */
  readonly before: PointData | undefined;
  /** Its part of the photo. */
  readonly part: Sprite;
}

/** A note with a paw print on its pin, which is at 0,0, its thread to the one before, and its part of the photo. */
export class PinnedClue extends Container {
  private readonly joined: readonly Container[];

  constructor(pictures: Pictures, { index, pin, before, part }: Pinned) {
    super();
    const thread = new Graphics();
    const from = before && { x: before.x - pin.x, y: before.y - pin.y };
    if (from) thread.moveTo(from.x, from.y).lineTo(0, 0).stroke(THREAD);
    const head = new Graphics()
      .circle(1, 3, NOTE.pin)
      .fill({ color: '#5A2A1A', alpha: 0.4 })
      .circle(0, 0, NOTE.pin)
      .fill(CLAY.coral.low)
      .circle(-3, -3, NOTE.pin * 0.4)
      .fill('#FFFFFF');
    this.joined = [part, thread, head];
    this.addChild(part, noteOf(pictures, index), thread, head);
  }

  /** It is where it belongs. */
  pinUp(): void {
    for (const part of this.joined) part.alpha = 1;
  }

  /** The note was just put there: pin, thread and its part of the photo come. 0.2 s. */
  join(): gsap.core.Timeline {
    return recipe()
      .set(this.joined, { alpha: 0 }, 0)
      .to(this.joined, { alpha: 1, duration: JOINED_SECONDS }, 0.01);
  }
}

/** A note, hanging from its pin. index: of its question, from 0. */
export function noteOf(pictures: Pictures, index: number): Container {
  const { width, height, print, turn } = NOTE;
  const sheet = new Graphics()
    .roundRect(-width / 2 + 3, -12 + 5, width, height, 7)
    .fill({ color: '#5A2A1A', alpha: 0.3 })
    .roundRect(-width / 2, -12, width, height, 7)
    .fill(NOTES[index % NOTES.length]!);
  const paw = createPicture(pictures, 'shapes/print', print);
  paw.tint = '#A8703C';
  paw.y = height / 2 - 7;
  const note = new Container({ rotation: index % 2 === 0 ? turn : -turn });
  note.addChild(sheet, paw);
  return note;
}
