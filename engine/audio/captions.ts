import type { Clock } from '#engine/kernel/clock.ts';
import type { Settings } from '#engine/kernel/settings.ts';

/** How long a caption stays after its sound, so that it can be read to the end. */
const LINGER_SECONDS = 1;

/** The text of what is being said right now, for the caption on the stage. */
export interface Captions {
  /** Undefined: nothing to show. */
  readonly text: string | undefined;
  /** Shows a text while a sound of so many seconds plays and a second longer; a new one replaces it. */
  show(text: string, seconds: number): void;
  /** As `show`, but does not replace a caption of the voice. */
  showAside(text: string, seconds: number): void;
  clear(): void;
  onChange(listener: (text: string | undefined) => void): () => void;
}

export function createCaptions(clock: Clock, settings: Settings): Captions {
  const listeners = new Set<(text: string | undefined) => void>();
  let text: string | undefined;
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
    until = clock.now + seconds + LINGER_SECONDS;
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
    clear: () => set(undefined),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
