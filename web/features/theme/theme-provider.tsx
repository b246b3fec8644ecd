import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Theme } from '#engine/rules/looks.ts';
import { deviceStorage, KEYS } from '#web/lib/storage.ts';
import { DEFAULT_THEME, saveDelay, storedTheme, applyTheme } from './theme.ts';

interface ThemeState {
  readonly theme: Theme;
  /** The user's choice: applied at once and, outside of profile editing, saved. */
  readonly choose: (theme: Theme) => void;
  /** While the profile is edited, choices are only previewed; afterwards the profile's theme is restored. */
  readonly setEditing: (editing: boolean) => void;
}

const ThemeContext = createContext<ThemeState | undefined>(undefined);

export function useTheme(): ThemeState {
  const state = use(ThemeContext);
  if (!state) throw new Error('useTheme: there is no ThemeProvider above');
  return state;
}

/** The chosen theme, and whether it still has to be saved. */
interface Choice {
  readonly theme: Theme;
  readonly unsaved: boolean;
}

interface ThemeProviderProps {
  /** Whose theme it is: another player's unsaved choice is dropped. */
  readonly owner: string | undefined;
  /** The profile's theme; null when the profile has none, undefined while there is no profile. */
  readonly saved: Theme | null | undefined;
  /** Rejects when it could not be saved: then the profile's theme is worn again. */
  readonly save: (theme: Theme) => Promise<unknown>;
  readonly children: ReactNode;
}

export function ThemeProvider({ owner, saved, save, children }: ThemeProviderProps) {
  const [fallback, setFallback] = useState(storedTheme);
  const [synced, setSynced] = useState(saved);
  const [choice, setChoice] = useState<Choice>();
  const [editing, setEditing] = useState(false);
  const [chooser, setChooser] = useState(owner);

  if (owner !== chooser) {
    setChooser(owner);
    if (chooser !== undefined) setChoice(undefined);
  }
  if (saved !== synced) {
    setSynced(saved);
    // An unsaved choice is newer than the profile's theme, unless the user has signed out.
    if (!editing && !(choice?.unsaved && saved !== undefined)) setChoice(undefined);
    if (saved === undefined) setFallback(DEFAULT_THEME);
  }
  const theme = choice?.theme ?? saved ?? fallback;

  useEffect(() => {
    applyTheme(theme);
    if (saved !== undefined) deviceStorage.write(KEYS.theme, theme);
    else if (theme === DEFAULT_THEME) deviceStorage.remove(KEYS.theme);
  }, [theme, saved]);

  useSaving(choice, { saved, editing }, (chosen) => {
    const saving = { theme: chosen, unsaved: false };
    setChoice(saving);
    // A newer choice stays.
    save(chosen).catch(() => setChoice((latest) => (latest === saving ? undefined : latest)));
  });

  const edit = useCallback((on: boolean) => {
    setEditing(on);
    if (!on) setChoice(undefined);
  }, []);
  const state = useMemo<ThemeState>(
    () => ({ theme, choose: (chosen) => setChoice({ theme: chosen, unsaved: !editing }), setEditing: edit }),
    [theme, editing, edit],
  );
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** Saves an unsaved choice as soon as the rules allow. */
function useSaving(
  choice: Choice | undefined,
  { saved, editing }: Pick<ThemeProviderProps, 'saved'> & { readonly editing: boolean },
  save: (theme: Theme) => void,
) {
  const last = useRef({ save: -Infinity, sync: -Infinity });
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    if (saved !== undefined) last.current.sync = performance.now();
  }, [saved]);
  useEffect(() => {
    if (!choice?.unsaved) return;
    const now = performance.now();
    const since = { sinceSave: now - last.current.save, sinceSync: now - last.current.sync };
    const delay = saveDelay({ chosen: choice.theme, saved, editing, ...since });
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      last.current.save = performance.now();
      latestSave.current(choice.theme);
    }, delay);
    return () => clearTimeout(timer);
  }, [choice, saved, editing]);
}
