import type { Random } from '#engine/rules/random.ts';
import type { Guide } from './guide.ts';

type Gesture = (guide: Guide) => gsap.core.Timeline;

/** How a guide takes what happens: three ways for each, the first one for who needs it the same every time. */
const WAYS = {
  right: [(guide) => guide.clap(), (guide) => guide.laugh(), (guide) => guide.jump()],
  streak: [(guide) => guide.cheer(), (guide) => guide.jump(), (guide) => guide.laugh()],
  wrong: [(guide) => guide.think(), (guide) => guide.think('L'), (guide) => guide.wonder()],
} as const satisfies Readonly<Record<string, readonly Gesture[]>>;

export type Happening = keyof typeof WAYS;

/** A guide's reactions in a scene: no two alike follow one another, unless everything is to be the same every time. */
export class Reactions {
  private readonly guide: Guide;
  private readonly random: Random;
  private readonly same: () => boolean;
  private last: Gesture | undefined;

  /** random: of decoration. same: asked each time. */
  constructor(guide: Guide, random: Random, same: () => boolean) {
    this.guide = guide;
    this.random = random;
    this.same = same;
  }

  /** The gesture for this, paused. */
  to(happening: Happening): gsap.core.Timeline {
    const ways: readonly Gesture[] = WAYS[happening];
    const way = this.same() ? ways[0]! : this.random.pick(ways.filter((other) => other !== this.last));
    this.last = way;
    return way(this.guide);
  }
}
