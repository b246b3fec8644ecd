import { expect, it } from 'vitest';
import { googleErrorText } from '#web/features/auth/google-problems.ts';

it.each([
  ['bad_oauth_state', 'please try again', 'cookies are blocked'],
  ['access_denied', 'access was not given', 'access was not given'],
  ['google_not_configured', 'not set up here', 'not set up here'],
  [
    'email_address_not_provided',
    'Google did not tell us an email address',
    'Google did not tell us an email address',
  ],
  [
    'provider_email_needs_verification',
    'please confirm your email address with Google first',
    'please confirm your email address with Google first',
  ],
  ['temporarily_unavailable', 'please try again', 'please try again'],
  ['other_google_account', 'please try again', 'please try again'],
])('%s is blamed on cookies only where it comes from cookies', (code, kept, blocked) => {
  expect([googleErrorText(code, true), googleErrorText(code, false)]).toEqual([kept, blocked]);
});
