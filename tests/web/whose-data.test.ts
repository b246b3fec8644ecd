import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '#server/contract/profile.ts';
import type { ProgressSaved } from '#server/contract/progress.ts';
import type { Session } from '#server/contract/session.ts';
import { cameFrom, rememberCameFrom } from '#web/features/catalogue/came-from.ts';
import { leaderboardQuery } from '#web/lib/leaderboard.ts';
import { cacheEarnings, cacheProfile, profileQuery } from '#web/lib/profile.ts';
import { enterSession, leaveSession, resetPersonal, sessionQuery } from '#web/lib/session.ts';

const MIA = { id: 'mia', username: 'Mia', xp: 10, level: 1, coins: 1 } as Profile;
const MIAS = { userId: 'mia', playerId: 'mia' };
const session = (id: string) => ({ user: { id } }) as Session;
const SAVED: ProgressSaved = {
  xpGained: 100,
  coinsGained: 10,
  xp: 110,
  level: 2,
  coins: 11,
  levelUp: true,
  duplicate: false,
};

/** A browser in which Mia has been to the ranking and to a game. */
function open() {
  const client = new QueryClient();
  const { queryKey } = profileQuery('mia');
  client.setQueryData(sessionQuery.queryKey, session('mia'));
  client.setQueryData(queryKey, MIA);
  client.setQueryData(leaderboardQuery.queryKey, {
    top50: [],
    currentUserRank: null,
    currentUserStats: null,
  });
  rememberCameFrom('play');
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, queryKey, isStale };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['somebody else comes', (client: QueryClient) => enterSession(client, session('tom')), session('tom')],
  ['she signs out', (client: QueryClient) => leaveSession(client), null],
])(
  'nothing of hers is left when %s: no profile, no ranking, not where she came from',
  (_how, change, now) => {
    const { client, queryKey } = open();
    expect(cameFrom()).toBe('play');
    change(client);
    expect(client.getQueryData(queryKey)).toBeUndefined();
    expect(client.getQueryData(leaderboardQuery.queryKey)).toBeUndefined();
    expect(cameFrom()).toBeUndefined();
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(now);
  },
);

it('when a sibling plays, what was read is read anew, and where she came from is forgotten', () => {
  const { client, queryKey } = open();
  resetPersonal(client, queryKey);
  expect(client.getQueryData(leaderboardQuery.queryKey)).toBeUndefined();
  // Already the sibling's.
  expect(client.getQueryData(queryKey)).toEqual(MIA);
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(session('mia'));
  expect(cameFrom()).toBeUndefined();
});

it('after a game her figures are the new ones, and the ranking is read anew', () => {
  const { client, queryKey, isStale } = open();
  cacheEarnings(client, MIAS, SAVED);
  expect(client.getQueryData(queryKey)).toEqual({ ...MIA, xp: 110, level: 2, coins: 11 });
  expect([isStale(queryKey), isStale(leaderboardQuery.queryKey)]).toEqual([false, true]);
});

it('the figures of a game that has counted before are not believed: they are read anew', () => {
  const { client, queryKey, isStale } = open();
  cacheEarnings(client, MIAS, { ...SAVED, duplicate: true });
  expect(client.getQueryData(queryKey)).toEqual(MIA);
  expect([isStale(queryKey), isStale(leaderboardQuery.queryKey)]).toEqual([true, true]);
});

it('a ranking that is just being read for the first time is read anew after a game: it may be of before', async () => {
  const client = new QueryClient();
  const answers: ((rank: number) => void)[] = [];
  const fetch = () =>
    new Promise<Response>((resolve) =>
      answers.push((rank) =>
        resolve(Response.json({ top50: [], currentUserRank: rank, currentUserStats: null })),
      ),
    );
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', fetch);
  const observer = new QueryObserver(client, leaderboardQuery);
  const end = observer.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(1);
  cacheEarnings(client, MIAS, SAVED);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(1);
  answers[0]!(2);
  await expect.poll(() => observer.getCurrentResult().data?.currentUserRank).toBe(1);
  end();
});

it('with another name the ranking is read anew', () => {
  const { client, queryKey, isStale } = open();
  cacheProfile(client, { ...MIA, username: 'Mimi' });
  expect(client.getQueryData(queryKey)?.username).toBe('Mimi');
  expect(isStale(leaderboardQuery.queryKey)).toBe(true);
});
