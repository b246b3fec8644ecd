import { expect, it } from 'vitest';
import { redirectIn, withSearch } from '#web/lib/paths.ts';

it('a redirect that comes several times counts as none', () => {
  expect(redirectIn(new URLSearchParams('redirect=/home'))).toBe('/home');
  expect(redirectIn(new URLSearchParams('redirect=/home&redirect=/play'))).toBeUndefined();
  expect(redirectIn(new URLSearchParams(''))).toBeUndefined();
});

it('an address leaves out values that are not there', () => {
  expect(withSearch('/login', { redirect: undefined })).toBe('/login');
  expect(withSearch('/profile-setup', { email: 'a+b@example.com', redirect: '/play?x=1' })).toBe(
    '/profile-setup?email=a%2Bb%40example.com&redirect=%2Fplay%3Fx%3D1',
  );
});
