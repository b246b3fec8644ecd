import { describe, expect, it } from 'vitest';
import { findGame, GAMES } from '#engine/games/catalogue.ts';
import { safeRedirect } from '#engine/rules/addresses.ts';

const redirectTo = (wanted: unknown) => safeRedirect(wanted, findGame);

const OWN = [
  '/home',
  '/play',
  '/leaderboard',
  '/profile',
  '/nook',
  '/grown-ups',
  '/players',
  ...GAMES.map(({ id }) => `/play/${id}`),
  '/play/number-trail?seed=7&x=%2F#top',
  '/home?a=1&b=%20',
];

const HOSTILE: readonly unknown[] = [
  '',
  '/',
  'home',
  ' /home',
  'https://evil.example',
  'https://evil.example/home',
  'https:evil.example',
  '//evil.example/home',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/home\\..\\..',
  '/\t/evil.example',
  '/home\n',
  '/home\r\nSet-Cookie: a=b',
  '/home%0d%0aSet-Cookie:a=b',
  '/ho\u0000me',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2Fhome',
  '/%2F%2Fevil.example',
  '/play%2Fnumber-trail',
  '/play/..%2F..%2Fevil',
  '/play/%2e%2e/evil',
  '/play/../evil',
  '/play/../home',
  '/play/..//evil.example',
  '/./home',
  '/HOME',
  '/homes',
  '/login',
  '/login?redirect=/login',
  '/signup',
  '/callback',
  '/profile-setup',
  '/auth/google',
  '/api/auth/signout',
  '/api/account/export',
  '/mailbox',
  '/play/no-such-game',
  '/play/number-trail/extra',
  '/home@evil.example',
  '/home:80',
  ['/home'],
  ['/home', '/home'],
  null,
  undefined,
  7,
  { toString: () => '/home' },
];

describe('after signing in', () => {
  it.each(OWN)('people may be sent to %s', (wanted) => expect(redirectTo(wanted)).toBe(wanted));

  it('a slash at the end does not matter', () => expect(redirectTo('/play/')).toBe('/play'));

  it.each(HOSTILE.map((wanted) => [JSON.stringify(wanted) ?? 'undefined', wanted]))(
    'people are never sent to %s',
    (_, wanted) => expect(redirectTo(wanted)).toBeUndefined(),
  );
});
