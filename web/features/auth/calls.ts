import type { Offer, Session } from '#web/lib/api-types.ts';
import { api } from '#web/lib/api.ts';
import { complain } from '#web/lib/toasts.ts';
import { withSearch } from '#web/lib/paths.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

type WithSession = { readonly session: Session };
const sessionOf = ({ session }: WithSession) => session;

export const signIn = (body: Credentials) =>
  api<WithSession>('POST', '/api/auth/signin', body).then(sessionOf);
export const signUp = (body: Credentials) => api<object>('POST', '/api/auth/signup', body);
export const signOut = () => api<undefined>('POST', '/api/auth/signout');
export const resendConfirmation = (email: string) =>
  api<object>('POST', '/api/auth/resend', { type: 'signup', email });
export const confirmEmail = (token: string) =>
  api<WithSession>('POST', '/api/auth/verify', { token }).then(sessionOf);
export const askForReset = (body: { email: string }) => api<object>('POST', '/api/auth/recover', body);
export const setNewPassword = (body: { token: string; password: string }) =>
  api<WithSession>('POST', '/api/auth/reset', body).then(sessionOf);
export const changePassword = (body: { current: string; password: string }) =>
  api<object>('PUT', '/api/auth/password', body);

const GOOGLE_ERRORS: Readonly<Record<string, string>> = {
  google_not_configured: 'not set up here',
  access_denied: 'access was not given',
  bad_oauth_state: 'please try again',
  email_address_not_provided: 'Google did not tell us an email address',
  provider_email_needs_verification: 'please confirm your email address with Google first',
};

/** What the sign-in page is told in its error search value after a failed Google sign-in. */
export const complainAboutGoogle = (code: string) =>
  complain('google', GOOGLE_ERRORS[code] ?? 'please try again');

/** Leaves for Google, or says at once that this installation has no Google sign-in. */
export async function continueWithGoogle(redirect: string | undefined) {
  try {
    const { google } = await api<Offer>('GET', '/api/config');
    if (google) location.assign(withSearch('/auth/google', { redirect }));
    else complainAboutGoogle('google_not_configured');
  } catch (error) {
    complain('google', error);
  }
}
