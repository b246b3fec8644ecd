import { api } from './api.ts';
import { device, KEYS } from './storage.ts';

declare global {
  interface Navigator {
    /** https://privacycg.github.io/gpc-spec/ */
    readonly globalPrivacyControl?: boolean;
  }
}

export const countsMyVisits = () => device.read(KEYS.pageViews) !== 'off';

export function setCountsMyVisits(on: boolean) {
  if (on) device.remove(KEYS.pageViews);
  else device.write(KEYS.pageViews, 'off');
}

export const browserAsksNotTo = () => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/** Counts one opening of a page, unless the person doesn't want it. route: a pattern of the router, never an address with values. */
export function countPageView(route: string) {
  if (browserAsksNotTo() || !countsMyVisits()) return;
  // A count that gets lost is nobody's trouble: there is no one to tell.
  api('POST', '/api/page-views', { route }).catch(() => undefined);
}
