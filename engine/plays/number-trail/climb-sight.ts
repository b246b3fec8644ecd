import { recipe } from '#engine/fx/motion.ts';
import type { PlayContext } from '#engine/plays/play.ts';
import type { Ascent } from './ascent.ts';
import { going } from './camera.ts';

/** The camera of a climb: the step that it sees the mountain from, and in its picture the climber. */
export class ClimbSight {
  /** No step of the clock is heard any more. */
  readonly dispose: () => void;
  private readonly ascent: Ascent;
  private readonly context: Pick<PlayContext, 'guide' | 'fx'>;
  private current: number | undefined;
  /** With a fraction on its way. */
  private from = 0;
  /** The same as it was last seen: what is completed at once by an answer has not been. */
  private seen = 0;

  constructor(ascent: Ascent, context: Pick<PlayContext, 'guide' | 'fx' | 'clock'>) {
    this.ascent = ascent;
    this.context = context;
    this.dispose = context.clock.onStep(() => void (this.seen = this.from));
  }

  /** Where it stands for the climber. */
  get home(): number {
    return this.current ?? 0;
  }

  /** The climber is at this step, undefined before the first, and in sight. */
  begin(current: number | undefined): void {
    this.current = current;
    this.from = this.seen = this.home;
  }

  /** To be called when the mountain has another place. */
  place(): void {
    this.stand(this.from);
  }

  /** It goes to where it sees the mountain from this step, which is asked for as it sets out. 0.4 s. */
  look(to: () => number): gsap.core.Timeline {
    let way: readonly [from: number, to: number] | undefined;
    return going((share) => {
      const [from, goal] = (way ??= [this.from, to()]);
      this.stand(share === 1 ? goal : from + (goal - from) * share);
    }, this.context.fx());
  }

  /** From where it was seen to be, back to the climber: nothing where it is there. */
  comeBack(): gsap.core.Timeline {
    this.stand(this.seen);
    return this.from === this.home ? recipe() : this.look(() => this.home);
  }

  private stand(from: number): void {
    const { ascent, context, current } = this;
    this.from = from;
    ascent.position.copyFrom(ascent.seenFrom(from));
    context.guide.position.copyFrom(ascent.feetOnStage(current, from));
  }
}
