import { afterEach, expect, it, vi } from 'vitest';
import { PicturesMissing } from '#engine/ports.ts';
import { troubleOf } from '#web/lib/trouble.ts';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/game-stage.js');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a part that did not come is missing when the server answers, else it is the connection', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response('ok'));
  expect(await troubleOf(MISSING)).toBe('missing');
  expect(await troubleOf(new PicturesMissing('the sheet "fox" is not whole'))).toBe('missing');
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  expect(await troubleOf(MISSING)).toBe('connection');
  expect(await troubleOf(new SyntaxError('Unexpected token'))).toBe('broken');
});

it('a server that hangs is waited for one second, and not at all without a network', async () => {
  const waits: number[] = [];
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms);
    return timeout.call(AbortSignal, 1);
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  );
  expect(await troubleOf(MISSING)).toBe('connection');
  expect(waits).toEqual([1_000]);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await troubleOf(MISSING)).toBe('connection');
  expect(waits).toEqual([1_000]);
});
