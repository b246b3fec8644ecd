import { Container, Graphics, type PointData } from 'pixi.js';
import type { Answerable, TileState } from '#engine/fx/answerable.ts';
import { lasting, recipe, SECONDS, EASE, type FxContext } from '#engine/fx/motion.ts';
import { createTriedMark, drawArrowBack, drawTick } from './marks.ts';
import { Piece } from './piece.ts';
import { shadeOf } from './shade.ts';

const MARK_RADIUS = 36;

export interface AnswerPieceOptions {
  /** Positions of tick and arrow, and of the mark of a tried answer, which is on the rim. */
  readonly badge: PointData;
  readonly tried: PointData;
}

/** An answer that is an object of its world instead of a tile: a stone to step on, a filling for the bread. */
export abstract class AnswerPiece extends Piece implements Answerable {
  readonly badge = new Container();
  readonly glow = new Graphics();
  /** Sinks under the finger; contains the answer's look. */
  protected readonly face = new Container();
  private readonly tried: Graphics;

  constructor({ badge, tried }: AnswerPieceOptions) {
    super();
    this.badge.position.copyFrom(badge);
    this.tried = createTriedMark(tried);
    this.body.addChild(this.glow, this.face, this.tried, this.badge);
  }

  set state(state: TileState) {
    for (const old of this.badge.removeChildren()) old.destroy();
    if (state === 'right') this.badge.addChild(drawTick(new Graphics(), MARK_RADIUS));
    if (state === 'wrong') this.badge.addChild(drawArrowBack(new Graphics(), MARK_RADIUS));
    this.paint(state);
  }

  get aside(): number {
    return shadeOf(this.body).share;
  }

  set aside(share: number) {
    shadeOf(this.body).share = share;
  }

  set wasTried(on: boolean) {
    this.tried.visible = on;
  }

  /** Pressed under a finger, or released. 0.08 s and 0.16 s. */
  press(down: boolean, ctx: FxContext): gsap.core.Timeline {
    const duration = down ? SECONDS.tap : SECONDS.fast;
    const timeline = recipe();
    if (ctx.calm) return timeline.to(this.face, { alpha: down ? 0.8 : 1, duration });
    const size = down ? 0.95 : 1;
    return timeline
      .to(this.face.scale, { x: size, y: size, duration, ease: EASE.rise }, 0)
      .to(this.face, { y: down ? 9 : 0, duration, ease: EASE.rise }, 0);
  }

  /** Right, without a hop: only the colour and the tick. For things that a character lands on. 0.28 s. */
  confirm(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().call(() => void (this.state = 'right'), undefined, 0);
    timeline.fromTo(this.badge, { alpha: 0 }, { alpha: 1, duration: 0.1 }, 0);
    if (ctx.calm) return lasting(timeline, SECONDS.base);
    return timeline.fromTo(
      this.badge.scale,
      { x: 0, y: 0 },
      { x: 1, y: 1, duration: SECONDS.base, ease: 'back.out(2)' },
      0,
    );
  }

  /** Back to the initial state. */
  reset(): void {
    this.rest();
    this.aside = 0;
    this.state = 'idle';
    this.wasTried = false;
    this.glow.alpha = 0;
    this.badge.scale.set(1);
    this.face.scale.set(1);
    this.face.y = 0;
    this.face.alpha = 1;
  }

  /** Shows the state by colour. */
  protected abstract paint(state: TileState): void;
}
