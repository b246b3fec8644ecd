import type { ClipId, EffectName, SoundManifest } from '#engine/rules/clips.ts';
import { Calls } from './calls.ts';
import { Effects, type EffectOptions } from './effects.ts';
import { Mixer, type MixerOptions, type SoundRecord } from './mixer.ts';
import { Music } from './music.ts';
import type { Outcome } from './port.ts';
import { Speech, type PlayingSound, type SpeechRequest } from './speech.ts';

/**
 * Voice, the guide's own sounds, effects and music. However a spoken sound ends, `onDone` is called exactly once, in a step of the clock; a
 * sound that cannot be heard (muted, refused, missing) still takes the clip's length.
 */
export interface Channels {
  readonly manifest: SoundManifest;
  effect(name: EffectName, options?: EffectOptions): void;
  /** `voice.ts` is the only caller. */
  speak(clip: SpeechRequest, onDone: (outcome: Outcome) => void): PlayingSound;
  /** Plays a sound of the guide's own; `guide-sounds.ts` is the only caller. */
  call(id: ClipId, onDone: () => void): PlayingSound;
  /** Loops this piece of music from now on; undefined: silence. */
  music(id: ClipId | undefined): void;
  /** Lowers the music while somebody speaks. */
  duck(down: boolean): void;
  /** False when the voice is switched off on this device, was refused, or failed to load. */
  readonly voiceAudible: boolean;
  /** Fetches and decodes clips in advance, a few at a time, in this order. */
  prepare(ids: readonly ClipId[]): Promise<void>;
  readonly log: readonly SoundRecord[];
  /** Pauses all sounds; and resumes them. */
  pause(): void;
  resume(): void;
  dispose(): void;
}

export interface ChannelOptions extends MixerOptions {
  /** An effect that belongs to the story has a caption, too: "[cheering]". */
  onCaption(text: string, seconds: number): void;
  /** A sound was refused or failed to load; the game goes on. wanted: the user pressed something to hear it. */
  onRefused(id: ClipId, outcome: Outcome, wanted: boolean): void;
  /** A sound that was late has not come since, nor when it was asked for once more: half a minute in all. */
  onHung(id: ClipId): void;
}

const LOADS_AT_ONCE = 3;
/** After so long a request that hangs was given up (`port.ts`), so that another one can be made. */
const HUNG_SECONDS = 15;

export function createChannels(options: ChannelOptions): Channels {
  const { manifest, port, timers } = options;
  const mixer = new Mixer(options);
  const effects = new Effects({ ...options, mixer });
  const askAgain = async (id: ClipId) => {
    const come = await port.prepare(mixer.clip(id)!.src);
    if (!come && !gone) options.onHung(id);
  };
  const onRefused: ChannelOptions['onRefused'] = (id, outcome, wanted) => {
    if (outcome === 'late') timers.after(HUNG_SECONDS, () => void askAgain(id));
    options.onRefused(id, outcome, wanted);
  };
  const speech = new Speech({ ...options, mixer, onRefused });
  const calls = new Calls({ ...options, mixer });
  const music = new Music({ ...options, mixer });
  let gone = false;
  return {
    manifest,
    log: mixer.log,
    get voiceAudible() {
      return speech.audible;
    },
    effect: (name, how) => effects.play(name, how),
    speak: (clip, onDone) => speech.speak(clip, onDone),
    call: (id, onDone) => calls.play(id, onDone),
    music: (id) => music.play(id),
    duck: (down) => music.duck(down),
    async prepare(ids) {
      const queue = ids.flatMap((id) => mixer.clip(id)?.src ?? []);
      const work = async () => {
        for (let src = queue.shift(); src !== undefined && !gone; src = queue.shift())
          await port.prepare(src);
      };
      await Promise.all(Array.from({ length: LOADS_AT_ONCE }, work));
    },
    pause: () => port.pause(),
    resume: () => port.resume(),
    dispose() {
      gone = true;
      music.dispose();
      mixer.dispose();
      port.dispose();
    },
  };
}
