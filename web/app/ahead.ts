import type { QueryClient } from '@tanstack/react-query';
import { findCard } from '#engine/rules/cards.ts';
import { termOn } from '#engine/rules/terms.ts';
import { firstGame } from '#engine/learner/by-age.ts';
import { fetchAhead } from '#web/features/game/ahead.ts';
import { isThrifty } from '#web/lib/connection.ts';
import { PATHS } from '#web/lib/paths.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { sessionQuery } from '#web/lib/session.ts';

/** As with pages behind links: a pointer that only crosses a card on its way to another one should fetch nothing. */
const INTENT_MS = 50;
const EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;
/** A page that has just come is left to whoever looks at it and touches it: starting the engine keeps it busy for a while. */
const STILL_MS = 3_000;
const still = () => new Promise<void>((resolve) => setTimeout(resolve, STILL_MS));

/** What fetches a game before its card is pressed. */
export interface Ahead {
  /**
   * The page at this path has nothing left to do: a little later the game it leads to is fetched, if no other one has been
   * meant by then. Resolves when nothing is under way for it any more; never rejects.
   */
  idleAt(path: string): Promise<void>;
  stop(): void;
}

/** The game that a link opens. */
function gameOf(link: Element | null): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const [, first, gameId = ''] = link.pathname.split('/');
  return `/${first}` === PATHS.play && findCard(gameId) ? gameId : undefined;
}

/** What the page itself leads to: its first link to a game. */
const recommended = () => gameOf(document.querySelector(`main a[href^="${PATHS.play}/"]`));

/**
 * Fetches games ahead on the pages that list them: the recommended one when the page is idle, any other when its card is
 * hovered, touched or focused.
 */
export function createAhead(client: QueryClient): Ahead {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Games that were pointed to so far; counts them. */
  let meant = 0;

  const profile = () => {
    const user = client.getQueryData(sessionQuery.queryKey)?.user.id;
    return client.getQueryData(profileQuery(user).queryKey);
  };
  const fetchGame = async (gameId: string) => {
    if (isThrifty()) return;
    // The page of all games: its code is not the engine's.
    await import('#web/pages/game.tsx').catch(() => undefined);
    await fetchAhead(gameId, profile()?.avatar_url ?? 'fox');
  };
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const gameId = event.target instanceof Element && gameOf(event.target.closest('a[href]'));
    if (gameId)
      timer = setTimeout(() => {
        meant += 1;
        void fetchGame(gameId);
      }, INTENT_MS);
  };
  for (const name of EVENTS) document.addEventListener(name, onIntent, { passive: true });

  return {
    async idleAt(path) {
      if (path !== PATHS.home && path !== PATHS.play) return;
      const before = meant;
      await still();
      if (meant !== before || window.location.pathname !== path) return;
      await fetchGame(recommended() ?? firstGame(termOn(new Date()), profile()?.age ?? null).id);
    },
    stop() {
      clearTimeout(timer);
      for (const name of EVENTS) document.removeEventListener(name, onIntent);
    },
  };
}
