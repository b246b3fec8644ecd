import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { followPlayer } from '#web/lib/players.ts';
import { hasAge, isFullySetUp, isOfPlayer, profileQuery } from '#web/lib/profile.ts';
import type { Profile } from '#server/contract/profile.ts';
import type { User } from '#server/contract/session.ts';
import { offerQuery } from '#web/lib/offer.ts';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import { currentSession } from '#web/lib/session.ts';

/** How long pages that also work for visitors wait, at most, for data that would improve them. */
const PATIENCE_MS = 3_000;
/** How long a page that can show that it is loading waits before it does. */
const SOON_MS = 300;
const atMost = <T>(answer: Promise<T>, ms = PATIENCE_MS): Promise<T | undefined> =>
  Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);

export type Guard = (args: LoaderFunctionArgs) => Promise<unknown>;

/** The initial values of the setup page. */
export interface SetupStart {
  readonly user: User;
  readonly profile: Profile | null;
}

/** The server did not say who is signed in. That does not mean that nobody is. */
export class ServerUnreachable extends Error {
  override get name() {
    return 'ServerUnreachable';
  }
}

/**
 * Decides who may see which page, before anything is rendered, so that no page flashes up for the wrong user.
 * onLateAnswer: called when a page was opened before an answer that may lead elsewhere, so that the guards can run
 * again.
 */
export function createGuards(client: QueryClient, onLateAnswer: () => void) {
  const currentUser = async () => {
    try {
      return (await currentSession(client))?.user;
    } catch (error) {
      // Offline, only the user remembered on this device can be signed in.
      if (!navigator.onLine) return undefined;
      throw new ServerUnreachable('who is signed in could not be read', { cause: error });
    }
  };
  const addressOf = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return pathname + search;
  };

  /** Whose turn it is among the account's players; 'unknown': nobody has chosen yet. Undefined: unreadable. */
  const currentPlayer = async ({ id }: User): Promise<Profile | null | undefined | 'unknown'> => {
    const query = profileQuery(id);
    if (client.getQueryState(query.queryKey)?.isInvalidated) await atMost(followPlayer(client));
    return client
      .ensureQueryData(query)
      .catch((error: unknown) => (isOfPlayer(error) ? ('unknown' as const) : undefined));
  };

  const toPlayers = (wanted: string | undefined) => redirect(withSearch(PATHS.players, { redirect: wanted }));

  /** The signed-in user's player, and what sends those on who have to choose one, or have no age yet. */
  const playerOf = async (request: Request) => {
    const user = await currentUser();
    const wanted = addressOf(request);
    if (!user) throw redirect(withSearch(PATHS.login, { redirect: wanted }));
    const profile = currentPlayer(user);
    const setUp = async () => {
      const known = await profile;
      if (known === 'unknown') throw toPlayers(wanted);
      if (known !== undefined && !hasAge(known))
        throw redirect(withSearch(PATHS.profileSetup, { email: user.email, redirect: wanted }));
      return null;
    };
    return { profile, setUp };
  };

  /**
   * Needs a session and an age. An unreadable session does not count as signed out. An unreadable profile lets the page
   * open, which then reports it.
   */
  const player: Guard = async ({ request }) => {
    const { setUp } = await playerOf(request);
    return setUp();
  };

  /** The same, for a page that shows itself that the profile is loading. */
  const playerSoon: Guard = async ({ request }) => {
    const { setUp, profile } = await playerOf(request);
    if ((await atMost(profile, SOON_MS)) !== undefined) return setUp();
    void profile.then((late) => {
      if (late === 'unknown' || (late !== undefined && !hasAge(late))) onLateAnswer();
    });
    return null;
  };

  /** Open to visitors; an account's several players say first who it is. */
  const anybody: Guard = async ({ request }) => {
    const user = await atMost(currentUser().catch(() => undefined));
    if (user && (await atMost(currentPlayer(user))) === 'unknown') throw toPlayers(addressOf(request));
    return null;
  };

  /** Needs a session: who is playing is asked on the page. */
  const account: Guard = async ({ request }) => {
    const user = await currentUser();
    if (!user) throw redirect(withSearch(PATHS.login, { redirect: addressOf(request) }));
    if ((await atMost(currentPlayer(user), SOON_MS)) === null)
      throw redirect(withSearch(PATHS.profileSetup, { email: user.email }));
    return null;
  };

  /** Only for those who are not signed in. */
  const visitor: Guard = async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    // The user has come back from Google and must enter a password, whoever was signed in before.
    const linking = pathname === PATHS.login && searchParams.get('link') === 'google';
    if (linking) return null;
    // These pages are open to everybody.
    const user = currentUser().catch(() => undefined);
    if (!(await atMost(user))) {
      void user.then((late) => late && onLateAnswer());
      return null;
    }
    throw redirect(redirectIn(searchParams) ?? PATHS.home);
  };

  /** Needs a session and something still missing in the profile. */
  const setup = async ({ request }: LoaderFunctionArgs): Promise<SetupStart> => {
    const user = await currentUser();
    const wanted = redirectIn(new URL(request.url).searchParams);
    if (!user) throw redirect(withSearch(PATHS.login, { redirect: wanted }));
    const profile = await client.ensureQueryData(profileQuery(user.id)).catch((error: unknown) => {
      throw isOfPlayer(error) ? toPlayers(wanted) : error;
    });
    if (isFullySetUp(profile)) throw redirect(wanted ?? PATHS.home);
    return { user, profile };
  };

  /** The same, for pages that show which features this installation offers. */
  const visitorWithOffer: Guard = async (args) => {
    await visitor(args);
    return offer(args);
  };

  /** Needs to know which features this installation offers, but does not hold up the page when that is unknown. */
  const offer: Guard = () => atMost(client.ensureQueryData(offerQuery).catch(() => null));

  return { player, playerSoon, anybody, account, visitor, visitorWithOffer, setup, offer };
}

export type Guards = ReturnType<typeof createGuards>;
