import { expect, it } from 'vitest';
import { wordsOfKept } from '#web/features/progress/kept-words.ts';
import { ApiError } from '#web/lib/api.ts';

const INTERNET = 'Your game is kept. It counts when the internet is back.';
const SIGN_IN = 'Your game is kept. It counts when you sign in again.';
const SENT = 'Your game is kept. It counts as soon as it can be sent.';

const refusal = (status: number, code?: string) => new ApiError(status, code === undefined ? {} : { code });

it.each([
  ['the network', refusal(0, 'network'), INTERNET],
  ['a server that does not answer in time', refusal(0, 'timeout'), INTERNET],
  ["a Wi-Fi's login, or a proxy's page", refusal(0), SENT],
  ['a server in trouble', refusal(500, 'internal'), SENT],
  ['a database that is away', refusal(503, 'temporarily_unavailable'), SENT],
  ['too many calls', refusal(429, 'rate_limited'), SENT],
  ['a session that has ended', refusal(401, 'unauthorized'), SIGN_IN],
  ['nothing that is known yet', undefined, SENT],
])('a finished game that waits because of %s is no failure', (_what, error, words) => {
  expect(wordsOfKept({ isOnDevice: true, isOnline: true, error })).toBe(words);
  expect(wordsOfKept({ isOnDevice: true, isOnline: false, error })).toBe(INTERNET);
  expect(wordsOfKept({ isOnDevice: false, isOnline: true, error })).toBeUndefined();
});
