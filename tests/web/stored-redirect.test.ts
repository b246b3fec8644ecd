import { expect, it } from 'vitest';
import {
  clearStoredRedirect,
  storeRedirect,
  readStoredRedirect,
} from '#web/features/auth/stored-redirect.ts';

function store() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => kept.set(key, value) === kept,
    remove: (key: string) => void kept.delete(key),
    works: () => true,
    kept,
  };
}
const HOUR = 3_600_000;

it('the wanted page is kept for as long as the link of the mail lives', () => {
  const own = store();
  storeRedirect('/profile', own, HOUR);
  expect(readStoredRedirect(own, HOUR)).toBe('/profile');
  expect(readStoredRedirect(own, 2 * HOUR)).toBe('/profile');
  expect(readStoredRedirect(own, 2 * HOUR + 1)).toBeUndefined();
  expect(readStoredRedirect(own, HOUR - 1)).toBeUndefined();
});

it('it goes when it was reached, and when a link is asked for without one', () => {
  const own = store();
  storeRedirect('/profile', own);
  clearStoredRedirect(own);
  expect(own.kept.size).toBe(0);
  storeRedirect('/profile', own);
  storeRedirect(undefined, own);
  expect(own.kept.size).toBe(0);
});

it.each(['1 //evil.example', '1 https://evil.example', '1 /nowhere', 'x /profile', '', '1'])(
  'of %j nothing is followed',
  (text) => {
    const own = store();
    own.write('addly-wanted', text);
    expect(readStoredRedirect(own, 1)).toBeUndefined();
  },
);
