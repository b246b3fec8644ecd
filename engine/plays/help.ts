import type { PlaySounds } from '#engine/audio/play-sounds.ts';
import { recipe } from '#engine/fx/motion.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import type { HelpStep } from '#engine/rules/game.ts';

/** The animations that accompany the steps of a question's help, created anew each time they are shown. */
export interface HelpPicture<Point> {
  /** Makes room for the help; the first step starts after `leadSeconds`. */
  readonly come: gsap.core.Timeline;
  readonly leadSeconds: number;
  /** Sets texts as the step begins, before it is spoken: a new caption re-renders all texts sharply. */
  write?(point: Point): void;
  /** Shows what this step is about. */
  point(point: Point): gsap.core.Timeline;
  /** Seconds from the start of this step to that of the next. */
  secondsFor(point: Point): number;
}

/** Plays the steps of the help: each is spoken while it is pointed at. */
export function playHelp<Point>(
  steps: readonly HelpStep<Point>[],
  picture: HelpPicture<Point>,
  sounds: Pick<PlaySounds, 'say'>,
): gsap.core.Timeline {
  const timeline = recipe().add(picture.come.paused(false), 0);
  let at = picture.leadSeconds;
  for (const { say, point } of steps) {
    const begin = () => {
      picture.write?.(point);
      sounds.say(...sentencesOf(say));
    };
    timeline.call(begin, undefined, at).add(picture.point(point).paused(false), at);
    at += picture.secondsFor(point);
  }
  return timeline;
}
