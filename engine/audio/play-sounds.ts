import type { EffectName } from '#engine/rules/clips.ts';
import type { EffectOptions } from './effects.ts';

/** How effects are requested: by event, never by file. */
export interface PlaySounds {
  effect(name: EffectName, options?: EffectOptions): void;
  /** Fetches an effect that is heard sooner than an answer, of those that otherwise follow the question. */
  prepare(name: EffectName): void;
  /** Speaks sentences one after the other (with captions); a new call replaces the previous one. */
  say(...sentences: readonly string[]): void;
}
