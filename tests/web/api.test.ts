import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT } from '#server/contract/contract.ts';
import { ApiError, call, readFile, WITHOUT_ANSWER } from '#web/lib/api.ts';
import { currentSession, followConnection, refetchSession, sessionQuery } from '#web/lib/session.ts';
import { KEYS } from '#web/lib/storage.ts';

const PAGE = '<!doctype html><title>Blocked by the school</title>';

const answering = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const ours = (code: string) => JSON.stringify({ code, message: 'In our words.' });

afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  const refusal = () => call('GET /profile').catch((error: unknown) => error);

  it.each([200, 400, 401, 403, 404, 407, 409, 422, 502, 503])(
    'that is a page with status %i comes from something in between, and counts as none',
    async (status) => {
      answering(status, PAGE);
      expect(await refusal()).toMatchObject({ name: 'ApiError', status: 0, passing: true, message: '' });
    },
  );

  it.each([
    '{"message": "Not Found"}',
    '{"code": 404, "message": "Not Found"}',
    '"blocked"',
    'null',
    '[]',
    '',
  ])('of 404 with the body %s counts as none', async (body) => {
    answering(404, body);
    expect(await refusal()).toMatchObject({ status: 0, code: 'unreadable', message: '' });
  });

  const noContent = () => vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));

  it('without content is none where the contract has one', async () => {
    noContent();
    expect(await refusal()).toMatchObject({ status: 0, code: 'unreadable', passing: true });
  });

  it('without content is one where the contract has none', async () => {
    noContent();
    await expect(call('POST /page-views', { body: { route: '/home' } })).resolves.toBeUndefined();
  });

  it.each(CONTRACT.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'of %s is expected as its contract says',
    (name, row) => {
      const hasNone = !('answer' in row) && !('file' in row);
      expect(WITHOUT_ANSWER.test(name)).toBe(hasNone);
    },
  );

  it.each([401, 404, 422, 503])('of our server with status %i is what it says', async (status) => {
    answering(status, ours('some_code'));
    expect(await refusal()).toMatchObject({ status, code: 'some_code', message: 'In our words.' });
  });
});

describe('an answer that hangs', () => {
  const timeouts: number[] = [];
  beforeEach(() => {
    timeouts.length = 0;
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(
      (ms) => (timeouts.push(ms), timeout.call(AbortSignal, 1)),
    );
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it('is given up after ten seconds when it was only read, after fifteen otherwise, and told as what it is', async () => {
    for (const name of ['GET /leaderboard', 'POST /gate'] as const)
      await expect(call(name)).rejects.toMatchObject({
        status: 0,
        code: 'timeout',
        message: 'Addly Nook takes too long to answer. Please try again.',
      });
    expect(timeouts).toEqual([10_000, 15_000]);
  });
});

describe('who plays', () => {
  const kept = new Map<string, string>();
  const read = () => currentSession(new QueryClient()).catch((error: unknown) => error);

  beforeEach(() => {
    const profile = { id: 'mia', created_at: '2026-11-22' };
    kept.clear();
    kept.set(KEYS.player, JSON.stringify({ userId: 'mia', profile }));
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  });

  it.each([
    ['a proxy without a server', 502, PAGE],
    ['a proxy in trouble', 503, PAGE],
    ['a filter', 403, PAGE],
    ['a host without the server', 404, PAGE],
    ['a captive portal', 401, PAGE],
    ['our server without its database', 503, ours('unavailable')],
    ['our server in trouble', 500, ours('internal_error')],
  ])('is who was here last when the answer is that of %s', async (_who, status, body) => {
    answering(status, body);
    expect(await read()).toMatchObject({ user: { id: 'mia' }, unconfirmed: 'unreached' });
  });

  it('is nobody when our server says so, and unknown when it refuses', async () => {
    answering(200, JSON.stringify({ session: null }));
    expect(await read()).toBeNull();
    answering(429, ours('over_request_rate_limit'));
    expect(await read()).toBeInstanceOf(ApiError);
  });

  it('is unknown where nobody is kept', async () => {
    kept.clear();
    answering(502, PAGE);
    expect(await read()).toBeInstanceOf(ApiError);
  });

  it('is who was here last half a second after nobody has answered, and what the answer says when it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('window', new EventTarget());
    let asked = 0;
    let answer = (_body: object) => {};
    vi.stubGlobal('fetch', () => {
      asked++;
      return new Promise((resolve) => (answer = (body) => resolve(Response.json(body))));
    });
    const client = new QueryClient();
    const onChanged = vi.fn();
    const end = followConnection(client, onChanged, () => false);
    const session = currentSession(client);
    await vi.advanceTimersByTimeAsync(500);
    expect(await session).toMatchObject({ user: { id: 'mia' }, unconfirmed: 'late' });
    answer({ session: { user: { id: 'tom' } } });
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual({ user: { id: 'tom' } });
    expect(asked).toBe(1);
    end();
    vi.useRealTimers();
  });

  it('is out of reach after four seconds without an answer, and not a moment sooner', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const client = new QueryClient();
    const end = followConnection(client, vi.fn(), () => false);
    void currentSession(client);
    await vi.advanceTimersByTimeAsync(3_990);
    expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ unconfirmed: 'late' });
    await vi.advanceTimersByTimeAsync(10);
    expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ unconfirmed: 'unreached' });
    end();
    vi.useRealTimers();
  });

  it('is not taken from the copy where somebody looks again: that waits for the answer', async () => {
    const client = new QueryClient();
    answering(200, JSON.stringify({ session: { user: { id: 'mia' } } }));
    await currentSession(client);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('fetch', async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return Response.json({ session: null });
    });
    const changed = refetchSession(client);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await changed).toBe(true);
    expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
    vi.useRealTimers();
  });
});

describe('a sign-out that the server has not heard of', () => {
  const kept = new Map<string, string>();
  const asked: [path: string, userId: string | null][] = [];
  let signOutAnswer = async () => new Response(null, { status: 204 });

  beforeEach(() => {
    kept.clear();
    kept.set(KEYS.leaving, 'mia');
    kept.set(KEYS.player, JSON.stringify({ userId: 'mia', profile: { id: 'mia' } }));
    asked.length = 0;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal('fetch', (path: string, { headers }: { headers: Headers }) => {
      asked.push([path, headers.get('x-addly-user')]);
      if (path === '/api/auth/signout') return signOutAnswer();
      return Promise.resolve(Response.json({ session: { user: { id: 'mia' } } }));
    });
  });

  it('comes before anything else that is asked, once, for whom it was said', async () => {
    signOutAnswer = async () => new Response(null, { status: 204 });
    await Promise.all([call('GET /leaderboard'), call('GET /profile')]);
    expect(asked).toEqual([
      ['/api/auth/signout', 'mia'],
      ['/api/leaderboard', null],
      ['/api/profile', null],
    ]);
    await call('GET /gate');
    expect(asked.at(-1)).toEqual(['/api/gate', null]);
    expect(kept.has(KEYS.leaving)).toBe(false);
  });

  it.each([
    ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a captive portal', async () => new Response(PAGE)],
    ['a server in trouble', async () => new Response(ours('unavailable'), { status: 503 })],
  ])('keeps everything else back when %s answers, and nobody plays', async (_who, answer) => {
    signOutAnswer = answer;
    await expect(call('GET /profile')).rejects.toMatchObject({ status: 0 });
    expect(await currentSession(new QueryClient())).toBeNull();
    expect(asked.map(([path]) => path).filter((path) => path !== '/api/auth/signout')).toEqual([]);
    expect(kept.get(KEYS.leaving)).toBe('mia');
  });

  it('keeps no file back, nor does a player chosen without a network: the worker may have it', async () => {
    const entering = { userId: 'mia', playerId: 'tom' };
    kept.set(KEYS.entering, JSON.stringify(entering));
    vi.stubGlobal('fetch', async (path: string) => {
      if (path.startsWith('/api/')) throw new TypeError('Failed to fetch');
      return Response.json({ games: {} });
    });
    expect(await readFile('/games.json')).toEqual({ games: {} });
    kept.delete(KEYS.leaving);
    expect(await readFile('/games.json')).toEqual({ games: {} });
    await expect(call('GET /profile')).rejects.toMatchObject({ status: 0 });
    expect(JSON.parse(kept.get(KEYS.entering)!)).toEqual(entering);
  });

  it('outdoes an answer that was on its way', async () => {
    kept.delete(KEYS.leaving);
    kept.delete(KEYS.player);
    const session = currentSession(new QueryClient());
    kept.set(KEYS.leaving, 'mia');
    expect(await session).toBeNull();
  });

  it('is sent as soon as the browser is online again', async () => {
    vi.stubGlobal('window', new EventTarget());
    signOutAnswer = async () => new Response(null, { status: 204 });
    const end = followConnection(new QueryClient(), vi.fn(), () => false);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(kept.has(KEYS.leaving)).toBe(false));
    end();
  });
});
