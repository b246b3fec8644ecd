import type { Captions } from '#engine/audio/captions.ts';
import type { GuideSounds } from '#engine/audio/guide-sounds.ts';
import type { Voice, VoiceEvents } from '#engine/audio/voice.ts';

/** As long as it takes to read a sentence aloud together. */
const secondsFor = (text: string) => 0.8 + text.length * 0.06;
/** The last sentence stays so much longer. */
const LINGER_SECONDS = 1;

/** Calls back after so many seconds of engine time. Returns what calls it off. */
type After = (seconds: number, fn: () => void) => () => void;

/** Where only one is spoken to, the guide makes no sounds of its own. */
export const SILENT_GUIDE: GuideSounds = {
  make: () => 0,
  prepare: () => undefined,
  stop: () => undefined,
  mouth: undefined,
};

function createLine(): Captions {
  const listeners = new Set<(text: string | undefined) => void>();
  let line: string | undefined;
  const set = (text: string | undefined) => {
    line = text;
    listeners.forEach((listener) => listener(text));
  };
  return {
    get text() {
      return line;
    },
    show: set,
    showAside: (text) => line === undefined && set(text),
    clear: () => set(undefined),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A voice that is only read: where two sides play, help for one must not talk into what the other hears. Its captions
 * are shown whatever the settings say, because nobody hears it.
 */
export function createSilentVoice(after: After): Voice {
  const captions = createLine();
  let callOff: (() => void) | undefined;
  const stop = () => {
    callOff?.();
    callOff = undefined;
    captions.clear();
  };
  const say = (sentences: readonly string[], on: VoiceEvents = {}) => {
    stop();
    const next = (at: number) => {
      const text = sentences[at];
      if (text === undefined) {
        callOff = after(LINGER_SECONDS, stop);
        return on.done?.('ended');
      }
      const seconds = secondsFor(text);
      captions.show(text, seconds);
      on.sentence?.(text, seconds);
      callOff = after(seconds, () => next(at + 1));
    };
    callOff = after(0, () => next(0));
  };
  return {
    captions,
    get speaking() {
      return callOff !== undefined;
    },
    say,
    clip: (_id, on) => say([], on),
    prepare: () => Promise.resolve(),
    stop,
  };
}
