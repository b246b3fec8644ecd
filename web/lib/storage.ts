/**
 * Everything the pages store in the browser, by key. Nothing else may be stored: the privacy page lists these, the
 * stage's own settings (`engine/kernel/settings.ts`), needs that wait (`needs-key.ts`), the page wanted before a password reset
 * (`features/auth/stored-redirect.ts`), and the scroll positions that the router keeps for the tab.
 */
export const KEYS = {
  theme: 'addly-theme',
  outbox: 'addly-outbox',
  /** What was bought in the Nook and is not sent yet. */
  purchases: 'addly-purchases',
  /** Rooms as they were furnished and are not sent yet. */
  rooms: 'addly-rooms',
  /** What was learned of each player: ends with the session. */
  learner: 'addly-learner',
  /** What grown-ups decided about that, by player: stays. */
  learning: 'addly-learning',
  /** Trails that players walked here without a mistake, once or twice, by player: ends with the session. */
  walks: 'addly-walks',
  /** The account's players who have played here: ends with the session. */
  player: 'addly-player',
  /** What a teacher chose last at the whiteboard: stays. */
  board: 'addly-board',
  leaving: 'addly-leaving',
  entering: 'addly-entering',
  /** Salted hashes of picture codes, by player: end with the session. */
  codes: 'addly-codes',
  pageViews: 'addly-page-views',
  cameFrom: 'addly-came-from',
  /** The rounds of this sitting, by player: ends with the tab. */
  sitting: 'addly-sitting',
  /** The garden as it was shown last, by player: ends with the tab. */
  garden: 'addly-garden',
  drawing: 'addly-drawing',
  /** Written and removed again, to test whether the storage works. */
  trial: 'addly-trial',
} as const;

/** Storage can be refused (private windows, full disk, a school's policy); then it is simply empty. */
export interface Store {
  read(key: string): string | null;
  /** False when the browser did not store it. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** One of the browser's storages, which may be refused. */
interface GuardedStore extends Store {
  /** Whether it stores anything now. */
  works(): boolean;
}

function guarded(open: () => Storage): GuardedStore {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  const write = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
  const remove = (key: string) => attempt((storage) => storage.removeItem(key), undefined);
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write,
    remove,
    works() {
      const works = write(KEYS.trial, '1');
      remove(KEYS.trial);
      return works;
    },
  };
}

/** localStorage: stays on the device. */
export const deviceStorage = guarded(() => localStorage);
/** sessionStorage: ends with the tab. */
export const tabStorage = guarded(() => sessionStorage);
