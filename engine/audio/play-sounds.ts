import type { EffectName } from '#engine/rules/clips.ts';
import type { EffectOptions } from './effects.ts';

/** How effects are requested: by event, never by file. */
export interface PlaySounds {
  effect(name: EffectName, options?: EffectOptions): void;
  /** Speaks sentences one after the other (with captions); a new call replaces the previous one. */
  say(...sentences: readonly string[]): void;
}
