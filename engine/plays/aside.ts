import type { PlayContext } from './play.ts';

/** What a touch on the board shows for a while, beside the game: completed at once when the game goes on. */
export class Aside {
  private readonly context: Pick<PlayContext, 'animate' | 'sounds'>;
  private running: gsap.core.Timeline | undefined;

  constructor(context: Pick<PlayContext, 'animate' | 'sounds'>) {
    this.context = context;
  }

  /** timeline: ends in the state that it began with. */
  show(timeline: gsap.core.Timeline): void {
    this.end();
    this.context.sounds.effect('pop');
    this.running = this.context.animate(timeline);
  }

  end(): void {
    this.running?.progress(1, true).kill();
    this.running = undefined;
  }
}
