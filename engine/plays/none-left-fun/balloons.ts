import { Container, Graphics, Sprite, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Grown } from '#engine/sprites/grown.ts';
import type { Carried } from './zero.ts';

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
/** Of one that carries a number: about as large as that, and blown aside, so that no head is behind it. */
const CARRYING = 1.4;
const LEANS = 0.4;
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

  /** From the left to the right, beginning where it is put: over nobody who puts the next one there. */
  place({ from, to, y, height }: Tied): void {
    const step = (to - from) / this.pieces.length;
    const ways = HANGING.map(({ strings, bunched }) => {
      const tall = BALLOON.height + Math.max(...strings);
      return { strings, scale: Math.min(LARGEST, (step * bunched) / BALLOON.width, height / tall) };
    });
    const { strings, scale } = ways.reduce((best, way) => (way.scale > best.scale ? way : best));
    this.pieces.forEach((piece, index) => {
      piece.position.set(from + (index + 0.5) * step, y);
      piece.scale.set(Math.max(0.1, scale));
      this.balloons[index]!.length = strings[index % strings.length]!;
    });
  }

  /** Where the one of this index is tied, in the coordinates of its parent. */
  knotOf(index: number): PointData {
    const { x, y } = this.pieces[index]!;
    return { x, y };
  }

  /** The next one has a number on its string, and is in the paw that holds it, until the number is put and it is tied. 0.95 s. */
  carry(index: number, { held, there, size, seconds }: Carried, ctx: FxContext): gsap.core.Timeline {
    const piece = this.pieces[index]!;
    const { body } = piece;
    const within = ({ x, y }: PointData) => ({
      x: (x - piece.x) / piece.scale.x,
      y: (y - piece.y) / piece.scale.y,
    });
    const large = (CARRYING * size) / piece.scale.x;
    if (ctx.calm)
      // Seen in the paw, and then where it is tied.
      return recipe()
        .set(body, { ...within(there), alpha: 0 }, 0)
        .set(piece, { alpha: 1 }, 0)
        .to(body, { alpha: 1, duration: 0.16 }, seconds.put - 0.16)
        .to(body, { alpha: 0, duration: 0.12 }, seconds.tied - 0.24)
        .set(body, { x: 0, y: 0 }, seconds.tied - 0.12)
        .to(body, { alpha: 1, duration: 0.12 }, seconds.tied - 0.12);
    const follow = { along: 0 };
    const onUpdate = () => body.position.copyFrom(within(held()));
    return recipe()
      .set(piece, { alpha: 1 }, 0)
      .set(body, { alpha: 0, rotation: LEANS }, 0)
      .fromTo(
        body.scale,
        { x: large * 0.5, y: large * 0.5 },
        { x: large, y: large, duration: seconds.up, ease: EASE.rise, immediateRender: false },
        0,
      )
      .to(body, { alpha: 1, duration: 0.12 }, 0.04)
      .to(follow, { along: 1, duration: seconds.tied, ease: 'none', onUpdate }, 0)
      .to(body, { rotation: 0, duration: seconds.tied - seconds.put, ease: EASE.move }, seconds.put)
      .to(body.scale, { x: 1, y: 1, duration: seconds.tied - seconds.put, ease: EASE.move }, seconds.put)
      .set(body, { x: 0, y: 0 }, seconds.tied);
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
