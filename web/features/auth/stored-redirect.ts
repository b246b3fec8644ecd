import { redirectIn } from '#web/lib/paths.ts';
import { deviceStorage } from '#web/lib/storage.ts';

/** Not with the other storage keys, because the landing page does not need it. */
const KEY = 'addly-wanted';
/** As long as the link in the mail is valid. */
const KEPT_MS = 3_600_000;

/** Remembers the page that was asked for across a password reset: the mail's link does not carry it. */
export function storeRedirect(redirect: string | undefined, store = deviceStorage, now = Date.now()): void {
  if (redirect === undefined) store.remove(KEY);
  else store.write(KEY, `${now} ${redirect}`);
}

/** The page that was asked for before the reset, if the link is opened in the same browser. */
export function readStoredRedirect(store = deviceStorage, now = Date.now()): string | undefined {
  const [, at, redirect] = /^(\d+) (.+)$/.exec(store.read(KEY) ?? '') ?? [];
  const age = now - Number(at);
  if (redirect === undefined || age < 0 || age > KEPT_MS) return undefined;
  return redirectIn(new URLSearchParams({ redirect }));
}

export const clearStoredRedirect = (store = deviceStorage): void => store.remove(KEY);
