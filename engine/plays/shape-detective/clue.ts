import { Container, Sprite, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { EAR_DISC, earDisc } from '#engine/sprites/ear-disc.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { boxAround, Piece } from '#engine/sprites/piece.ts';
import { Trace } from './trace.ts';

/** What was spoken and the magnifier: side by side, or stacked if that shows them larger. */
const BROAD = {
  width: 1000,
  height: 250,
  ear: { x: -226, y: -34, scale: 1.05 },
  word: { x: -226, y: 96 },
  lens: { x: 234, y: -4, scale: 1.2 },
} as const;
const TALL = {
  width: 620,
  height: 580,
  ear: { x: 0, y: -204, scale: 1 },
  word: { x: 0, y: -86 },
  lens: { x: -80, y: 112, scale: 1.7 },
} as const;
const LENS_TURN = -0.45;
/** Size of a shape, and of its outline, under a magnifier of scale 1. */
const IN_LENS = 0.6;

/** What is looked for: an ear to hear it again, its word small for who can read, and under the magnifier the outline. */
export class Clue extends Piece {
  readonly trace: Trace;
  readonly lens = new Container();
  private readonly ear = new Piece();
  private readonly word: Text;

  constructor(pictures: Pictures, target: Shape) {
    super();
    this.word = createLabel({ text: target, size: 58 });
    const glass = new Sprite(pictures.texture('shapes/magnifier'));
    glass.rotation = LENS_TURN;
    this.trace = new Trace(target);
    this.trace.scale.set(IN_LENS);
    this.lens.addChild(glass, this.trace);
    this.ear.body.addChild(earDisc(pictures));
    this.body.addChild(this.ear, this.word, this.lens);
  }

  /** room: its size; the clue lies in its middle. */
  place({ x, y, width, height }: Rect): void {
    this.position.set(x, y);
    const sizeOf = (clue: typeof BROAD | typeof TALL) =>
      Math.min(1.6, height / clue.height, width / clue.width);
    const clue = sizeOf(TALL) > sizeOf(BROAD) ? TALL : BROAD;
    this.scale.set(sizeOf(clue));
    this.word.position.copyFrom(clue.word);
    this.ear.position.copyFrom(clue.ear);
    this.ear.scale.set(clue.ear.scale);
    this.lens.position.copyFrom(clue.lens);
    this.lens.scale.set(clue.lens.scale);
  }

  /** The magnifier's position and the size of a shape under it, in the coordinates of the clue's parent. */
  get underLens(): { readonly x: number; readonly y: number; readonly scale: number } {
    const { x } = this.scale;
    return { x: this.lens.x * x, y: this.y + this.lens.y * x, scale: IN_LENS * this.lens.scale.x * x };
  }

  /** Where its ear is touched, in the coordinates of the clue's parent. */
  get hitOfEar(): Rect {
    const { x } = this.scale;
    const size = Math.max(150, EAR_DISC * this.ear.scale.x * x);
    return boxAround({ x: this.x + this.ear.x * x, y: this.y + this.ear.y * x }, size, size);
  }

  /** It listens. 2 s. */
  listen(ctx: FxContext): gsap.core.Timeline {
    return breathe(this.ear.body, ctx, 1.08);
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return recipe().add(promptPop(this.body, ctx).paused(false), 0);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.body, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }
}
