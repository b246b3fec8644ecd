import { call } from './api.ts';
import { deviceStorage, KEYS } from './storage.ts';

declare global {
  interface Navigator {
    /** https://privacycg.github.io/gpc-spec/ */
    readonly globalPrivacyControl?: boolean;
  }
}

export const countsMyVisits = () => deviceStorage.read(KEYS.pageViews) !== 'off';

export function setCountsMyVisits(on: boolean) {
  if (on) deviceStorage.remove(KEYS.pageViews);
  else deviceStorage.write(KEYS.pageViews, 'off');
}

export const browserAsksNotTo = () => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/** Counts one page view, unless the user has opted out. route: a router pattern, never an address with values. */
export function countPageView(route: string) {
  if (browserAsksNotTo() || !countsMyVisits()) return;
  // A lost count is ignored.
  call('POST /page-views', { body: { route } }).catch(() => undefined);
}
