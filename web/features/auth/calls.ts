import type { SignedIn } from '#server/contract/session.ts';
import { call } from '#web/lib/api.ts';
import { withSearch } from '#web/lib/paths.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const sessionOf = ({ session }: SignedIn) => session;

export const signIn = (body: Credentials) => call('POST /auth/signin', { body }).then(sessionOf);
/** redirect: where the link in the mail leads afterwards, in whichever browser it is opened. */
export const signUp = (body: Credentials & { readonly redirect: string | undefined }) =>
  call('POST /auth/signup', { body });
export const signOut = () => call('POST /auth/signout');
export const resendConfirmation = (asked: { email: string; redirect: string | undefined }) =>
  call('POST /auth/resend', { body: { type: 'signup', ...asked } });

/** The body of the requests that use a link from a mail. */
export interface LinkUse {
  readonly token: string;
  /** True to sign out the other user who is signed in here. */
  readonly switch?: true;
}

/** The password may be missing only in the browser in which it was typed at sign-up. */
export const confirmEmail = (body: LinkUse & { readonly password?: string }) =>
  call('POST /auth/verify', { body });
export const askForReset = (body: { email: string }) => call('POST /auth/recover', { body });
export const setNewPassword = (body: LinkUse & { readonly password: string }) =>
  call('POST /auth/reset', { body }).then(sessionOf);
export const changePassword = (body: { current: string; password: string }) =>
  call('PUT /auth/password', { body });

export const reauthenticate = (password: string) => call('POST /auth/again', { body: { password } });
export const linkGoogle = (password: string) =>
  call('POST /auth/google/link', { body: { password } }).then(sessionOf);

export const listBrowsers = () => call('GET /auth/sessions');
export const endBrowserSession = (id: string) => call('DELETE /auth/sessions/:id', { params: { id } });

/** Redirects to Google. */
export const continueWithGoogle = (redirect: string | undefined) =>
  location.assign(withSearch('/auth/google', { redirect }));
