import type { Clock } from '#engine/kernel/clock.ts';
import type { Settings } from '#engine/kernel/settings.ts';

/** How long a caption stays after its sound, so that it can be read to the end. */
const LINGER_SECONDS = 1;
/** How long a caption stands at least before another subject takes it away. */
export const READ_SECONDS = 1;

/** The text of what is being said right now, for the caption on the stage. */
export interface Captions {
  /** Undefined: nothing to show. */
  readonly text: string | undefined;
  /** Shows a text while a sound of so many seconds plays and a second longer; a new one replaces it. */
  show(text: string, seconds: number): void;
  /** As `show`, but does not replace a caption of the voice. */
  showAside(text: string, seconds: number): void;
  /** Takes the text away, once it has stood for so many seconds. */
  clear(leastSeconds?: number): void;
  onChange(listener: (text: string | undefined) => void): () => void;
}

export function createCaptions(clock: Clock, settings: Settings): Captions {
  const listeners = new Set<(text: string | undefined) => void>();
  let text: string | undefined;
  let shownAt = 0;
  let until = 0;
  const set = (next: string | undefined) => {
    if (next === text) return;
    text = next;
    listeners.forEach((listener) => listener(next));
  };
  clock.onStep(() => {
    if (text !== undefined && clock.now >= until) set(undefined);
  });
  const show = (next: string, seconds: number) => {
    if (!settings.values.captions) return;
    shownAt = clock.now;
    until = shownAt + seconds + LINGER_SECONDS;
    set(next);
  };
  return {
    get text() {
      return text;
    },
    show,
    showAside(next, seconds) {
      if (text === undefined) show(next, seconds);
    },
    clear(leastSeconds = 0) {
      until = Math.min(until, shownAt + leastSeconds);
      if (clock.now >= until) set(undefined);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
