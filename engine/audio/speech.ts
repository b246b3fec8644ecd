import type { Clock } from '#engine/kernel/clock.ts';
import type { Timers } from '#engine/kernel/timers.ts';
import type { ClipId } from '#engine/rules/clips.ts';
import type { Mixer } from './mixer.ts';
import type { Outcome, PortSound } from './port.ts';

/** A clip to speak. */
export interface SpeechRequest {
  readonly id: ClipId;
  /** The length to assume when the manifest does not know it. */
  readonly seconds: number;
  /** The user pressed something to hear it. */
  readonly wanted?: boolean | undefined;
}

/** A sound under way. */
export interface PlayingSound {
  /** Its length in seconds. */
  readonly seconds: number;
  /** Fades out in this many seconds and ends as "stopped". */
  stop(fadeSeconds?: number): void;
}

export interface SpeechOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly mixer: Mixer;
  onRefused(id: ClipId, outcome: Outcome, wanted: boolean): void;
}

/** A sound this much longer than its length is given up: its end event was lost. */
const PATIENCE_SECONDS = 2;

/** Spoken clips. Whatever happens to one, it takes its time, and its end is reported once, in a step of the clock. */
export class Speech {
  private readonly options: SpeechOptions;
  private refused = false;

  constructor(options: SpeechOptions) {
    this.options = options;
  }

  /** False when the voice is switched off on this device, was refused, or failed to load. */
  get audible(): boolean {
    return this.options.mixer.levelOf('voice') > 0 && !this.refused;
  }

  speak(
    { id, seconds: estimate, wanted = false }: SpeechRequest,
    onDone: (outcome: Outcome) => void,
  ): PlayingSound {
    const { clock, timers, mixer, onRefused } = this.options;
    const clip = mixer.clip(id);
    const seconds = (clip?.seconds ?? estimate) * mixer.stretchOf('voice');
    const line = mixer.record('voice', id);
    let playing: PortSound | undefined;
    let over = false;
    let callOff: () => void = () => {};
    const finish = (outcome: Outcome) => {
      if (over) return;
      over = true;
      callOff();
      line.outcome = outcome;
      onDone(outcome);
    };
    const finishAfter = (wait: number, outcome: Outcome) => {
      callOff();
      callOff = timers.after(Math.max(0, wait), () => finish(outcome));
    };
    const refuse = (outcome: Outcome) => {
      this.refused = true;
      onRefused(id, outcome, wanted);
      finishAfter(line.at + seconds - clock.now, outcome);
    };
    if (!clip) refuse('failed');
    else if (!mixer.canSound('voice')) finishAfter(seconds, 'ended');
    else {
      callOff = timers.after(seconds + PATIENCE_SECONDS, () => {
        playing?.stop();
        // It never started, or its end event was lost.
        onRefused(id, 'late', wanted);
        finish('late');
      });
      playing = mixer.start('voice', clip, {}, (outcome) => {
        if (over) return;
        if (outcome === 'failed' || outcome === 'blocked') return refuse(outcome);
        if (outcome === 'ended') this.refused = false;
        // The flow advances in steps of the clock only.
        finishAfter(0, outcome);
      });
    }
    return {
      seconds,
      stop: (fadeSeconds = 0) => {
        if (over) return;
        finish('stopped');
        if (playing) mixer.fadeOut(playing, fadeSeconds);
      },
    };
  }
}
