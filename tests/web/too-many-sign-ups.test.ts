import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TooManySignUps } from '#web/features/auth/too-many-sign-ups.tsx';
import { ApiError } from '#web/lib/api.ts';

const told = (error: unknown) => renderToStaticMarkup(createElement(TooManySignUps, { error }));
const refused = (code: string, seconds: number) =>
  new ApiError(429, { code, message: 'Request rate limit reached' }, `${seconds}`);

it.each([
  [5, 'try again in a moment'],
  [45, 'try again in a minute, or use another internet connection'],
  [436, 'try again in 8 minutes, or use another internet connection'],
])('a sign-up that was one too many and may be tried in %i s is told when', (seconds, words) => {
  expect(told(refused('over_request_rate_limit', seconds))).toContain(words);
});

it('nothing of that is told where something else is wrong', () => {
  expect(told(null)).toBe('');
  expect(told(new Error('away'))).toBe('');
  expect(told(refused('over_email_send_rate_limit', 40))).toBe('');
});
