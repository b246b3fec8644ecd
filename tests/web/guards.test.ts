import { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#server/contract/profile.ts';
import type { Session } from '#server/contract/session.ts';
import { createGuards, ServerUnreachable } from '#web/app/guards.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { sessionQuery } from '#web/lib/session.ts';

const USER = { id: 'mia', email: 'mia@example.com' };
const COMPLETE: Partial<Profile> = { username: 'Mia', age: 5, avatar_url: 'fox', theme: 'core' };

interface Known {
  /** Who is signed in; undefined: the server does not answer. */
  readonly user?: typeof USER | null;
  readonly profile?: Partial<Profile> | null;
}

/** The guards of a browser that has this data already. */
function open({ user, profile = null }: Known) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (user !== undefined) client.setQueryData(sessionQuery.queryKey, user && ({ user } as Session));
  client.setQueryData(profileQuery(USER.id).queryKey, profile as Profile | null);
  return createGuards(client, () => undefined);
}

/** The guards of a browser whose account has several players, none of them chosen in this session. */
function openUnchosen() {
  const refusal = { code: 'choose_player', message: 'Who is playing? Please choose first.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 409 })));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, { user: USER } as Session);
  return createGuards(client, () => undefined);
}

const to = (path: string) => ({ request: new Request(`http://localhost${path}`) }) as LoaderFunctionArgs;

/** Where a guard redirects to, or what it returns. */
const outcome = (guarded: Promise<unknown>) =>
  guarded.catch((thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody answers')));
});
afterEach(() => vi.unstubAllGlobals());

describe("a player's page", () => {
  it.each([
    ['/home', '/login?redirect=%2Fhome'],
    ['/play/sound-safari?seed=7', '/login?redirect=%2Fplay%2Fsound-safari%3Fseed%3D7'],
  ])('sends nobody who asks for %s to the sign-in, which knows the way back', async (path, login) => {
    expect(await outcome(open({ user: null }).player(to(path)))).toBe(login);
  });

  it.each([null, { ...COMPLETE, age: null }])(
    'sends whoever has the profile %j to the setup, which knows the way back',
    async (profile) => {
      expect(await outcome(open({ user: USER, profile }).player(to('/profile?tab=1')))).toBe(
        '/profile-setup?email=mia%40example.com&redirect=%2Fprofile%3Ftab%3D1',
      );
    },
  );

  it('lets whoever has an age stay', async () => {
    const { player } = open({ user: USER, profile: { username: null, age: 5 } });
    expect(await outcome(player(to('/home')))).toBeNull();
  });

  it.each(['/home', '/play/sound-safari'])(
    'asks siblings of whom nobody was chosen who is playing before %s',
    async (path) => {
      const { player, anybody } = openUnchosen();
      const who = `/players?redirect=${encodeURIComponent(path)}`;
      expect(await outcome(player(to(path)))).toBe(who);
      expect(await outcome(anybody(to(path)))).toBe(who);
    },
  );

  it('does not take silence for nobody', async () => {
    expect(await outcome(open({}).player(to('/home')))).toBeInstanceOf(ServerUnreachable);
  });
});

describe("an account's page", () => {
  it.each([
    ['/players', '/login?redirect=%2Fplayers'],
    ['/grown-ups?player=1', '/login?redirect=%2Fgrown-ups%3Fplayer%3D1'],
  ])('sends nobody who asks for %s to the sign-in, which knows the way back', async (path, login) => {
    expect(await outcome(open({ user: null }).account(to(path)))).toBe(login);
  });

  it('sends whoever has no player yet to the setup', async () => {
    expect(await outcome(open({ user: USER, profile: null }).account(to('/players')))).toBe(
      '/profile-setup?email=mia%40example.com',
    );
  });

  it('lets whoever has a player stay, and siblings of whom nobody was chosen', async () => {
    expect(await outcome(open({ user: USER, profile: COMPLETE }).account(to('/players')))).toBeNull();
    expect(await outcome(openUnchosen().account(to('/players')))).toBeNull();
  });
});

describe('a page that shows that the profile is loading', () => {
  it('sends nobody to the sign-in, and whoever has no age to the setup', async () => {
    expect(await outcome(open({ user: null }).playerSoon(to('/home')))).toBe('/login?redirect=%2Fhome');
    expect(await outcome(open({ user: USER, profile: null }).playerSoon(to('/home')))).toBe(
      '/profile-setup?email=mia%40example.com&redirect=%2Fhome',
    );
  });
});

describe("a visitor's page", () => {
  it.each([
    ['/login', '/home'],
    ['/login?redirect=%2Fleaderboard', '/leaderboard'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/home'],
    ['/signup?redirect=%2Fplay%2Fsound-safari', '/play/sound-safari'],
  ])('at %s leads whoever is signed in on to %s', async (path, wanted) => {
    expect(await outcome(open({ user: USER }).visitor(to(path)))).toBe(wanted);
  });

  it.each([
    [null, '/login'],
    [undefined, '/login'],
    [USER, '/login?link=google'],
  ])('stays for %j at %s', async (user, path) => {
    expect(await outcome(open(user === undefined ? {} : { user }).visitor(to(path)))).toBeNull();
  });
});

describe('the setup page', () => {
  it('sends nobody to the sign-in, which knows where they were going', async () => {
    const path = '/profile-setup?redirect=%2Fplay%2Fsound-safari';
    expect(await outcome(open({ user: null }).setup(to(path)))).toBe(
      '/login?redirect=%2Fplay%2Fsound-safari',
    );
  });

  it.each([
    ['/profile-setup', '/home'],
    ['/profile-setup?redirect=%2Fleaderboard', '/leaderboard'],
  ])('at %s leads whoever misses nothing on to %s', async (path, wanted) => {
    expect(await outcome(open({ user: USER, profile: COMPLETE }).setup(to(path)))).toBe(wanted);
  });

  it('begins with what is there', async () => {
    expect(await outcome(open({ user: USER, profile: null }).setup(to('/profile-setup')))).toEqual({
      user: USER,
      profile: null,
    });
  });
});
