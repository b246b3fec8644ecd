/** The theme's rules, without React. Source: product specification, section 4, Theme. */
import { THEMES, type Theme } from '#engine/rules/looks.ts';
import { deviceStorage, KEYS } from '#web/lib/storage.ts';

export const DEFAULT_THEME: Theme = 'core';
const SAVE_PAUSE_MS = 1_000;
const SYNC_PAUSE_MS = 100;

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

export function storedTheme(): Theme {
  const kept = deviceStorage.read(KEYS.theme);
  return isTheme(kept) ? kept : DEFAULT_THEME;
}

/** Colours the browser's own toolbar. */
const BAR_COLOURS: Readonly<Record<Theme, string>> = { core: '#2a8039', aqua: '#0e76b8', berry: '#c2266f' };

/** Applies a theme to the page. The classic one sets no attribute. */
export function applyTheme(theme: Theme) {
  if (theme === DEFAULT_THEME) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
}

export interface SaveSituation {
  readonly chosen: Theme;
  /** The profile's theme; undefined while the profile is loading or when there is none. */
  readonly saved: Theme | null | undefined;
  readonly editing: boolean;
  /** Milliseconds since the last save and since the theme last came from the profile. */
  readonly sinceSave: number;
  readonly sinceSync: number;
}

/** How long to wait before the chosen theme may be saved, in milliseconds; undefined: not to be saved at all. */
export function saveDelay({
  chosen,
  saved,
  editing,
  sinceSave,
  sinceSync,
}: SaveSituation): number | undefined {
  if (saved === undefined || chosen === saved || editing) return undefined;
  return Math.max(0, SAVE_PAUSE_MS - sinceSave, SYNC_PAUSE_MS - sinceSync);
}
