import { Container, Graphics, type PointData } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { SoftLight } from '#engine/sprites/soft-light.ts';

const LIGHT = '#FFF1CE';
/** The pool of light: its strength, and how much lower than wide it is. */
const POOL = { strength: 0.46, flat: 0.9 } as const;
/** Shares of the pool's radius by which the ray is wide where it ends, under what it shows, and its strength. */
const RAYS = [
  [0.28, 0.08],
  [0.21, 0.09],
  [0.14, 0.1],
] as const;
/** So much larger than what it shows. */
const AROUND = 0.86;
const WAY_SECONDS = 0.2;

/** The torch's light: it goes to what a finger or the focus is on, and stays there. Drawn anew only on its way. */
export class Beam extends Container {
  private readonly ray = new Graphics();
  private readonly pool = new SoftLight(LIGHT, POOL.strength);
  /** Tweened. */
  private readonly aim = { x: 0, y: 0, radius: 0 };
  private from: PointData = { x: 0, y: 0 };
  private target: (() => Rect) | undefined;

  constructor() {
    super();
    this.addChild(this.ray, this.pool);
    // Light is no part of how large a picture is.
    this.measurable = false;
  }

  /** torch: where it comes from. To be called when things have other places. */
  place(torch: PointData): void {
    this.from = torch;
    if (this.target) Object.assign(this.aim, around(this.target()));
    this.draw();
  }

  /** It goes on falling where it fell, from another place: a torch that is held out. */
  comesFrom(torch: PointData): void {
    this.from = torch;
    this.draw();
  }

  /** It is to lie on this, and is out until it comes on. what: in the same coordinates. */
  aimAt(what: () => Rect): void {
    this.target = what;
    this.alpha = 0;
    this.place(this.from);
  }

  /** It comes on, or goes out. 0.2 s. */
  turn(on: boolean): gsap.core.Timeline {
    return recipe().to(this, { alpha: on ? 1 : 0, duration: WAY_SECONDS }, 0);
  }

  /** It goes over to this; in calm motion it goes out there, and on here. 0.2 s. */
  goTo(what: () => Rect, { calm }: FxContext): gsap.core.Timeline {
    const timeline = recipe().call(() => void (this.target = what), undefined, 0);
    if (calm)
      return timeline
        .to(this, { alpha: 0, duration: WAY_SECONDS / 2 }, 0)
        .call(() => this.place(this.from), undefined, WAY_SECONDS / 2)
        .to(this, { alpha: 1, duration: WAY_SECONDS / 2 }, WAY_SECONDS / 2);
    const way = { duration: WAY_SECONDS, ease: EASE.move, onUpdate: () => this.draw() };
    return timeline
      .to(this, { alpha: 1, duration: 0.05 }, 0)
      .to(this.aim, { ...around(what()), ...way, overwrite: true }, 0);
  }

  /** Where its light falls. */
  get spot(): PointData {
    return this.pool.position;
  }

  private draw(): void {
    const { x, y, radius } = this.aim;
    this.pool.position.set(x, y);
    this.pool.reach(radius, radius * POOL.flat);
    const [dx, dy] = [x - this.from.x, y - this.from.y];
    const length = Math.max(1, Math.hypot(dx, dy));
    const [acrossX, acrossY] = [-dy / length, dx / length];
    this.ray.clear();
    for (const [wide, alpha] of RAYS) {
      const half = radius * wide;
      this.ray
        .poly([
          this.from.x,
          this.from.y,
          x + acrossX * half,
          y + acrossY * half,
          x - acrossX * half,
          y - acrossY * half,
        ])
        .fill({ color: LIGHT, alpha });
    }
  }
}

const around = ({ x, y, width, height }: Rect) => ({
  x: x + width / 2,
  y: y + height / 2,
  radius: Math.max(width, height) * AROUND,
});
