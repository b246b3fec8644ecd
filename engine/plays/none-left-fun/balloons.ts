import { Container, Graphics, Sprite } from 'pixi.js';
import { EASE, recipe, lasting, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Grown } from '#engine/sprites/grown.ts';

/** A balloon with its string at scale 1. */
const BALLOON = { width: 112, height: 130, strings: [88, 56, 120] } as const;
const COLOURS = ['#FF6F7D', '#FFC23A', '#2CC9B2', '#9868F2', '#4FB0F5'] as const;
const LARGEST = 0.9;
/** So much wider than its place a balloon may be: neighbours hang at other heights. */
const BUNCHED = 1.4;
const STRING = '#7A5A6A';

/** Where balloons are tied: along a line, as high as there is room. Stage coordinates. */
export interface Tied {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** The room over it. */
  readonly height: number;
}

/** Balloons tied to the stall, one more for each question worked out. */
export class Balloons extends Grown {
  constructor(pictures: Pictures, total: number) {
    super(total, (index) => {
      const balloon = new Sprite(pictures.texture('containers/balloon'));
      balloon.tint = COLOURS[index % COLOURS.length]!;
      const top = -BALLOON.strings[index % BALLOON.strings.length]!;
      balloon.y = top;
      const string = new Graphics()
        .moveTo(0, top)
        .bezierCurveTo(-8, top * 0.6, 8, top * 0.3, 0, 0)
        .stroke({ width: 4, color: STRING, cap: 'round' });
      const whole = new Container();
      whole.addChild(string, balloon);
      return whole;
    });
  }

  /** From the right to the left, clear of the guide where it stands on the stall. */
  place({ from, to, y, height }: Tied): void {
    const step = (to - from) / this.pieces.length;
    const tall = BALLOON.height + Math.max(...BALLOON.strings);
    const scale = Math.max(0.1, Math.min(LARGEST, (step * BUNCHED) / BALLOON.width, height / tall));
    this.pieces.forEach((piece, index) => {
      piece.position.set(to - (index + 0.5) * step, y);
      piece.scale.set(scale);
    });
  }

  /** All fly away, before the staircase of fruit grows where they were. 1.3 s. */
  flyAway(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    this.pieces.forEach((piece, index) => {
      const at = index * 0.05;
      timeline.to(piece, { alpha: 0, duration: 0.3 }, at + (ctx.calm ? 0 : 0.4));
      if (!ctx.calm) timeline.to(piece.body, { y: -260, duration: 0.7, ease: EASE.rise }, at);
    });
    return lasting(timeline, 1.3);
  }
}
