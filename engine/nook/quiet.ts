import type { BareStage } from '#engine/scenes/stage-context.ts';
import type { RoomView } from './room-view.ts';

/** Nobody has done anything for so long, and nothing was said: what moves ends its turn, and all comes to rest. */
const QUIET_SECONDS = 10;

/** Whether somebody is there: then things in the room take turns. */
export class Quiet {
  private readonly stage: BareStage;
  private readonly room: RoomView;
  private since: number;

  constructor(stage: BareStage, room: RoomView) {
    this.stage = stage;
    this.room = room;
    this.since = stage.clock.now;
  }

  readonly touched = (): void => void (this.since = this.stage.clock.now);

  /** The room follows the clock, until the function that is returned is called. */
  listen(onRest: (isAtRest: boolean) => void): () => void {
    const { clock, onFreePress } = this.stage;
    onFreePress.add(this.touched);
    const stop = clock.onStep(() => onRest(this.step()));
    return () => {
      stop();
      onFreePress.delete(this.touched);
    };
  }

  /** Shows the room as it is now. Returns whether everything in it has come to rest. */
  step(): boolean {
    const { clock, voice, calm } = this.stage;
    if (voice.captions.text !== undefined) this.touched();
    const isQuiet = clock.now - this.since > QUIET_SECONDS;
    this.room.step(clock.now, calm(), !isQuiet);
    return isQuiet && this.room.isStill;
  }
}
