import type { RoundPicture } from '#engine/plays/play.ts';
import type { RoundParts } from './round-parts.ts';

/** So many times as fast as it was drawn, a question gives way to the next. */
export const LEAVE_PACE = 1.5;

/** A question leaves at this pace; once it is gone, the round is moved on and the next one asked. */
export function giveWay(
  { animate, after, machine }: Pick<RoundParts, 'animate' | 'after' | 'machine'>,
  board: Pick<RoundPicture['board'], 'leave'>,
  pace: number,
  move: () => void,
): void {
  const leaving = animate(board.leave()).timeScale(pace);
  after(leaving.duration() / pace, () => {
    // Its things are about to go: no last frame may still move them.
    leaving.progress(1);
    move();
    machine.send('next');
  });
}
