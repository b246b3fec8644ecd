import { Container, Graphics, type PointData, type Sprite } from 'pixi.js';
import { EASE, recipe } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createPicture } from '#engine/sprites/picture.ts';

const NOTE = { width: 76, height: 66, print: 44, turn: 0.07, pin: 10 } as const;
const NOTES = ['#FFFDF4', '#FFE9A8', '#D9F2FD', '#FFE1EE'] as const;
const THREAD = { width: 5, colour: '#E23B4E' } as const;
/** On its way from the case: how long, how high above the straight line, and how much larger it is as it comes out. */
const WAY = { seconds: 0.5, arch: 70, size: 1.7 } as const;
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
  private readonly note: Container;
  private readonly joined: readonly Container[];
  /** Where it came out of a case, as seen from its pin. */
  private from: PointData = { x: 0, y: 0 };
  private share = 1;

  constructor(pictures: Pictures, { index, pin, before, part }: Pinned) {
    super();
    this.note = noteOf(pictures, index);
    const thread = new Graphics();
    if (before)
      thread
        .moveTo(before.x - pin.x, before.y - pin.y)
        .lineTo(0, 0)
        .stroke({ width: THREAD.width, color: THREAD.colour, cap: 'round' });
    const head = new Graphics()
      .circle(1, 3, NOTE.pin)
      .fill({ color: '#5A2A1A', alpha: 0.4 })
      .circle(0, 0, NOTE.pin)
      .fill(CLAY.coral.low)
      .circle(-3, -3, NOTE.pin * 0.4)
      .fill('#FFFFFF');
    this.joined = [part, thread, head];
    this.addChild(part, this.note, thread, head);
  }

  /** How far the note is on its way from the case to its pin, from 0 to 1. Tweened. */
  get way(): number {
    return this.share;
  }

  set way(share: number) {
    this.share = share;
    const { note, from } = this;
    const left = 1 - share;
    note.position.set(from.x * left, from.y * left - Math.sin(share * Math.PI) * WAY.arch);
    note.scale.set(1 + (WAY.size - 1) * left);
  }

  /** It is where it belongs. */
  pinUp(): void {
    this.way = 1;
    for (const part of this.joined) part.alpha = 1;
  }

  /** The note comes out of something on the stage, and is pinned up and joined. 0.7 s. */
  comeFrom(thing: Container): gsap.core.Timeline {
    const begin = () => void (this.from = this.toLocal({ x: 0, y: 0 }, thing));
    const { seconds } = WAY;
    return recipe()
      .call(begin, undefined, 0)
      .set(this.joined, { alpha: 0 }, 0)
      .fromTo(this, { way: 0 }, { way: 1, duration: seconds, ease: EASE.move, immediateRender: false }, 0)
      .to(this.joined, { alpha: 1, duration: JOINED_SECONDS }, seconds);
  }
}

/** A note, hanging from its pin. */
function noteOf(pictures: Pictures, index: number): Container {
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
