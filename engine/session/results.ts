import type { GameOptions } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import { LEAST_ANSWERED, type RoundBegun, type Try } from '#engine/rules/played.ts';
import type { RoundSoFar } from '#engine/rules/round.ts';
import type { Finished } from '#engine/scenes/scene-events.ts';
import { leftRound, resultOf } from './attempt.ts';

/** The finished rounds of a session: each is reported at once, and once more if it is only stored locally. */
export class Results {
  private readonly game: Game;
  private readonly options: GameOptions;
  private xp: number | undefined;
  private last: Finished | undefined;
  /** Whether this one is saved has not been reported yet. */
  private untold: Finished | undefined;
  /** Tries of the left round that was told last. */
  private leftAfter = 0;

  constructor(game: Game, options: GameOptions) {
    this.game = game;
    this.options = options;
    this.xp = options.player.xp;
  }

  /** What the result scene shows. */
  get newest(): Finished | undefined {
    return this.last;
  }

  /** Hands the result over at once, before the final animation. */
  add(begun: RoundBegun, score: number, tries: readonly Try[]): void {
    const result = resultOf(this.game, begun, score, tries);
    this.last = { result, saved: this.options.onResult(result), xpBefore: this.xp };
    this.untold = this.last;
    this.leftAfter = 0;
    if (this.xp === undefined) return;
    this.xp += result.xpGained;
    void this.last.saved.then((state) => {
      if (state === 'refused') this.xp! -= result.xpGained;
    });
  }

  /**
   * Reports a round that is left now, unless it was too short, or was told so far before. A class sees every star it
   * has: nothing of it is kept.
   */
  leave(left: RoundSoFar | undefined): void {
    const least = this.options.board ? 1 : LEAST_ANSWERED;
    if (!left || left.index < least || left.tries.length === this.leftAfter) return;
    this.leftAfter = left.tries.length;
    this.options.onLeft?.(leftRound(this.game, left));
  }

  /**
   * Reports a result that is kept for later. Not called during the praise of the last answer: the message would
   * disappear before the result is shown.
   */
  notifyIfKept(): void {
    const told = this.untold;
    this.untold = undefined;
    void told?.saved.then((state) => {
      if (state === 'kept') this.options.onKept();
    });
  }
}
