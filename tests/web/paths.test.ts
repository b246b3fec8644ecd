import { describe, expect, it } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { redirectIn, safeRedirect, withSearch } from '#web/lib/paths.ts';

describe('a redirect', () => {
  const own = ['/home', '/play', '/leaderboard', '/profile', ...GAMES.map(({ id }) => `/play/${id}`)];

  it.each(own)('may lead to %s', (path) => expect(safeRedirect(path)).toBe(path));

  it('keeps search and hash', () => {
    expect(safeRedirect('/play/number-trail?seed=7&x=%2F#top')).toBe('/play/number-trail?seed=7&x=%2F#top');
  });

  it('forgets a slash at the end', () => expect(safeRedirect('/play/')).toBe('/play'));

  const hostile: unknown[] = [
    '',
    '/',
    'home',
    'https://evil.example',
    'https://evil.example/home',
    '//evil.example/home',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/home\\..\\..',
    '/\t/evil.example',
    '/home\n',
    '/ho\u0000me',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2Fhome',
    '/%2F%2Fevil.example',
    '/play%2Fnumber-trail',
    '/play/..%2F..%2Fevil',
    '/play/../evil',
    '/play/../home',
    '/./home',
    '/HOME',
    '/homes',
    '/login',
    '/login?redirect=/login',
    '/signup',
    '/callback',
    '/profile-setup',
    '/auth/google',
    '/api/account/export',
    '/mailbox',
    '/play/no-such-game',
    '/play/number-trail/extra',
    '/home@evil.example',
    '/home:80',
    ['/home'],
    null,
    undefined,
    7,
    { toString: () => '/home' },
  ];
  it.each(hostile.map((value) => [JSON.stringify(value) ?? 'undefined', value]))(
    'never leads to %s',
    (_, value) => expect(safeRedirect(value)).toBeUndefined(),
  );

  it('that comes several times counts as none', () => {
    expect(redirectIn(new URLSearchParams('redirect=/home'))).toBe('/home');
    expect(redirectIn(new URLSearchParams('redirect=/home&redirect=/play'))).toBeUndefined();
    expect(redirectIn(new URLSearchParams(''))).toBeUndefined();
  });
});

describe('an address', () => {
  it('leaves out values that are not there', () => {
    expect(withSearch('/login', { redirect: undefined })).toBe('/login');
    expect(withSearch('/profile-setup', { email: 'a+b@example.com', redirect: '/play?x=1' })).toBe(
      '/profile-setup?email=a%2Bb%40example.com&redirect=%2Fplay%3Fx%3D1',
    );
  });
});
