/**
 * What the browser keeps for the pages, by key. Nothing else may be stored: the privacy page lists these, the stage's
 * own settings (`engine/stage/settings.ts`), and how far pages are scrolled, which the router keeps for the tab.
 */
export const KEYS = {
  theme: 'addly-theme',
  outbox: 'addly-outbox',
  pageViews: 'addly-page-views',
  cameFrom: 'addly-came-from',
} as const;

/** Storage can be refused (private windows, full disk, a school's policy): then it simply holds nothing. */
export interface Store {
  read(key: string): string | null;
  /** False when the browser refused to keep it. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

function guarded(open: () => Storage): Store {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Stays on the device. */
export const device = guarded(() => localStorage);
/** Ends with the tab. */
export const tab = guarded(() => sessionStorage);
