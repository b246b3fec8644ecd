import { Container, Graphics } from 'pixi.js';
import type { Answerable, TileState } from '#engine/fx/answerable.ts';
import { ChunkyButton } from './chunky-button.ts';
import { CLAY, GOLD, type Clay } from './clay.ts';
import { drawDots } from './dots.ts';
import { createTriedMark, drawArrowBack, drawTick } from './marks.ts';

/** Drawn over a dimmed tile: it pales without becoming transparent. */
const VEIL = '#CFC4DC';
const VEIL_ALPHA = 0.6;
/** Shares of a tile's height, where dots stand under the numeral. */
const DOTS = { step: 0.13, at: 0.3, textSize: 0.54, textAt: -0.14 } as const;

export interface AnswerTileOptions {
  readonly width: number;
  readonly height: number;
  readonly clay: Clay;
  /** The numeral, or a short word. */
  readonly text?: string;
  /** So many dots under a numeral that is still new to the player. */
  readonly dots?: number;
}

/**
 * One answer to choose. Right is teal with a tick, wrong is orange with a curled arrow ("try again"): shape and colour
 * both tell, and both work for every kind of colour vision.
 */
export class AnswerTile extends ChunkyButton implements Answerable {
  /** Tick or arrow on the corner; recipes pop it. */
  readonly badge = new Container();
  /** Shown by the third hint around the right answer. */
  readonly glow = new Graphics();
  /** How many dots it shows. */
  readonly dots: number;
  private readonly tried: Graphics;
  private readonly veil = new Graphics();
  private readonly own: Clay;

  constructor(options: AnswerTileOptions) {
    const { width, height, clay, text, dots = 0 } = options;
    super({
      width,
      height,
      clay,
      text,
      textSize: dots ? height * DOTS.textSize : Math.min(170, height * 0.72),
      radius: Math.min(56, height * 0.25),
    });
    this.own = clay;
    this.dots = dots;
    if (dots > 0) this.addDots(dots);
    const { depth, radius } = this.sizes;
    const outline = (g: Graphics, grow: number) =>
      g.roundRect(
        -width / 2 - grow,
        -height / 2 - grow,
        width + 2 * grow,
        height + depth + 2 * grow,
        radius + grow,
      );
    outline(this.glow, 16).stroke({ width: 20, color: GOLD });
    outline(this.glow, 20).stroke({ width: 6, color: '#FFFFFF' });
    outline(this.veil, 0).fill(VEIL);
    this.tried = createTriedMark({ x: 0, y: (height + depth) / 2 });
    this.badge.position.set(width / 2 - 14, -height / 2 + 10);
    this.body.addChildAt(this.glow, 0);
    this.cap.addChild(this.tried);
    this.body.addChild(this.veil, this.badge);
    this.reset();
  }

  set state(state: TileState) {
    this.clay = state === 'idle' ? this.own : CLAY[state];
    for (const old of this.badge.removeChildren()) old.destroy();
    if (state === 'right') this.badge.addChild(drawTick(new Graphics(), 40));
    if (state === 'wrong') this.badge.addChild(drawArrowBack(new Graphics(), 40));
  }

  get aside(): number {
    return this.veil.alpha / VEIL_ALPHA;
  }

  set aside(share: number) {
    this.veil.alpha = share * VEIL_ALPHA;
  }

  /** A small mark on its lower rim: this one was tried before. It may be tapped again. */
  set wasTried(on: boolean) {
    this.tried.visible = on;
  }

  private addDots(count: number): void {
    const { height } = this.sizes;
    const dots = drawDots(count, height * DOTS.step, this.own.edge);
    dots.position.y = height * DOTS.at;
    this.lettering!.position.y = height * DOTS.textAt;
    this.cap.addChild(dots);
  }

  /** Back to the initial state. */
  reset(): void {
    this.rest();
    this.state = 'idle';
    this.glow.alpha = 0;
    this.aside = 0;
    this.wasTried = false;
    this.badge.scale.set(1);
    this.sink(0);
  }
}
