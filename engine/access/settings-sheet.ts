import { CALM_MOTIONS, SWITCH_MODES, type Settings, type SettingValues } from '#engine/kernel/settings.ts';
import { REACHES } from '#engine/layout/layout.ts';
import { NEED_LABELS } from '#engine/rules/needs.ts';
import { sheetButton, type SheetContent } from './sheet.ts';

export interface SettingsSheetOptions {
  readonly host: HTMLElement;
  readonly settings: Settings;
  /** True when the device has a British voice of its own; the choice is left out otherwise. */
  hasDeviceVoice(): boolean;
}

type Field =
  | { readonly kind: 'switch'; readonly key: KeysOf<boolean>; readonly label: string }
  | {
      readonly kind: 'range';
      readonly key: KeysOf<number>;
      readonly label: string;
      readonly range: readonly [number, number, number];
    }
  | {
      readonly kind: 'choice';
      readonly key: KeysOf<string>;
      readonly label: string;
      readonly choices: readonly (readonly [value: string, label: string])[];
    }
  /** Of the player, on every device; left out where nobody has needs of her own. */
  | {
      readonly kind: 'need';
      readonly key: keyof typeof NEED_LABELS;
      readonly label: string;
      readonly hint?: string;
    };
type NeedField = Extract<Field, { kind: 'need' }>;
type KeysOf<T> = { [K in keyof SettingValues]: SettingValues[K] extends T ? K : never }[keyof SettingValues];

const VOLUME = [0, 1, 0.1] as const;
const FIELDS: readonly Field[] = [
  { kind: 'switch', key: 'voiceOn', label: 'Voice' },
  { kind: 'range', key: 'voiceVolume', label: 'Voice volume', range: VOLUME },
  { kind: 'switch', key: 'loudVoice', label: 'Louder voice, for a class' },
  { kind: 'switch', key: 'slowVoice', label: 'Slower voice' },
  { kind: 'switch', key: 'effectsOn', label: 'Sound effects' },
  { kind: 'range', key: 'effectsVolume', label: 'Effects volume', range: VOLUME },
  { kind: 'switch', key: 'musicOn', label: 'Music' },
  { kind: 'range', key: 'musicVolume', label: 'Music volume', range: VOLUME },
  { kind: 'switch', key: 'deviceVoice', label: "This device's own voice" },
  { kind: 'switch', key: 'captions', label: 'Captions' },
  { kind: 'switch', key: 'showQuestion', label: 'Show the question' },
  {
    kind: 'choice',
    key: 'calmMotion',
    label: 'Calm motion',
    choices: pairs(CALM_MOTIONS, ['As this device', 'On', 'Off']),
  },
  { kind: 'need', key: 'same', label: NEED_LABELS.same },
  // A round is planned before it begins.
  { kind: 'need', key: 'in_sight', label: NEED_LABELS.in_sight, hint: 'From the next round' },
  { kind: 'need', key: 'no_flashes', label: NEED_LABELS.no_flashes },
  {
    kind: 'choice',
    key: 'reach',
    label: 'Board height',
    choices: pairs(REACHES, ['Normal', 'Low board', 'Lowest']),
  },
  {
    kind: 'choice',
    key: 'switchMode',
    label: 'Switch access',
    choices: pairs(SWITCH_MODES, ['Off', 'One switch', 'Two switches']),
  },
  { kind: 'range', key: 'scanSeconds', label: 'Scan speed in seconds', range: [1, 5, 0.5] },
];

function pairs(values: readonly string[], labels: readonly string[]): readonly (readonly [string, string])[] {
  return values.map((value, index) => [value, labels[index]!]);
}

const STYLES = `
  dialog { width: min(34rem, 94vw); max-height: 92vh; padding: 1.5rem; }
  header { display: flex; justify-content: space-between; align-items: center; margin-bottom: 0.75rem; }
  label { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.375rem; }
  small { display: block; font-weight: 400; }
  input[type='checkbox'] { width: 2rem; height: 2rem; accent-color: #1f7a3d; }
  input[type='range'] { width: 11rem; height: 2.5rem; accent-color: #1f7a3d; }
  select { min-height: 3rem; padding: 0 1rem; border: 2px solid #6b5a4a; border-radius: 1rem; background: #fff;
    color: inherit; font: inherit; }
  button { width: 100%; }
  button.done { width: auto; min-width: 8rem; }
`;

/** The settings of this device, and the needs of who plays on it, for the adult at it, in real form fields. */
export const settingsSheet = ({ host, settings, hasDeviceVoice }: SettingsSheetOptions): SheetContent => ({
  styles: STYLES,
  build(close) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Settings');
    const title = Object.assign(document.createElement('h2'), { textContent: 'Settings' });
    const fields = FIELDS.filter(({ kind, key }) =>
      kind === 'need' ? settings.needs : key !== 'deviceVoice' || hasDeviceVoice(),
    );
    const done = sheetButton('Done', () => close());
    done.className = 'done';
    done.autofocus = true;
    // On top, so that the sheet opens scrolled to its start at every height.
    const head = document.createElement('header');
    head.append(title, done);
    dialog.append(head, ...fields.map((field) => fieldElement(field, settings)));
    if (document.fullscreenEnabled)
      dialog.append(sheetButton('Full screen', () => void toggleFullScreen(host)));
    return dialog;
  },
});

async function toggleFullScreen(host: HTMLElement): Promise<void> {
  // Fullscreen for the whole page, so that the site's toasts stay visible. A refusal changes nothing and needs no
  // message.
  const wish = document.fullscreenElement
    ? document.exitFullscreen()
    : host.ownerDocument.documentElement.requestFullscreen();
  await wish.catch(() => undefined);
}

function fieldElement(field: Field, settings: Settings): HTMLLabelElement {
  if (field.kind === 'need') return needElement(field, settings);
  const label = document.createElement('label');
  const value = settings.values[field.key];
  const input =
    field.kind === 'choice' ? selectOf(field.choices, String(value)) : document.createElement('input');
  if (input instanceof HTMLInputElement && field.kind === 'switch') {
    input.type = 'checkbox';
    input.checked = value === true;
    input.addEventListener('change', () => settings.change({ [field.key]: input.checked }));
  } else if (input instanceof HTMLInputElement && field.kind === 'range') {
    const [min, max, step] = field.range;
    Object.assign(input, { type: 'range', min, max, step });
    input.value = String(value);
    input.addEventListener('input', () => settings.change({ [field.key]: input.valueAsNumber }));
  } else input.addEventListener('change', () => settings.change({ [field.key]: input.value }));
  label.append(field.label, input);
  return label;
}

function needElement({ key, label, hint }: NeedField, settings: Settings): HTMLLabelElement {
  const element = document.createElement('label');
  const text = document.createElement('span');
  const input = Object.assign(document.createElement('input'), { type: 'checkbox' });
  input.checked = settings.needs?.[key] === true;
  input.addEventListener('change', () => settings.changeNeeds({ [key]: input.checked }));
  text.append(label);
  if (hint) text.append(Object.assign(document.createElement('small'), { textContent: hint }));
  element.append(text, input);
  return element;
}

function selectOf(choices: readonly (readonly [string, string])[], value: string): HTMLSelectElement {
  const select = document.createElement('select');
  for (const [choice, text] of choices) select.append(new Option(text, choice, false, choice === value));
  return select;
}
