import type { Clock } from '#engine/kernel/clock.ts';
import { type ClipId, CELEBRATIONS, RESULT_SOUNDS } from '#engine/rules/clips.ts';

const results: readonly string[] = [...Object.values(RESULT_SOUNDS), ...CELEBRATIONS];
/** In order of importance: of several kinds that fail, the first listed is reported. */
const KINDS: readonly (readonly [test: (id: ClipId) => boolean, what: string])[] = [
  [(id) => id.startsWith('instructions/'), 'instructions audio'],
  [(id) => id.startsWith('sentences/'), 'question audio'],
  [(id) => id.startsWith('numbers/'), 'number audio'],
  [(id) => id.startsWith('shapes/'), 'shape audio'],
  [(id) => results.some((name) => id.endsWith(name)), 'game result audio'],
  [(id) => id === 'effects/wrong' || id.endsWith('try_again'), 'error sound'],
  [() => true, 'audio'],
];
const kindOf = (id: ClipId) => KINDS.findIndex(([test]) => test(id));
/** A child misses nothing without a tap or a pop; the small print tells the adult. */
const isSmall = (id: ClipId) => id.startsWith('effects/') && kindOf(id) === KINDS.length - 1;

/**
 * What a player is told when a sound is refused. automatic: it was meant to start by itself. Source: product
 * specification, section 8, "Audio refused".
 */
export const soundProblem = (id: ClipId, automatic: boolean): string =>
  `Failed to ${automatic ? 'autoplay' : 'play'} ${KINDS[kindOf(id)]![1]}`;

/** Failures come in groups: waits this long for a more important one. */
const GATHER_SECONDS = 1;

export interface SoundProblemsOptions {
  readonly clock: Clock;
  /** True while something is being said. */
  speaking(): boolean;
  tell(message: string): void;
}

export interface SoundProblems {
  /** wanted: the user pressed something to hear it and waits for a response. */
  add(id: ClipId, problem: { readonly automatic: boolean; readonly wanted: boolean }): void;
}

/** Reports missing sound once, under the most important kind, and not while a question is being asked. */
export function createSoundProblems({ clock, speaking, tell }: SoundProblemsOptions): SoundProblems {
  let worst: { readonly id: ClipId; readonly message: string; readonly at: number } | undefined;
  let told = false;
  const tellNow = () => {
    if (told || !worst) return;
    told = true;
    stop();
    tell(worst.message);
  };
  const stop = clock.onStep(() => {
    if (worst && !speaking() && clock.now - worst.at >= GATHER_SECONDS) tellNow();
  });
  return {
    add(id, { automatic, wanted }) {
      if (told || isSmall(id)) return;
      if (!worst || kindOf(id) < kindOf(worst.id))
        worst = { id, message: soundProblem(id, automatic), at: worst?.at ?? clock.now };
      if (wanted) tellNow();
    },
  };
}
