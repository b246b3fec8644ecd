import { Container } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { DayScene, Place } from '#engine/rules/day-scene.ts';
import { joinBatch } from './batch.ts';
import type { Ground } from './day-sky-marks.ts';
import { PASSER_DRAWINGS, type Drawn } from './passer-drawings.ts';

export type Passer = keyof typeof PASSER_DRAWINGS;

/** From coming to being gone, in seconds; and how soon it is gone when there is no time left. */
export const PASSING_SECONDS = 1.3;
const GONE_SECONDS = 0.2;
const FADE_SECONDS = 0.22;

const BY_DAY = ['birds', 'butterflies', 'plane', 'balloon', 'rainbow'] as const;
const INDOORS = ['butterflies', 'plane', 'balloon', 'seeds', 'bubbles', 'fireflies'] as const;
/** Six for each kind of place; what comes out of the water comes only where there is some. */
const OF_PLACE: Readonly<
  Record<Place, { readonly ashore: readonly Passer[]; readonly atSea: readonly Passer[] }>
> = {
  field: { ashore: [...BY_DAY, 'seeds'], atSea: [...BY_DAY, 'whale'] },
  warm: { ashore: [...BY_DAY, 'seeds'], atSea: [...BY_DAY, 'whale'] },
  dusk: {
    ashore: ['star', 'lantern', 'fireflies', 'birds', 'balloon', 'bats'],
    atSea: ['star', 'lantern', 'fireflies', 'birds', 'balloon', 'whale'],
  },
  cave: {
    ashore: ['bats', 'star', 'lantern', 'fireflies', 'bubbles', 'butterflies'],
    atSea: ['bats', 'star', 'lantern', 'fireflies', 'bubbles', 'butterflies'],
  },
  room: { ashore: INDOORS, atSea: INDOORS },
  dim: { ashore: INDOORS, atSea: INDOORS },
};

/** How it passes. across: in an arc; up: rising, swaying; out: out of the water, and back; whole: over the whole sky. */
const WAYS: Readonly<Record<Passer, 'across' | 'up' | 'out' | 'whole'>> = {
  birds: 'across',
  bats: 'across',
  butterflies: 'across',
  plane: 'across',
  star: 'across',
  balloon: 'up',
  lantern: 'up',
  bubbles: 'up',
  seeds: 'up',
  fireflies: 'up',
  rainbow: 'whole',
  whale: 'out',
};
/** These shine by themselves. */
const LIGHTS: readonly Passer[] = ['star', 'lantern', 'fireflies'];
/** Where it is at the middle of its way: from the middle of the stage to its edge, and from the top to the horizon. */
const AT = { aside: 0.6, down: 0.56 } as const;
/** Below the horizon, in design pixels: there the water is. */
const WATER = 74;
/** So far it goes, in design pixels. */
const FAR = { across: 620, arc: 90, up: 300, sway: 24, swum: 80 } as const;
/** A wing folds so often, in so many seconds each: it is done before the end. */
const BEATS = { times: 8, seconds: 0.14, folded: 0.25 } as const;

/** What passes by in a place today. isSea: there is water. */
export function passersIn(place: Place, scene: DayScene, isSea: boolean): readonly Passer[] {
  const all = OF_PLACE[place][isSea ? 'atSea' : 'ashore'];
  // There is one already.
  return scene === 'rain' ? all.filter((passer) => passer !== 'rainbow') : all;
}

/** True: in the water, in front of the sea; else in the sky, or before a wall, behind all that stands there. */
export const isInWater = (passer: Passer): boolean => WAYS[passer] === 'out';

/** Where and in what light something passes. side: -1 left, 1 right. */
interface PassingBy {
  readonly side: -1 | 1;
  readonly light: string;
  readonly ground: Ground;
}

/** Far behind all that is played with, something passes by. Between times there is nothing, and nothing is drawn. */
export class Passing extends Container {
  private readonly mover = new Container();
  private running: gsap.core.Timeline | undefined;

  constructor() {
    super({ label: 'passing', visible: false });
    this.addChild(this.mover);
  }

  /** 1.3 s; in calm motion it appears and fades. */
  pass(passer: Passer, { side, light, ground }: PassingBy, { calm }: FxContext): gsap.core.Timeline {
    this.clear();
    const { mover } = this;
    const way = WAYS[passer];
    const draw: (ground: Ground) => Drawn = PASSER_DRAWINGS[passer];
    const drawn = draw(ground);
    mover.addChild(drawn.view);
    joinBatch(mover);
    mover.tint = LIGHTS.includes(passer) ? '#FFFFFF' : light;
    mover.rotation = 0;
    const { width, horizonY } = ground;
    if (way === 'whole') mover.position.set(0);
    else
      mover.position.set(
        (width / 2) * (1 + side * AT.aside),
        way === 'out' ? horizonY + WATER : horizonY * AT.down,
      );
    // It goes towards the middle, and is drawn going to the right.
    mover.scale.set(way === 'whole' ? 1 : -side, 1);
    const timeline = recipe()
      .set(this, { visible: true }, 0)
      .fromTo(this, { alpha: 0 }, { alpha: 1, duration: FADE_SECONDS, immediateRender: false }, 0)
      .to(this, { alpha: 0, duration: FADE_SECONDS }, PASSING_SECONDS - FADE_SECONDS)
      .call(() => this.clear(), undefined, PASSING_SECONDS);
    if (!calm) {
      this.move(timeline, way, side === 1 ? -1 : 1);
      for (const wing of drawn.wings ?? []) timeline.add(beat(wing, drawn.folds ?? 'y'), 0);
    }
    return (this.running = lasting(timeline, PASSING_SECONDS));
  }

  /** There is no time left for it: it is gone in 0.2 s. */
  fade(): gsap.core.Timeline {
    this.running?.kill();
    return recipe()
      .to(this, { alpha: 0, duration: GONE_SECONDS })
      .call(() => this.clear());
  }

  private move(timeline: gsap.core.Timeline, way: (typeof WAYS)[Passer], forth: -1 | 1): void {
    const { mover } = this;
    const { x, y } = mover;
    const [whole, half] = [PASSING_SECONDS, PASSING_SECONDS / 2];
    const from = { immediateRender: false };
    const along = (far: number) => [{ x: x - (forth * far) / 2 }, { x: x + (forth * far) / 2 }] as const;
    if (way === 'across') {
      const [start, end] = along(FAR.across);
      timeline
        .fromTo(mover, start, { ...end, ...from, duration: whole, ease: 'none' }, 0)
        .fromTo(mover, { y: y + FAR.arc }, { y, ...from, duration: half, ease: EASE.rise }, 0)
        .to(mover, { y: y + FAR.arc * 0.6, duration: half, ease: EASE.fall }, half)
        .fromTo(
          mover,
          { rotation: forth * -0.2 },
          { rotation: forth * 0.16, ...from, duration: whole, ease: 'none' },
          0,
        );
    }
    if (way === 'up') {
      const [start, end] = along(FAR.sway);
      timeline
        .fromTo(
          mover,
          { y: y + FAR.up / 2 },
          { y: y - FAR.up / 2, ...from, duration: whole, ease: EASE.idle },
          0,
        )
        .fromTo(mover, start, { ...end, ...from, duration: half, ease: EASE.idle, yoyo: true, repeat: 1 }, 0);
    }
    if (way === 'out') {
      const [start, end] = along(FAR.swum);
      timeline
        .fromTo(mover, start, { ...end, ...from, duration: whole, ease: 'none' }, 0)
        .fromTo(mover.scale, { y: 0 }, { y: 1, ...from, duration: 0.45, ease: EASE.enter }, 0)
        .to(mover.scale, { y: 0, duration: 0.4, ease: EASE.fall }, whole - 0.4);
    }
  }

  private clear(): void {
    this.visible = false;
    for (const child of this.mover.removeChildren()) child.destroy({ children: true, context: true });
  }
}

const beat = (wing: Container, folds: 'x' | 'y'): gsap.core.Animation => {
  const { seconds, folded, times } = BEATS;
  return recipe()
    .to(wing.scale, { [folds]: folded, duration: seconds, ease: EASE.idle, yoyo: true, repeat: times - 1 })
    .paused(false);
};
