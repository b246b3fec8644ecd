import type { Random } from '#engine/rules/random.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Friend } from './friend.ts';
import type { Guide } from './guide.ts';

type Gesture = (guide: Guide) => gsap.core.Timeline;

/** The same name whatever the reason was, so that it is not seen twice in a row after a streak either. */
const jump: Gesture = (guide) => guide.jump();
const laugh: Gesture = (guide) => guide.laugh();

/** How a guide takes what happens: three ways for each, the first one for who needs it the same every time: then a streak is no reason for another. */
const WAYS = {
  right: [(guide) => guide.clap(), laugh, jump],
  streak: [(guide) => guide.cheer(), jump, laugh],
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

/** A joy that is seen in the face for longer than its gesture. */
function stayingGlad(guide: Guide, joy: gsap.core.Timeline): gsap.core.Timeline {
  const stay = (on: boolean) => () => {
    guide.isGlad = on;
    guide.feel(on ? 'cheer' : 'idle');
  };
  const over = Math.max(GLAD_SECONDS, joy.duration());
  return recipe().call(stay(true), undefined, 0).add(joy.paused(false), 0).call(stay(false), undefined, over);
}

/** A guide's reactions in a scene: no two alike follow one another, unless everything is to be the same every time. */
export class Reactions {
  private readonly guide: Guide;
  private readonly random: Random;
  private readonly same: () => boolean;
  private readonly beside: Beside | undefined;
  private last: Gesture | undefined;

  /** random: of decoration. same: asked each time. */
  constructor(guide: Guide, random: Random, same: () => boolean, beside?: Beside) {
    this.guide = guide;
    this.random = random;
    this.same = same;
    this.beside = beside;
  }

  /** The gesture for this, paused. */
  to(happening: Happening): gsap.core.Timeline {
    const ways: readonly Gesture[] = WAYS[happening];
    const always = WAYS[happening === 'streak' ? 'right' : happening][0];
    const way = this.same() ? always : this.random.pick(ways.filter((other) => other !== this.last));
    this.last = way;
    if (happening === 'wrong') return way(this.guide);
    const joy = stayingGlad(this.guide, way(this.guide));
    if (!this.beside?.friend) return joy;
    const { friend, fx } = this.beside;
    return together([0, joy], [FRIEND_SECONDS, friend.joy(this.same(), fx())]);
  }
}
