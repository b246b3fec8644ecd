import type { Clock } from '#engine/kernel/clock.ts';
import type { ClipId, EffectName } from '#engine/rules/clips.ts';
import type { Mixer } from './mixer.ts';
import type { Outcome } from './port.ts';

export interface EffectOptions {
  /** Pitch, in semitones up or down; also makes it a little shorter or longer. */
  readonly semitones?: number;
  /** 0 to 1, of the channel's volume. */
  readonly volume?: number;
}

export interface EffectsOptions {
  readonly clock: Clock;
  readonly mixer: Mixer;
  onCaption(text: string, seconds: number): void;
  onRefused(id: ClipId, outcome: Outcome, wanted: boolean): void;
}

const AT_ONCE = 3;
const SAME_EFFECT_SECONDS = 0.04;

interface Effect {
  readonly name: EffectName;
  readonly at: number;
  readonly until: number;
}

/** Short sounds, a few at a time. One too many, or a repetition of one that has just started, is skipped. */
export class Effects {
  private readonly options: EffectsOptions;
  private current: readonly Effect[] = [];

  constructor(options: EffectsOptions) {
    this.options = options;
  }

  play(name: EffectName, { semitones = 0, volume = 1 }: EffectOptions = {}): void {
    const { clock, mixer, onCaption, onRefused } = this.options;
    const { now } = clock;
    const current = this.current.filter((effect) => effect.until > now);
    if (current.length >= AT_ONCE) return;
    if (current.some((effect) => effect.name === name && now - effect.at < SAME_EFFECT_SECONDS)) return;
    const id = `effects/${name}`;
    const clip = mixer.clip(id);
    const rate = 2 ** (semitones / 12);
    const line = mixer.record('effects', id);
    if (clip?.caption !== undefined) onCaption(clip.caption, clip.seconds);
    this.current = [...current, { name, at: now, until: now + (clip?.seconds ?? 0) / rate }];
    if (!clip) {
      line.outcome = 'failed';
      onRefused(id, 'failed', true);
    } else if (!mixer.canSound('effects')) line.outcome = 'ended';
    else {
      mixer.start('effects', clip, { rate, volume }, (outcome) => {
        line.outcome = outcome;
        if (outcome === 'failed' || outcome === 'blocked') onRefused(id, outcome, true);
      });
    }
  }
}
