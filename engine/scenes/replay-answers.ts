import type { RoundPicture } from '#engine/plays/play.ts';
import type { Round } from '#engine/rules/round.ts';

/** Replays the answered questions on a game's picture, so that a round can be resumed. */
export function replayAnswers(
  round: Round,
  pictured: RoundPicture,
  play: (animation: gsap.core.Animation) => gsap.core.Animation,
): void {
  for (let at = 0; at < round.index; at++) {
    const steps = [
      () => pictured.ask(at).arrive(),
      () => pictured.board.right(round.questionAt(at).answer),
      () => pictured.board.leave(),
    ];
    // Each is created after the one before has ended, because it starts from the resulting state.
    for (const step of steps) play(step()).progress(1).kill();
  }
}
