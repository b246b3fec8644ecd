import type { PlaySounds } from '#engine/audio/play-sounds.ts';
import { FINGER, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import type { Pointing, Spot } from './pointing.ts';

/** The animations that accompany the steps of a question's help, created anew each time they are shown. */
export interface HelpPicture<Point> {
  /** Makes room for the help; the first step starts after `leadSeconds`. */
  readonly come: gsap.core.Timeline;
  readonly leadSeconds: number;
  /** Sets texts as the step begins, before it is spoken: a new caption re-renders all texts sharply. */
  write?(point: Point): void;
  /** Brings what this step is about into sight, before its word and the finger; omitted, or empty: it is in sight. */
  comes?(point: Point): gsap.core.Timeline;
  /** Shows what this step is about. */
  point(point: Point): gsap.core.Timeline;
  /** Seconds from the start of this step to that of the next. */
  secondsFor(point: Point): number;
  /** Where the finger is during this step; undefined: nothing is pointed at. */
  at(point: Point): Spot | undefined;
  /** It is the child's turn with this step: what it is about is marked, until it is pointed at; omitted: nothing is. */
  awaits?(point: Point): gsap.core.Timeline;
  /** A thing was touched, by the id of its toy, and this step is to be about it; omitted: the order is fixed. */
  means?(toy: string, point: Point): void;
  /** At least so many steps are the guide's, if one is left for the child; omitted: one. */
  readonly least?: number;
  /** While it is the child's turn the finger rests on what comes next. */
  readonly rests?: boolean;
  /** The child goes on with it although it ends by asking; omitted: who is asked answers, and the guide takes all steps. */
  readonly isShared?: true;
}

/** What is needed to play a step: a voice, and a finger. */
export interface HelpRunner {
  readonly sounds: Pick<PlaySounds, 'say'>;
  readonly finger: Pick<Pointing, 'pointAt' | 'letGo'>;
  readonly fx: () => FxContext;
}

/** The help in two parts: how the guide begins it, and each step that is left. */
export interface Guided {
  readonly beginning: gsap.core.Timeline;
  /**
   * In their order; each is created when its turn comes. toy: what was touched for it, which shows what it is about;
   * undefined: the guide's finger shows it. isAlone: nobody has asked for it, so that its word waits for the finger.
   */
  readonly rest: readonly ((toy: string | undefined, isAlone?: boolean) => gsap.core.Timeline)[];
}

/** Plays the steps of the help: each is spoken while it is pointed at. resting: where the finger is afterwards; omitted: out of sight. */
export function playHelp<Point>(
  steps: readonly HelpStep<Point>[],
  picture: HelpPicture<Point>,
  runner: HelpRunner,
  resting?: Spot,
): gsap.core.Timeline {
  const timeline = recipe().add(picture.come.paused(false), 0);
  const [first] = steps;
  const ready = first ? wayTo(first, picture) : 0;
  let from = picture.leadSeconds;
  for (const step of steps) from = addStep(timeline, { from, ready }, step, picture, runner);
  const { finger, fx } = runner;
  const after = resting ? finger.pointAt(resting, FINGER.way, fx()) : finger.letGo();
  return timeline.add(after.paused(false), Math.max(0, from));
}

/** The same, as far as it is the guide's: it begins, and each further step is one of its own. begun: how many are the guide's. */
export function beginHelp<Point>(
  steps: readonly HelpStep<Point>[],
  begun: number,
  picture: HelpPicture<Point>,
  runner: HelpRunner,
): Guided {
  /** What the child goes on with is marked as its turn begins. */
  const awaiting = (timeline: gsap.core.Timeline, next: HelpStep<Point> | undefined) =>
    timeline.add((next && picture.awaits?.(next.point))?.paused(false) ?? recipe().paused(false));
  const next = steps[begun];
  const resting = picture.rests && next ? picture.at(next.point) : undefined;
  return {
    beginning: awaiting(playHelp(steps.slice(0, begun), picture, runner, resting), next),
    rest: steps.slice(begun).map((step, index, left) => (toy, isAlone = false) => {
      if (toy !== undefined) picture.means?.(toy, step.point);
      const timeline = recipe();
      if (toy !== undefined && resting) timeline.add(runner.finger.letGo().paused(false), 0);
      const shown = toy === undefined ? runner : { ...runner, finger: NO_FINGER };
      const ready = isAlone ? wayTo(step, picture) : 0;
      const end = addStep(timeline, { from: 0, ready }, step, picture, shown);
      if (index === left.length - 1) timeline.add(shown.finger.letGo().paused(false), end);
      return awaiting(lasting(timeline, end), isAlone ? undefined : left[index + 1]);
    }),
  };
}

/** Where the child's own finger points, no other does. */
const NO_FINGER: HelpRunner['finger'] = { pointAt: recipe, letGo: recipe };

/** So long before its word a finger sets out, to be there, or gone, as the word begins. */
const wayTo = <Point>({ point }: HelpStep<Point>, picture: HelpPicture<Point>): number =>
  picture.at(point) ? FINGER.way : 0;

/**
 * The one way in which a step is played: word and picture begin together, and the finger is there by then; where nothing
 * is pointed at, it has gone. What has to come into sight first does so while nothing is pointed at, from `from` on; where
 * nothing has to, the step begins then, but not before `ready`. Returns when the next one begins.
 */
function addStep<Point>(
  timeline: gsap.core.Timeline,
  { from, ready }: { readonly from: number; readonly ready: number },
  step: HelpStep<Point>,
  picture: HelpPicture<Point>,
  { sounds, finger, fx }: HelpRunner,
): number {
  const { say, point } = step;
  const seconds = picture.secondsFor(point);
  const spot = picture.at(point);
  const coming = picture.comes?.(point).paused(false);
  const isComing = coming !== undefined && coming.duration() > 0;
  const at = isComing ? from + coming.duration() + wayTo(step, picture) : Math.max(from, ready);
  if (isComing)
    timeline.add(finger.letGo().paused(false), Math.max(0, from - FINGER.leave)).add(coming, from);
  const setsOut = Math.max(0, at - (spot ? FINGER.way : FINGER.leave));
  const begin = () => {
    picture.write?.(point);
    sounds.say(...sentencesOf(say));
  };
  timeline
    .call(begin, undefined, at)
    .add(picture.point(point).paused(false), at)
    .add(finger.pointAt(spot, seconds, fx()).paused(false), setsOut);
  return at + seconds;
}

/**
 * How many steps of a way the guide takes before the child goes on. A way that ends by asking is gone on with by answering,
 * and one of a single step cannot be shared: there the guide takes them all. least: as many as are needed to show anything.
 */
export function begunByGuide(steps: readonly HelpStep[], asks: readonly string[], least = 1): number {
  const isAsked = asks.some((asked) => steps.at(-1)!.say.endsWith(asked));
  const half = Math.max(Math.min(least, steps.length - 1), Math.floor(steps.length / 2));
  return isAsked ? steps.length : Math.max(1, half);
}
