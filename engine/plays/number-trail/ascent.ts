import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { walkOf, type TrailParams } from '#engine/games/number-trail/games.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { DayLight } from '#engine/sprites/day-looks.ts';
import { climbIn, type Climb } from './climb.ts';
import { Mountain } from './mountain.ts';
import { Peak } from './peak.ts';
import { PEAK_SCALE, PEAK_STEPS } from './peak-way.ts';
import { Ribbon } from './ribbon.ts';
import type { ClimbPlace } from './sign-place.ts';
import { Stone } from './stone.ts';

/** In so many seconds the whole mountain comes into sight. */
const WHOLE_SECONDS = 0.3;
/** Half of a turn of the flag on the top. */
const WAVE_SECONDS = 0.15;

/** Where the foot of the whole mountain is, on the stage. */
type SeenWhole = PointData & { readonly scale: number };

/** The mountain and its steps, one for every number, small numbers on the left. The first step is at 0,0. */
export class Ascent extends Container {
  /** From the first to the last. */
  readonly steps: readonly Stone[];
  private readonly mountain: Mountain;
  /** The same from afar, at the end. */
  private readonly peak: Peak;
  private readonly ribbon: Ribbon;
  private climb: Climb;

  constructor(pictures: Pictures, params: TrailParams, place: ClimbPlace, light: DayLight) {
    super();
    this.steps = walkOf(params).map((value) => new Stone(pictures, value));
    this.mountain = new Mountain(pictures, this.steps.length, light);
    this.peak = new Peak(pictures, light);
    this.ribbon = new Ribbon(params.world, false);
    this.addChild(this.mountain, this.peak, this.ribbon, ...this.steps);
    this.climb = climbIn(place.zone, this.steps.length, place.middle);
  }

  /** Laid out for this place. */
  place({ zone, middle }: ClimbPlace): void {
    this.isWhole = false;
    this.climb = climbIn(zone, this.steps.length, middle);
    const { steps, scale } = this.climb;
    this.steps.forEach((stone, index) => {
      stone.position.copyFrom(steps[index]!);
      stone.scale.set(scale);
    });
    this.mountain.place(this.climb);
    this.ribbon.place({ stones: steps, scale });
    this.scale.set(1);
  }

  /** Size of who climbs. */
  get figures(): number {
    return this.climb.figures;
  }

  /** So many steps before and behind the one it is seen from are wholly in sight. */
  get reach(): number {
    return this.climb.reach;
  }

  /** Where the mountain is on the stage, seen from this step, with a fraction from between two. */
  seenFrom(step: number): PointData {
    const { anchor, steps } = this.climb;
    const [a, b] = [steps[Math.floor(step)]!, steps[Math.ceil(step)]!];
    const share = step - Math.floor(step);
    return { x: anchor.x - a.x - (b.x - a.x) * share, y: anchor.y - a.y - (b.y - a.y) * share };
  }

  /** The climber's feet behind a step, undefined before the first, on the stage, seen from another step. */
  feetOnStage(step: number | undefined, seenFrom: number): PointData {
    const { start, feet } = this.climb;
    const at = step === undefined ? start : feet[step]!;
    const seen = this.seenFrom(seenFrom);
    return { x: at.x + seen.x, y: at.y + seen.y };
  }

  /** The whole mountain, as it is seen from afar, comes into sight over what is seen of it. to: of its foot, on the stage. */
  comeWhole({ x, y, scale }: SeenWhole): gsap.core.Timeline {
    const { peak } = this;
    const place = () => {
      peak.visible = true;
      peak.position.set(x - this.x, y - this.y);
      peak.scale.set(scale);
    };
    return recipe()
      .call(place, undefined, 0)
      .fromTo(peak, { alpha: 0 }, { alpha: 1, duration: WHOLE_SECONDS }, 0);
  }

  /** From now on it alone is seen, with all steps on it. */
  showWhole({ x, y, scale }: SeenWhole): void {
    this.isWhole = true;
    this.peak.position.set(0);
    this.peak.scale.set(1);
    this.position.set(x, y);
    this.scale.set(scale);
    this.steps.forEach((step, index) => {
      step.position.copyFrom(PEAK_STEPS[index]!);
      step.scale.set(PEAK_SCALE);
    });
  }

  /** Steps up to this number are golden and show their number; the others do not. */
  set reached(value: number) {
    for (const step of this.steps) {
      step.lit = step.value <= value ? 1 : 0;
      step.named = step.value <= value;
    }
    this.ribbon.walked = Math.max(0, value);
    this.mountain.reached = value;
  }

  /** The flag on the top waves. 1.2 s. */
  waveFlag(ctx: FxContext): gsap.core.Timeline {
    const { flag } = this.peak;
    if (ctx.calm) return lasting(recipe(), 1.2);
    const timeline = recipe().call(() => ctx.burst?.(flag, 24), undefined, 0.3);
    const wave = { rotation: 0.12, duration: WAVE_SECONDS, ease: EASE.rise, yoyo: true, repeat: 5 };
    return lasting(timeline.to(flag, wave, 0.2), 1.2);
  }

  private set isWhole(on: boolean) {
    this.peak.visible = on;
    this.mountain.visible = this.ribbon.visible = !on;
  }
}
