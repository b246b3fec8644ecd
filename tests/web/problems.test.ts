import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { PROBLEMS, textOf, type Place, type Problem } from '#web/lib/problems.ts';

const refusal = new ApiError(400, { code: 'any', message: 'Message of the server' });
const mistake = new TypeError("Cannot read properties of undefined (reading 'x')");

/** The error catalogue, row by row: product specification, section 8. Third column: with a message, fourth: without. */
const ROWS: readonly (readonly [Problem, Place, string, string])[] = [
  ['signIn', 'box', 'Message of the server', 'An error occurred'],
  [
    'google',
    'toast',
    'Google sign-in error: Message of the server',
    'Google sign-in error: please try again',
  ],
  ['signUp', 'toast', 'Message of the server', 'An error occurred while creating your account.'],
  ['resend', 'toast', 'Message of the server', 'An error occurred'],
  ['profileSetup', 'toast', 'Message of the server', 'An error occurred while setting up your profile.'],
  ['profileUpdate', 'toast', 'Message of the server', 'Failed to update profile'],
  ['themeSave', 'toast', 'Failed to save theme preference', 'Failed to save theme preference'],
  ['leaderboard', 'inline', 'Failed to load leaderboard', 'Failed to load leaderboard'],
  ['progress', 'toast', 'Failed to save your progress', 'Failed to save your progress'],
  ['nook', 'toast', 'Message of the server', 'Something went wrong!'],
  ['stage', 'toast', 'Message of the server', 'Failed to play audio'],
  ['session', 'toast', 'Message of the server', 'Something went wrong!'],
  ['preload', 'toast', 'Error preloading route!', 'Error preloading route!'],
  ['generic', 'inline', 'Something went wrong!', 'Something went wrong!'],
  ['notFound', 'inline', 'Not Found', 'Not Found'],
  [
    'profileSetupNoUser',
    'box',
    'No user found. Please try logging in again.',
    'No user found. Please try logging in again.',
  ],
  ['profileUpdateNoUser', 'toast', 'No user logged in', 'No user logged in'],
];

describe('the error catalogue', () => {
  it.each(ROWS)('%s: in a %s, "%s", else "%s"', (problem, place, withMessage, without) => {
    expect(PROBLEMS[problem].place).toBe(place);
    expect(textOf(problem, refusal)).toBe(withMessage);
    expect(textOf(problem)).toBe(without);
    expect(textOf(problem, new ApiError(500, {}))).toBe(without);
  });

  it("never shows the browser's own error texts to people", () => {
    for (const problem of Object.keys(PROBLEMS) as Problem[])
      expect(textOf(problem, mistake)).toBe(textOf(problem));
  });
});
