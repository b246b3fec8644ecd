/** The error catalogue: what users are told, and where. Source: product specification, section 8. */
import { NEEDS_INTERNET } from '#engine/rules/offline.ts';
import { ApiError } from './api.ts';

export type Place = 'box' | 'toast' | 'inline';

interface Row {
  readonly place: Place;
  /** The default message, or the only one when `own` is absent. */
  readonly text: string;
  /** How the error's own message is shown. */
  readonly own?: (message: string) => string;
  /** Shown below it, in words for children. */
  readonly more?: string;
  /** It redirects to another page and is read there. */
  readonly leadsOn?: boolean;
}

const asItIs = (message: string) => message;

export const PROBLEMS = {
  signIn: { place: 'box', text: 'An error occurred', own: asItIs },
  google: {
    place: 'toast',
    text: 'Google sign-in error: please try again',
    own: (message) => `Google sign-in error: ${message}`,
  },
  session: { place: 'toast', text: 'Something went wrong!', own: asItIs },
  signUp: { place: 'toast', text: 'An error occurred while creating your account.', own: asItIs },
  resend: { place: 'toast', text: 'An error occurred', own: asItIs },
  profileSetup: { place: 'toast', text: 'An error occurred while setting up your profile.', own: asItIs },
  profileSetupNoUser: { place: 'box', text: 'No user found. Please try logging in again.' },
  profileLoad: { place: 'toast', text: 'Something went wrong!', own: asItIs },
  profileUpdate: { place: 'toast', text: 'Failed to update profile', own: asItIs },
  profileUpdateNoUser: { place: 'toast', text: 'No user logged in', leadsOn: true },
  themeSave: { place: 'toast', text: 'Failed to save theme preference' },
  leaderboard: { place: 'inline', text: 'Failed to load leaderboard' },
  progress: { place: 'toast', text: 'Failed to save your progress' },
  nook: { place: 'toast', text: 'Something went wrong!', own: asItIs },
  /** The engine chooses among the catalogue's audio texts; the page shows the one it gets. */
  stage: {
    place: 'toast',
    text: 'Failed to play audio',
    own: asItIs,
    more: 'You can read the words and play on.',
  },
  preload: { place: 'toast', text: 'Error preloading route!' },
  generic: { place: 'inline', text: 'Something went wrong!' },
  needsInternet: { place: 'toast', text: NEEDS_INTERNET },
  notFound: { place: 'inline', text: 'Not Found' },
  recovery: { place: 'box', text: 'An error occurred', own: asItIs },
  account: { place: 'box', text: 'An error occurred', own: asItIs },
} as const satisfies Record<string, Row>;

export type Problem = keyof typeof PROBLEMS;

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  // Only our own server's messages may be shown to users, not a TypeError's.
  return error instanceof ApiError ? error.message : '';
}

/** The text for a problem. error: an ApiError or a finished message; anything else gets the row's default text. */
export function textOf(problem: Problem, error?: unknown): string {
  const row: Row = PROBLEMS[problem];
  const message = messageOf(error);
  return row.own && message !== '' ? row.own(message) : row.text;
}

/** How to show it, apart from its text. */
export function displayOf(problem: Problem): {
  readonly more: string | undefined;
  readonly leadsOn: boolean;
} {
  const { more, leadsOn = false }: Row = PROBLEMS[problem];
  return { more, leadsOn };
}
