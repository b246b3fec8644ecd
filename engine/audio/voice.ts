import type { Captions } from './captions.ts';
import type { Outcome } from './channels.ts';
import type { ClipId } from './clips.ts';

export interface VoiceEvents {
  /** A sentence begins; seconds: how long it will take. */
  sentence?(text: string, seconds: number): void;
  /** Everything was said, or could not be heard but had its time. Not called when replaced or stopped. */
  done?(outcome: Outcome): void;
}

/** The guide's voice: one at a time, a new one replaces the old. */
export interface Voice {
  /** Speaks sentences one after the other, each found by its text. An empty list is done at the next step. */
  say(sentences: readonly string[], on?: VoiceEvents): void;
  /** Plays one clip by its id: "instructions/number-trail". */
  clip(id: ClipId, on?: VoiceEvents): void;
  stop(): void;
  readonly speaking: boolean;
  readonly captions: Captions;
}
