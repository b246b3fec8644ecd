import { describe, expect, it } from 'vitest';
import { safeRedirect } from '#server/auth/safe-redirect.ts';
import { safeRedirect as safeRedirectOfPages } from '#web/lib/paths.ts';

const OWN = [
  '/home',
  '/play',
  '/play/',
  '/leaderboard',
  '/profile',
  '/play/sound-safari',
  '/play/none-left-fun?from=home',
  '/home?a=1&b=%20',
];

const HOSTILE = [
  undefined,
  null,
  '',
  7,
  ['/home', '/home'],
  'home',
  '//evil.example',
  '///evil.example/home',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/home',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  '/home@evil.example',
  '/home/../../evil',
  '/play/..//evil.example',
  '/play/%2e%2e/evil',
  '/%2f/evil.example',
  '/home%0d%0aSet-Cookie:a=b',
  '/home\r\nSet-Cookie: a=b',
  '/home\t',
  ' /home',
  '/api/auth/signout',
  '/auth/google',
  '/mailbox',
  '/play/nothing-like-this',
  '/play/sound-safari/more',
  '/login?redirect=//evil.example',
  '/callback',
];

describe('where people may be sent after signing in', () => {
  it.each(OWN)('%s is ours', (wanted) => {
    expect(safeRedirect(wanted)).toBe(wanted);
    expect(safeRedirectOfPages(wanted)).toBeDefined();
  });

  it.each(HOSTILE)('%j is not, neither here nor on the pages', (wanted) => {
    expect(safeRedirect(wanted)).toBeUndefined();
    expect(safeRedirectOfPages(wanted)).toBeUndefined();
  });
});
