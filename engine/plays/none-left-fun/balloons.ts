import { Container, Graphics, Sprite, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Grown } from '#engine/sprites/grown.ts';
import { ARC, type Carried } from './zero.ts';

/** A balloon at scale 1. */
const BALLOON = { width: 112, height: 130 } as const;
const COLOURS = ['#FF6F7D', '#FFC23A', '#2CC9B2', '#9868F2', '#4FB0F5'] as const;
const LARGEST = 0.7;
/** Ways to hang: lengths of the strings by turns, and so much wider than its place a balloon may be. */
const HANGING = [
  { strings: [88, 56, 120], bunched: 1.4 },
  { strings: [70, 222, 98, 250], bunched: 2.3 },
] as const;
const STRING = '#7A5A6A';
/** Of one that carries a number. */
const CARRYING = 0.8;
const LIFT_SECONDS = 0.7;

/** Where balloons are tied: along a line, as high as there is room. Stage coordinates. */
export interface Tied {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** The room over it. */
  readonly height: number;
}

/** Where a balloon is tied at the end, how long its string is there, and how large it is. */
export interface Knot extends PointData {
  readonly length: number;
  readonly scale: number;
}

/** A balloon on its string, which is tied at 0,0. */
class Balloon extends Container {
  private readonly string = new Graphics();
  private readonly ball: Sprite;

  constructor(pictures: Pictures, colour: string) {
    super();
    this.ball = new Sprite(pictures.texture('containers/balloon'));
    this.ball.tint = colour;
    this.string
      .moveTo(0, -100)
      .bezierCurveTo(-8, -60, 8, -30, 0, 0)
      .stroke({ width: 4, color: STRING, cap: 'round' });
    this.addChild(this.string, this.ball);
  }

  /** Of its string. */
  get length(): number {
    return -this.ball.y;
  }

  set length(length: number) {
    this.ball.y = -length;
    this.string.scale.y = length / 100;
  }
}

/** Balloons tied to the stall, one more for each question worked out: each has brought its zero there. */
export class Balloons extends Grown {
  private readonly balloons: readonly Balloon[];

  constructor(pictures: Pictures, total: number) {
    const balloons = Array.from(
      { length: total },
      (_, index) => new Balloon(pictures, COLOURS[index % COLOURS.length]!),
    );
    super(total, (index) => balloons[index]!);
    this.balloons = balloons;
  }

  /** From the right to the left, clear of the guide where it stands on the stall. */
  place({ from, to, y, height }: Tied): void {
    const step = (to - from) / this.pieces.length;
    const ways = HANGING.map(({ strings, bunched }) => {
      const tall = BALLOON.height + Math.max(...strings);
      return { strings, scale: Math.min(LARGEST, (step * bunched) / BALLOON.width, height / tall) };
    });
    const { strings, scale } = ways.reduce((best, way) => (way.scale > best.scale ? way : best));
    this.pieces.forEach((piece, index) => {
      piece.position.set(to - (index + 0.5) * step, y);
      piece.scale.set(Math.max(0.1, scale));
      this.balloons[index]!.length = strings[index % strings.length]!;
    });
  }

  /** The next one comes with a number on its string, leaves it where it belongs, and is tied to the stall. 1.6 s. */
  carry(index: number, { out, over, size, seconds }: Carried, ctx: FxContext): gsap.core.Timeline {
    const piece = this.pieces[index]!;
    if (ctx.calm) {
      const timeline = recipe().set(piece.body, { alpha: 0 }, 0).set(piece, { alpha: 1 }, 0);
      return timeline.to(piece.body, { alpha: 1, duration: 0.3 }, seconds.put).set({}, {}, seconds.tied);
    }
    const within = ({ x, y }: PointData) => ({
      x: (x - piece.x) / piece.scale.x,
      y: (y - piece.y) / piece.scale.y,
    });
    const large = (CARRYING * size) / piece.scale.x;
    const [start, up, there] = [within(out[0]), within(out[1]), within(over)];
    const { body } = piece;
    return recipe()
      .set(piece, { alpha: 1 }, 0)
      .set(body, { ...start, alpha: 0 }, 0)
      .fromTo(
        body.scale,
        { x: large * 0.5, y: large * 0.5 },
        { x: large, y: large, duration: seconds.up, ease: EASE.rise, immediateRender: false },
        0,
      )
      .to(body, { alpha: 1, duration: 0.12 }, 0.04)
      .to(body, { ...up, duration: seconds.up, ease: EASE.rise }, 0)
      .to(body, { x: there.x, duration: seconds.put - seconds.go, ease: ARC.across }, seconds.go)
      .to(body, { y: there.y, duration: seconds.put - seconds.go, ease: ARC.up }, seconds.go)
      .to(body, { x: 0, y: 0, duration: seconds.tied - seconds.put, ease: EASE.move }, seconds.put)
      .to(body.scale, { x: 1, y: 1, duration: seconds.tied - seconds.put, ease: EASE.move }, seconds.put);
  }

  /** Draws them in another thing, which is neither turned nor scaled: they stay where they are. */
  goWith(body: Container, { x, y }: PointData): void {
    body.addChildAt(this, 0);
    for (const { position } of this.pieces) position.set(position.x - x, position.y - y);
  }

  /** All go up as far as their strings reach at the end; in calm motion by alpha. knots: in its parent's coordinates. 0.7 s. */
  goUp(knots: readonly Knot[], ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    this.pieces.forEach((piece, index) => {
      const { x, y, length, scale } = knots[index]!;
      const balloon = this.balloons[index]!;
      if (ctx.calm) {
        timeline
          .to(piece.body, { alpha: 0, duration: LIFT_SECONDS / 2 }, 0)
          .set(piece, { x, y }, LIFT_SECONDS / 2)
          .set(piece.scale, { x: scale, y: scale }, LIFT_SECONDS / 2)
          .set(balloon, { length }, LIFT_SECONDS / 2)
          .to(piece.body, { alpha: 1, duration: LIFT_SECONDS / 2 }, LIFT_SECONDS / 2);
        return;
      }
      const way = { duration: LIFT_SECONDS, ease: EASE.move };
      timeline
        .to(piece, { x, y, ...way }, 0)
        .to(piece.scale, { x: scale, y: scale, ...way }, 0)
        .to(balloon, { length, ...way }, 0);
    });
    return lasting(timeline, LIFT_SECONDS);
  }
}
