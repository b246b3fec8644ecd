import type { Timers } from '#engine/kernel/timers.ts';
import type { ClipId } from '#engine/rules/clips.ts';
import type { Mixer } from './mixer.ts';
import type { PortSound } from './port.ts';
import type { PlayingSound } from './speech.ts';

export interface CallOptions {
  readonly timers: Timers;
  readonly mixer: Mixer;
}

/** Sounds that the guide makes beside the narrator. One that is refused or missing is left out without a word. */
export class Calls {
  private readonly options: CallOptions;

  constructor(options: CallOptions) {
    this.options = options;
  }

  /** onDone: called once, however it ends, in a step of the clock or by `stop`. */
  play(id: ClipId, onDone: () => void): PlayingSound {
    const { timers, mixer } = this.options;
    const clip = mixer.clip(id);
    const seconds = clip?.seconds ?? 0;
    const line = mixer.record('guide', id);
    let playing: PortSound | undefined;
    const finish = () => {
      callOff();
      line.outcome ??= 'ended';
      onDone();
    };
    // Its length alone ends it: an end event may be lost, and nothing waits for a guide.
    const callOff = timers.after(seconds, finish);
    if (clip && mixer.canSound('guide')) {
      playing = mixer.start('guide', clip, {}, (outcome) => {
        line.outcome ??= outcome;
      });
    }
    return {
      seconds,
      stop: (fadeSeconds = 0) => {
        line.outcome ??= 'stopped';
        finish();
        if (playing) mixer.fadeOut(playing, fadeSeconds);
      },
    };
  }
}
