import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#web/lib/api.ts';
import { keepEarlyAnswers } from '#web/lib/early-answers.ts';

const EARLY = {
  'GET /auth/session': { session: { user: { id: 'u1' } } },
  'GET /profile': { id: 'p1' },
  'GET /learner': { epoch: 1 },
};
const FROM_SERVER = { code: 'asked' };
const OURS = { userId: 'u1', playerId: 'p1' };

let asked: string[] = [];
let removed = 0;
const take = (text: string | undefined) =>
  keepEarlyAnswers({
    getElementById: (id) =>
      id === 'early-answers' && text !== undefined
        ? ({ textContent: text, remove: () => (removed += 1) } as unknown as HTMLElement)
        : null,
  });

beforeEach(() => {
  asked = [];
  removed = 0;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return method === 'POST' ? new Response(null, { status: 204 }) : Response.json(FROM_SERVER);
  });
  take(JSON.stringify(EARLY));
});
afterEach(() => {
  take(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what came with the page', () => {
  it('answers the first calls without asking the server, and stays nowhere in the page', async () => {
    expect(await call('GET /auth/session')).toEqual(EARLY['GET /auth/session']);
    expect(await call('GET /profile', { userId: 'u1' })).toEqual(EARLY['GET /profile']);
    expect(await call('GET /learner', OURS)).toEqual(EARLY['GET /learner']);
    expect(asked).toEqual([]);
    expect(removed).toBe(1);
  });

  it('is asked for anew the second time, and with it all that was not used yet', async () => {
    await call('GET /auth/session');
    expect(await call('GET /auth/session')).toEqual(FROM_SERVER);
    expect(await call('GET /profile', { userId: 'u1' })).toEqual(FROM_SERVER);
  });

  it.each([
    ['nobody', {}],
    ['another user', { userId: 'u2' }],
    ['another player', { userId: 'u1', playerId: 'p2' }],
  ])('is said to no call that means %s', async (_whom, meant) => {
    expect(await call('GET /profile', meant)).toEqual(FROM_SERVER);
    expect(await call('GET /learner', meant)).toEqual(FROM_SERVER);
  });

  it("is not said of a sibling's profile", async () => {
    expect(await call('GET /profile', { userId: 'u1', query: { player: 'p2' } })).toEqual(FROM_SERVER);
  });

  it('is forgotten when something was changed, but not when a page was counted', async () => {
    await call('POST /page-views', { body: { route: '/home' } });
    expect(await call('GET /auth/session')).toEqual(EARLY['GET /auth/session']);
    await call('POST /auth/signout');
    expect(await call('GET /profile', { userId: 'u1' })).toEqual(FROM_SERVER);
  });

  it('is forgotten when the page came too slowly', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(15_001);
    expect(await call('GET /auth/session')).toEqual(FROM_SERVER);
    vi.restoreAllMocks();
  });

  it('that is nothing leaves every call to the server', async () => {
    take(undefined);
    expect(await call('GET /auth/session')).toEqual(FROM_SERVER);
  });
});
