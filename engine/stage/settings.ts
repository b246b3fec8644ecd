import type { Reach } from './layout.ts';

export const SWITCH_MODES = ['off', 'one', 'two'] as const;
export type SwitchMode = (typeof SWITCH_MODES)[number];

/** What a device remembers about how it is played on. */
export interface SettingValues {
  readonly voiceOn: boolean;
  readonly effectsOn: boolean;
  readonly musicOn: boolean;
  /** 0 to 1 each. */
  readonly voiceVolume: number;
  readonly effectsVolume: number;
  readonly musicVolume: number;
  /** The device's own British voice instead of the recorded one, where there is one. */
  readonly deviceVoice: boolean;
  readonly captions: boolean;
  /** Shows in pictures what is otherwise only heard. */
  readonly showQuestion: boolean;
  /** 'device' follows the system's wish for less motion. */
  readonly calmMotion: 'device' | 'on' | 'off';
  readonly reach: Reach;
  readonly switchMode: SwitchMode;
  /** 1 to 5. */
  readonly scanSeconds: number;
}

export interface Settings {
  readonly values: SettingValues;
  change(patch: Partial<SettingValues>): void;
  onChange(listener: (values: SettingValues) => void): () => void;
}
