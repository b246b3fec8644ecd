import { Container, Graphics, type PointData, type Sprite } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';

/** Where an animal stands or hangs on its painted layer, and its eyes: in design pixels from the layer's corner. */
interface Painted {
  readonly foot: PointData;
  /** So much of it, from above, has to be seen: where there is little room the rest is below the stage. */
  readonly head: number;
  readonly eyes: readonly (PointData & { readonly size: number })[];
  /** Its eyes are shut, but for joy. */
  readonly sleeps?: boolean;
  /** Nobody knows that it is there, until it comes out of what it stands in. */
  readonly hides?: boolean;
  /** It nibbles when it is glad: crumbs fly from here. */
  readonly nibbles?: PointData;
}

/** The animals of the worlds by the name of their layer. Source: assets/art/scenery/animals, and where worlds put them. */
const PAINTED: Readonly<Record<string, Painted>> = {
  mouse: {
    foot: { x: 64, y: 148 },
    head: 100,
    eyes: [
      { x: 45.5, y: 56.2, size: 7.4 },
      { x: 82.5, y: 56.2, size: 7.4 },
    ],
    nibbles: { x: 64, y: 98 },
  },
  ants: {
    foot: { x: 102, y: 74 },
    head: 80,
    eyes: [
      { x: 129.9, y: 40.8, size: 4.4 },
      { x: 23.4, y: 46.8, size: 4.8 },
    ],
  },
  parrot: { foot: { x: 48, y: 178 }, head: 108, eyes: [{ x: 36.8, y: 56.5, size: 7.4 }] },
  bats: {
    foot: { x: 58, y: 4 },
    head: 163,
    eyes: [
      { x: 44.5, y: 115.6, size: 6 },
      { x: 71.5, y: 115.6, size: 6 },
    ],
    sleeps: true,
  },
  raccoon: { foot: { x: 85, y: 190 }, head: 176, eyes: [], hides: true },
};

/** The moving eye covers the painted one wherever it looks. */
const LARGER = 1.3;
const SHIFT = 0.3;
/** How far it leans towards what it looks at, in radians. */
const LEAN = 0.07;
/** How far away something is that is looked at from the corner of the eye, in design pixels. */
const FAR = 520;
const CRUMBS = 4;
const JOY_SECONDS = 0.7;
const OUT_SECONDS = 0.5;
/** Who comes out is what the round was for: it is seen from afar, wholly, so far from the stage's right edge. */
const OUT_SIZE = 1.6;
const OUT_EDGE = 24;

/**
 * A world's little animal, beside the guide: it looks where the child plays, and is glad with the guide. It moves
 * only when something happens.
 */
export class Friend extends Container {
  /** Moved by what it does; the origin is where it stands or hangs. */
  readonly self = new Container();
  /** Where its eyes are turned: -1 to 1 each way. Tweened. */
  readonly gaze = { x: 0, y: 0 };
  private readonly painted: Painted;
  private readonly eyes: readonly Graphics[];
  private readonly nibbled = new Container();
  private joys = 0;

  /** Undefined: there is no animal on a layer of this name. */
  static on(layer: string, sprite: Sprite): Friend | undefined {
    const painted = PAINTED[layer];
    return painted && new Friend(painted, sprite);
  }

  private constructor(painted: Painted, sprite: Sprite) {
    super({ label: 'friend' });
    this.painted = painted;
    const { foot, eyes, sleeps = false, nibbles } = painted;
    sprite.position.set(-foot.x, -foot.y);
    this.eyes = eyes.map(({ size }) => drawEye(size * LARGER));
    for (const eye of this.eyes) eye.alpha = sleeps ? 0 : 1;
    if (nibbles) this.nibbled.position.set(nibbles.x - foot.x, nibbles.y - foot.y);
    this.self.addChild(sprite, ...this.eyes, this.nibbled);
    this.addChild(this.self);
    this.isAway = this.hides;
    this.look();
  }

  /** It stays where it is painted: it comes out when nothing else is there any more. */
  get hides(): boolean {
    return this.painted.hides ?? false;
  }

  /** It is where it cannot be seen. */
  get isAway(): boolean {
    return !this.self.visible;
  }

  set isAway(away: boolean) {
    this.self.visible = !away;
  }

  /** It comes out of what it was in. right: where the stage ends. 0.5 s. */
  comeOut({ calm }: FxContext, right: number): gsap.core.Timeline {
    const { self, scale, painted } = this;
    const half = painted.foot.x * OUT_SIZE;
    const x = Math.min(0, (right - OUT_EDGE - this.x) / scale.x - half);
    const timeline = recipe().set(self, { visible: true, x }, 0);
    timeline.set(self.scale, { x: OUT_SIZE, y: OUT_SIZE }, 0);
    if (calm) timeline.fromTo(self, { alpha: 0 }, { alpha: 1, duration: 0.3, immediateRender: false }, 0);
    else
      timeline.fromTo(
        self.scale,
        { y: 0 },
        { y: OUT_SIZE, duration: OUT_SECONDS, ease: EASE.pop, immediateRender: false },
        0.001,
      );
    return lasting(timeline, OUT_SECONDS);
  }

  /** From the layer's corner, in design pixels. */
  get foot(): PointData {
    return this.painted.foot;
  }

  /** So much of it, from above, has to be seen. */
  get head(): number {
    return this.painted.head;
  }

  /** Turns to a place on the stage; undefined: straight ahead. 0.2 s; who sleeps does not, and in calm motion nothing turns. */
  lookAt(at: PointData | undefined, { calm }: FxContext): gsap.core.Timeline {
    if (calm || this.painted.sleeps) return recipe().set({}, {}, 0.2);
    const aim = at ? { x: clamp((at.x - this.x) / FAR), y: clamp((at.y - this.y) / FAR) } : { x: 0, y: 0 };
    return recipe().to(this.gaze, { ...aim, duration: 0.2, ease: 'power2.out', onUpdate: () => this.look() });
  }

  /**
   * Shows that it is glad, in three ways by turns; same: always the first one. In calm motion it opens its eyes at most: half
   * faded it would be gone, not glad. 0.7 s.
   */
  joy(same: boolean, ctx: FxContext): gsap.core.Timeline {
    const ways = [() => this.bob(ctx), () => this.hop(), () => this.swing()];
    const way = ways[same ? 0 : this.joys++ % ways.length]!;
    const glad = ctx.calm ? recipe() : way();
    if (this.painted.sleeps)
      glad
        .to(this.eyes, { alpha: 1, duration: 0.06 }, 0)
        .to(this.eyes, { alpha: 0, duration: 0.1 }, JOY_SECONDS - 0.1);
    return lasting(glad, JOY_SECONDS);
  }

  /** Down and up, three times: it nibbles, or nods. */
  private bob(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    for (const at of [0, 0.2, 0.4])
      timeline
        .to(this.self.scale, { x: 1.05, y: 0.93, duration: 0.1, ease: EASE.idle }, at)
        .to(this.self.scale, { x: 1, y: 1, duration: 0.1, ease: EASE.idle }, at + 0.1);
    if (this.painted.nibbles) timeline.call(() => ctx.burst?.(this.nibbled, CRUMBS), undefined, 0.2);
    return timeline;
  }

  private hop(): gsap.core.Timeline {
    const { self } = this;
    const up = this.painted.sleeps ? 10 : -26;
    return recipe()
      .to(self.scale, { x: 1.08, y: 0.9, duration: 0.08, ease: EASE.rise }, 0)
      .to(self, { y: up, duration: 0.18, ease: EASE.rise }, 0.08)
      .to(self.scale, { x: 0.96, y: 1.06, duration: 0.14 }, 0.08)
      .to(self, { y: 0, duration: 0.16, ease: EASE.fall }, 0.26)
      .to(self.scale, { x: 1, y: 1, duration: 0.26, ease: EASE.settle }, 0.42);
  }

  private swing(): gsap.core.Timeline {
    const timeline = recipe();
    for (const [index, rotation] of [0.12, -0.1, 0.06].entries())
      timeline.to(this.self, { rotation, duration: 0.17, ease: EASE.idle }, index * 0.17);
    return timeline.to(this.self, { rotation: this.leaning, duration: 0.17, ease: EASE.idle }, 0.51);
  }

  private get leaning(): number {
    return this.gaze.x * LEAN;
  }

  private look(): void {
    const { foot, eyes } = this.painted;
    this.self.rotation = this.leaning;
    eyes.forEach(({ x, y, size }, index) => {
      const { x: aside, y: down } = this.gaze;
      this.eyes[index]!.position.set(x - foot.x + aside * size * SHIFT, y - foot.y + down * size * SHIFT);
    });
  }
}

/** Dark, with a glint, as all small animals' are painted. */
const drawEye = (size: number): Graphics =>
  new Graphics()
    .circle(0, 0, size)
    .fill('#3A1C2A')
    .circle(-size * 0.3, -size * 0.35, size * 0.36)
    .fill('#FFFFFF');

const clamp = (value: number): number => Math.min(1, Math.max(-1, value));
