import { ApiError } from './api.ts';

/**
 * Shown where users sign in, because a session is stored in a cookie only. Some networks strip cookies, which looks the
 * same from here.
 */
export const COOKIES_BLOCKED =
  "Cookies don't arrive, so nobody can be signed in: this browser or the network blocks them. Please allow cookies for this site, then try again. None Left Fun can be played without an account.";

/** Thrown at the end of a sign-in whose cookie the browser did not store. */
export const cookieLost = () => new ApiError(401, { code: 'cookies_blocked', message: COOKIES_BLOCKED });
