import { Container, Graphics, type Text } from 'pixi.js';
import { countUp } from '#engine/fx/right.ts';
import { EASE, recipe, SECONDS, type FxContext } from '#engine/fx/motion.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { CLAY, drawFace, drawHollow, drawSide, type Slab } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Rect } from '#engine/stage/layout.ts';

const CELL = 124;
const SLAB: Slab = { width: 104, height: 100, radius: 28 };
const INSET = 36;

/** The numbers in order, with a place left free for zero at their beginning: zero is a number, too. */
export class ZeroTrack extends Piece {
  /** Things that breathe when the question is asked again. */
  readonly places: readonly Piece[];
  private readonly panel = new Panel();
  private readonly row = new Container();
  private readonly zero = new Container();

  constructor(highest: number) {
    super();
    this.places = numbersFrom(0, highest).map((value, index, all) => {
      const place = new Piece();
      place.x = (index - (all.length - 1) / 2) * CELL;
      place.body.addChild(
        drawHollow(new Graphics(), { width: 110, height: 110, radius: 30 }, '#F3DDB0', '#E9CB92'),
      );
      const clay = value === 0 ? CLAY.right : CLAY.violet;
      const tile = value === 0 ? this.zero : new Container();
      const numeral: Text = createLabel({
        text: String(value),
        size: 84,
        fill: '#FFFFFF',
        outline: clay.edge,
      });
      const g = drawFace(drawSide(new Graphics(), SLAB, 12, clay), SLAB, clay);
      tile.addChild(g, numeral);
      place.body.addChild(tile);
      return this.row.addChild(place);
    });
    this.panel.content.addChild(this.row);
    this.body.addChild(this.panel);
    this.zero.alpha = 0;
  }

  place(rect: Rect): void {
    this.position.set(rect.x + rect.width / 2, rect.y + rect.height / 2);
    const scale = Math.min(1.5, (rect.height - 2 * INSET) / 112, (rect.width - 2 * INSET) / this.rowWidth);
    this.row.scale.set(scale);
    this.panel.resize(Math.min(rect.width, this.rowWidth * scale + 150), rect.height);
  }

  /** Zero has found its place, or not yet. */
  set zeroFound(found: boolean) {
    this.zero.alpha = found ? 1 : 0;
  }

  /** The free place at the beginning. */
  get first(): Piece {
    return this.places[0]!;
  }

  /** Size of one numeral here, as a share of a numeral drawn `size` high. */
  shareOf(size: number): number {
    return (84 * this.row.scale.x) / size;
  }

  /** Zero lands in its place. 0.28 s. */
  takeZero(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.zero, { alpha: 1, duration: 0.1 }, 0);
    if (ctx.calm) return timeline.set({}, {}, SECONDS.base);
    return timeline.fromTo(
      this.first.body.scale,
      { x: 1.3, y: 1.3 },
      { x: 1, y: 1, duration: SECONDS.base, ease: EASE.pop },
      0,
    );
  }

  /** This number answers to what was counted. 0.5 s. */
  tell(value: number, ctx: FxContext): gsap.core.Timeline {
    return countUp([this.places[value]!.body], 0.5, ctx);
  }

  /** Lights up number by number from zero; `named` is called with each. */
  countFromZero(secondsEach: number, ctx: FxContext, named: (value: number) => void): gsap.core.Timeline {
    return countUp(
      this.places.map((place) => place.body),
      secondsEach,
      ctx,
      named,
    );
  }

  private get rowWidth(): number {
    return this.places.length * CELL;
  }
}
