import type { Random } from '#engine/rules/random.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Friend } from './friend.ts';
import type { Guide } from './guide.ts';

type Gesture = (guide: Guide) => gsap.core.Timeline;

/** The same name whatever the reason was, so that it is not seen twice in a row after a streak either. */
const jump: Gesture = (guide) => guide.jump();
const cheer: Gesture = (guide) => guide.cheer();
const laugh: Gesture = (guide) => guide.laugh();
const wave: Gesture = (guide) => guide.wave();
/** One leap or two: the same for as long as the board is looked at. */
const LEAPS: readonly Gesture[] = [jump, cheer];
/** Who holds something does not leap: the arm that is free goes up, as in a wave. */
const RAISED: readonly Gesture[] = [...LEAPS, wave];

/** How a guide takes what happens: three ways for each, the first one for who needs it the same every time: then a streak is no reason for another. */
const WAYS = {
  right: [(guide) => guide.clap(), laugh, jump],
  streak: [cheer, wave, laugh],
  wrong: [(guide) => guide.think(), (guide) => guide.think('L'), (guide) => guide.wonder()],
} as const satisfies Readonly<Record<string, readonly Gesture[]>>;

export type Happening = keyof typeof WAYS;

/** Who is glad with the guide. */
interface Beside {
  readonly friend: Friend | undefined;
  readonly fx: () => FxContext;
}

/** After the guide has begun. */
const FRIEND_SECONDS = 0.15;
/** So long a joy stays in its face, from its beginning: until the board leaves. */
const GLAD_SECONDS = 1.6;

/** One that begins later, with nothing in its paws any more, is over within so long: before the next question is open. */
const LATER_SECONDS = 0.85;

/** A guide's reactions in a scene: no two alike follow one another, unless everything is to be the same every time. */
export class Reactions {
  private readonly guide: Guide;
  private readonly random: Random;
  private readonly same: () => boolean;
  private readonly beside: Beside | undefined;
  private last: Gesture | undefined;
  /** So many joys were shown. */
  private joys = 0;

  /** random: of decoration. same: asked each time. */
  constructor(guide: Guide, random: Random, same: () => boolean, beside?: Beside) {
    this.guide = guide;
    this.random = random;
    this.same = same;
    this.beside = beside;
  }

  /** The gesture for this, paused. later: so long its face alone is glad, since it has its paws full. */
  to(happening: Happening, later = 0): gsap.core.Timeline {
    const ways: readonly Gesture[] = WAYS[happening];
    const always = WAYS[happening === 'streak' ? 'right' : happening][0];
    const way = this.same()
      ? always
      : this.random.pick(ways.filter((other) => !this.looksLikeLast(other, later)));
    this.last = way;
    if (happening === 'wrong') return way(this.guide);
    const joy = this.stayingGlad(later > 0 ? this.withFreePaws(way) : way(this.guide), later);
    if (!this.beside?.friend) return joy;
    const { friend, fx } = this.beside;
    return together([0, joy], [FRIEND_SECONDS, friend.joy(this.same(), fx())]);
  }

  /** Whether it would be seen as the last one was. */
  private looksLikeLast(way: Gesture, later: number): boolean {
    const { guide, last } = this;
    const isHolding = guide.arms.carrying !== undefined && later === 0;
    const alike = isHolding ? RAISED : LEAPS;
    return way === last || (last !== undefined && alike.includes(way) && alike.includes(last));
  }

  /** What it has in its paws as this is made will have been put by then. */
  private withFreePaws(way: Gesture): gsap.core.Timeline {
    const { arms } = this.guide;
    const { carrying } = arms;
    arms.carrying = undefined;
    const joy = way(this.guide);
    arms.carrying = carrying;
    return joy.timeScale(Math.max(1, joy.duration() / LATER_SECONDS));
  }

  /** A joy that is seen in the face for longer than its gesture, but does not end the next one's. */
  private stayingGlad(joy: gsap.core.Timeline, later: number): gsap.core.Timeline {
    const { guide } = this;
    const mine = ++this.joys;
    const stay = (on: boolean) => () => {
      if (mine !== this.joys) return;
      guide.isGlad = on;
      guide.feel(on ? 'cheer' : 'idle');
    };
    const over = Math.max(GLAD_SECONDS, later + joy.duration() / joy.timeScale());
    return recipe()
      .call(stay(true), undefined, 0)
      .add(joy.paused(false), later)
      .call(stay(false), undefined, over);
  }
}
