import { expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { dismissToast, toastStore } from '#web/lib/toasts.ts';

const refused = (status: number) => new ApiError(status, { message: 'We are back in a moment.' });

/** A client with one query whose answers the test gives, and the toasts that are up after each. */
function open() {
  let signedOut = 0;
  const client = createQueryClient(() => signedOut++);
  const ask = async (answer: string | ApiError) => {
    toastStore.current().forEach(({ key }) => dismissToast(key));
    await client
      .fetchQuery({
        queryKey: ['session'],
        queryFn: () => (answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)),
        meta: { problem: 'session' },
        retry: false,
        staleTime: 0,
      })
      .catch(() => undefined);
    return toastStore.current().map(({ text }) => text);
  };
  return { ask, timesSignedOut: () => signedOut };
}

it('a query that keeps failing is told once, and once more after it has worked', async () => {
  const { ask } = open();
  expect(await ask(refused(503))).toEqual(['We are back in a moment.']);
  expect(await ask(refused(503))).toEqual([]);
  expect(await ask(refused(500))).toEqual([]);
  expect(await ask('here')).toEqual([]);
  expect(await ask(refused(503))).toEqual(['We are back in a moment.']);
});

it('an answer that says the session is over is not told but followed, every time', async () => {
  const { ask, timesSignedOut } = open();
  expect(await ask(refused(401))).toEqual([]);
  expect(await ask(refused(401))).toEqual([]);
  expect(timesSignedOut()).toBe(2);
});

it("has the specification's defaults", () => {
  const { queries, mutations } = createQueryClient(() => undefined).getDefaultOptions();
  const minutes = 60_000;
  expect(queries).toMatchObject({
    staleTime: 5 * minutes,
    gcTime: 10 * minutes,
    refetchOnWindowFocus: false,
  });
  for (const retry of [queries?.retry, mutations?.retry] as ((failures: number, error: Error) => boolean)[]) {
    expect([retry(0, refused(503)), retry(1, refused(503))]).toEqual([true, false]);
    // Refusals are not repeated: the answer would be the same, and wrong passwords are counted.
    expect(retry(0, refused(400))).toBe(false);
    // A time-out is not repeated: nobody should wait that long twice.
    expect(retry(0, new ApiError(0, { code: 'timeout' }))).toBe(false);
  }
});
