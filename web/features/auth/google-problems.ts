import { keepsCookies } from '#web/lib/cookie-trial.ts';
import { toastProblem } from '#web/lib/toasts.ts';

const WHY: Readonly<Record<string, string>> = {
  google_not_configured: 'not set up here',
  access_denied: 'access was not given',
  email_address_not_provided: 'Google did not tell us an email address',
  provider_email_needs_verification: 'please confirm your email address with Google first',
};

/**
 * The text for an error code. The callback needs a cookie: without one every try fails in this way, and no other error
 * has that cause.
 */
export function googleErrorText(code: string, keepsCookies: boolean): string {
  if (code === 'bad_oauth_state' && !keepsCookies) return 'cookies are blocked';
  return WHY[code] ?? 'please try again';
}

/** Shows a toast for the error code in the sign-in page's address after a failed Google sign-in. */
export const toastGoogleProblem = (code: string) =>
  toastProblem('google', googleErrorText(code, keepsCookies()));
