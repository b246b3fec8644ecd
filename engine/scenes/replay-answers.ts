import type { RoundPicture } from '#engine/plays/play.ts';
import type { RoundSoFar } from '#engine/rules/round.ts';

/** Replays the answered questions on a game's picture, so that a round can be resumed. */
export function replayAnswers(
  { questions, index }: RoundSoFar,
  pictured: RoundPicture,
  play: (animation: gsap.core.Animation) => gsap.core.Animation,
): void {
  questions.slice(0, index).forEach((question, at) => {
    const steps = [
      () => pictured.ask(at).arrive(),
      () => pictured.board.right(question.answer),
      () => pictured.board.leave(),
    ];
    // Each is created after the one before has ended, because it starts from the resulting state.
    for (const step of steps) play(step()).progress(1).kill();
  });
}
