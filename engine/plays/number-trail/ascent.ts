import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { walkOf, type TrailParams } from '#engine/games/number-trail/games.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Mountain } from './mountain.ts';
import { mountainTrail, type Trail } from './path.ts';
import { Ribbon } from './ribbon.ts';
import { Stone } from './stone.ts';

/** How far the mountain reaches below the way up it. */
const BELOW = 20;

/**
 * The mountain and its steps, one for every number, small numbers on the left. Its foot is the pivot for turning and
 * scaling.
 */
export class Ascent extends Container {
  /** From the first to the last. */
  readonly steps: readonly Stone[];
  private readonly mountain: Mountain;
  private readonly ribbon: Ribbon;
  private trail: Trail;

  /** climb: the area of the steps, in stage coordinates. */
  constructor(pictures: Pictures, params: TrailParams, climb: Rect) {
    super();
    this.mountain = new Mountain(pictures);
    this.ribbon = new Ribbon(params.world, false);
    this.steps = walkOf(params).map((value) => new Stone(pictures, value));
    this.addChild(this.mountain, this.ribbon, ...this.steps);
    this.trail = mountainTrail(climb, this.steps.length);
    this.place(climb);
  }

  /** The way up lies in this place, in stage coordinates. */
  place(climb: Rect): void {
    const bottom = climb.y + climb.height;
    this.pivot.set(climb.x + climb.width / 2, bottom);
    this.position.copyFrom(this.pivot);
    this.scale.set(1);
    this.trail = mountainTrail(climb, this.steps.length);
    this.steps.forEach((step, index) => {
      step.position.copyFrom(this.trail.stones[index]!);
      step.scale.set(this.trail.scale);
    });
    this.mountain.place(this.trail, bottom + BELOW);
    this.ribbon.place(this.trail);
  }

  /** Size of who walks on it. */
  get figures(): number {
    return this.trail.figures;
  }

  /** The position of the walker's feet beside a step; before the first, on the ground beside it. */
  feetOn(value: number | undefined): PointData {
    const { ends, feet } = this.trail;
    return value === undefined ? ends[0] : feet[value]!;
  }

  /** Steps up to this number are golden and show their number; the others do not. */
  set reached(value: number) {
    for (const step of this.steps) {
      step.lit = step.value <= value ? 1 : 0;
      step.named = step.value <= value;
    }
    this.ribbon.walked = Math.max(0, value);
  }

  /** The flag on the top waves. 1.2 s. */
  waveFlag(ctx: FxContext): gsap.core.Timeline {
    const { flag } = this.mountain;
    if (ctx.calm) return lasting(recipe(), 1.2);
    const timeline = recipe().call(() => ctx.burst?.(flag, 24), undefined, 0.3);
    timeline.to(flag, { rotation: 0.12, duration: 0.15, ease: EASE.rise, yoyo: true, repeat: 5 }, 0.2);
    return lasting(timeline, 1.2);
  }
}
