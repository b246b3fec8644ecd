import { KEYS } from './storage.ts';

/**
 * Whether this browser stores cookies, tested by setting and removing one: some browsers that block cookies claim to
 * support them.
 */
export function keepsCookies(): boolean {
  try {
    document.cookie = `${KEYS.trial}=1; Path=/; SameSite=Lax`;
    const keeps = document.cookie.includes(`${KEYS.trial}=`);
    document.cookie = `${KEYS.trial}=; Path=/; SameSite=Lax; Max-Age=0`;
    return keeps && navigator.cookieEnabled;
  } catch {
    return false;
  }
}
