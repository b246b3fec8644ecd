import { REACHES, type Reach } from '#engine/layout/layout.ts';
import type { Needs } from '#engine/rules/needs.ts';

export const SWITCH_MODES = ['off', 'one', 'two'] as const;
export type SwitchMode = (typeof SWITCH_MODES)[number];
export const CALM_MOTIONS = ['device', 'on', 'off'] as const;

/** The settings stored on a device. */
export interface SettingValues {
  readonly voiceOn: boolean;
  readonly effectsOn: boolean;
  readonly musicOn: boolean;
  /** 0 to 1 each. */
  readonly voiceVolume: number;
  readonly effectsVolume: number;
  readonly musicVolume: number;
  /** Speech by the device's own British voice instead of the recorded one, if there is one. */
  readonly deviceVoice: boolean;
  /** Above its own loudness, for a class that is not quiet. */
  readonly loudVoice: boolean;
  /** The voice takes a quarter longer, at the same pitch. */
  readonly slowVoice: boolean;
  readonly captions: boolean;
  /** Shows as pictures what is otherwise only heard. */
  readonly showQuestion: boolean;
  /** 'device' follows the system's reduced-motion preference. */
  readonly calmMotion: (typeof CALM_MOTIONS)[number];
  readonly reach: Reach;
  readonly switchMode: SwitchMode;
  /** 1 to 5. */
  readonly scanSeconds: number;
}

export interface Settings {
  readonly values: SettingValues;
  /** Of the player, as they are by now; undefined for a visitor and a class. */
  readonly needs: Partial<Needs> | undefined;
  change(patch: Partial<SettingValues>): void;
  /** Of needs that are no setting of a device; nothing happens where nobody has any. */
  changeNeeds(changes: Partial<Needs>): void;
  onChange(listener: (values: SettingValues) => void): () => void;
}

export const DEFAULT_SETTINGS: SettingValues = {
  voiceOn: true,
  effectsOn: true,
  musicOn: false,
  voiceVolume: 1,
  effectsVolume: 0.8,
  musicVolume: 0.5,
  deviceVoice: false,
  loudVoice: false,
  slowVoice: false,
  captions: true,
  showQuestion: false,
  calmMotion: 'device',
  reach: 'normal',
  switchMode: 'off',
  scanSeconds: 2,
};

/** How many times as long the voice takes as it was recorded. */
export const voiceStretch = ({ slowVoice }: SettingValues): number => (slowVoice ? 1.25 : 1);

const STORAGE_KEY = 'addly-nook.stage';

const oneOf =
  (choices: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && choices.includes(value);
const within =
  (min: number, max: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= min && value <= max;
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** Validates each stored value: the storage can hold anything, from older versions or written by others. */
const CHECKS = {
  voiceOn: isBoolean,
  effectsOn: isBoolean,
  musicOn: isBoolean,
  voiceVolume: within(0, 1),
  effectsVolume: within(0, 1),
  musicVolume: within(0, 1),
  deviceVoice: isBoolean,
  loudVoice: isBoolean,
  slowVoice: isBoolean,
  captions: isBoolean,
  showQuestion: isBoolean,
  calmMotion: oneOf(CALM_MOTIONS),
  reach: oneOf(REACHES),
  switchMode: oneOf(SWITCH_MODES),
  scanSeconds: within(1, 5),
} satisfies { readonly [K in keyof SettingValues]: (value: unknown) => boolean };

/** The valid values of a stored text; {} when it is not in the settings format. */
export function readSettings(kept: string | null): Partial<SettingValues> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(kept ?? '{}');
  } catch {
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const good = Object.entries(parsed).filter(
    ([key, value]) => key in CHECKS && CHECKS[key as keyof SettingValues](value),
  );
  return Object.fromEntries(good);
}

/** The storage for settings; undefined where the browser refuses storage to the page. */
export function storageOfDevice(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** A device that stores nothing (full, or in a private window) still uses the chosen settings. */
function keep(storage: Storage | undefined, values: SettingValues): void {
  try {
    storage?.setItem(STORAGE_KEY, JSON.stringify(values));
  } catch (error) {
    console.warn('The settings could not be kept on this device.', error);
  }
}

/** What the settings have to be for these needs, over those of the device. */
const settingsFor = (
  { captions, calm, slow, switch: scans }: Partial<Needs>,
  { switchMode }: SettingValues,
): Partial<SettingValues> => ({
  ...(captions && { captions }),
  ...(calm && { calmMotion: 'on' }),
  ...(slow && { slowVoice: slow }),
  // How many switches there are, the device knows.
  ...(scans && switchMode === 'off' && { switchMode: 'one' }),
});

/** The needs that a change of settings tells of. */
const needsIn = ({
  captions,
  calmMotion,
  slowVoice,
  switchMode,
}: Partial<SettingValues>): Partial<Needs> => ({
  ...(captions !== undefined && { captions }),
  ...(calmMotion !== undefined && { calm: calmMotion === 'on' }),
  ...(slowVoice !== undefined && { slow: slowVoice }),
  ...(switchMode !== undefined && { switch: switchMode !== 'off' }),
});

/** What the device keeps of a change by a player with needs of her own: what she switches on is hers alone. */
function keptByDevice(patch: Partial<SettingValues>): Partial<SettingValues> {
  const { captions, calm, slow } = needsIn(patch);
  const hers = { captions, calmMotion: calm, slowVoice: slow };
  return Object.fromEntries(Object.entries(patch).filter(([key]) => hers[key as keyof typeof hers] !== true));
}

/** The needs of the player whose settings these are. */
export interface OwnNeeds {
  readonly needs: Partial<Needs>;
  /** Some were switched on or off. */
  onChange(changes: Partial<Needs>): void;
}

/**
 * The settings of this device. storage: where they are loaded from and saved to; undefined (private mode, workbench):
 * they last as long as the page. preset: overrides the stored values and is not stored. own: of a player with an
 * account, over both; what she needs is hers on every device, and is not stored here.
 */
export function createSettings(
  storage: Storage | undefined,
  preset: Partial<SettingValues> = {},
  own?: OwnNeeds,
): Settings {
  let kept: SettingValues = { ...DEFAULT_SETTINGS, ...readSettings(storage?.getItem(STORAGE_KEY) ?? null) };
  let values: SettingValues = { ...kept, ...preset };
  if (own) values = { ...values, ...settingsFor(own.needs, values) };
  let needs = own?.needs;
  const listeners = new Set<(values: SettingValues) => void>();
  const changeNeeds = (changes: Partial<Needs>) => {
    if (!own || Object.keys(changes).length === 0) return;
    needs = { ...needs, ...changes };
    own.onChange(changes);
  };
  return {
    get values() {
      return values;
    },
    get needs() {
      return needs;
    },
    change(patch) {
      kept = { ...kept, ...(own ? keptByDevice(patch) : patch) };
      values = { ...values, ...patch };
      keep(storage, kept);
      changeNeeds(needsIn(patch));
      listeners.forEach((listener) => listener(values));
    },
    changeNeeds,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
