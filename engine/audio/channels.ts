import type { ClipId, EffectName } from './clips.ts';

export const CHANNEL_NAMES = ['voice', 'effects', 'music'] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** How a sound came to its end. Blocked: the browser plays nothing before the first gesture. */
export type Outcome = 'ended' | 'blocked' | 'failed' | 'stopped';

export interface EffectOptions {
  /** Pitch, in semitones up or down; also makes it a little shorter or longer. */
  readonly semitones?: number;
  /** 0 to 1, of the channel's volume. */
  readonly volume?: number;
}

/** One line of what was asked to sound, for tests and the workbench. */
export interface SoundRecord {
  readonly channel: ChannelName;
  readonly id: ClipId;
  /** Engine time in seconds. */
  readonly at: number;
  readonly outcome: Outcome | undefined;
}

/** A sound under way. */
export interface Playing {
  /** Seconds it lasts. */
  readonly seconds: number;
  /** Fades out in so many seconds and ends as "stopped". */
  stop(fadeSeconds?: number): void;
}

/**
 * Voice, effects and music. Whatever becomes of a sound, `onDone` is called exactly once, in a step of the
 * clock; a sound that cannot be heard (muted, refused, missing) keeps the clip's length all the same.
 */
export interface Channels {
  effect(name: EffectName, options?: EffectOptions): void;
  /** One spoken clip; `voice.ts` is the only caller. */
  speak(id: ClipId, onDone: (outcome: Outcome) => void): Playing;
  /** Loops a piece of music from now on; undefined: silence. */
  music(id: ClipId | undefined): void;
  /** Lowers the music while somebody speaks. */
  duck(down: boolean): void;
  /** False while the browser still refuses sound, or the device has it switched off. */
  audible(channel: ChannelName): boolean;
  readonly log: readonly SoundRecord[];
  /** Halts all sounds where they are, and goes on. */
  pause(): void;
  resume(): void;
  dispose(): void;
}
