import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import { forgetGonePlayers } from '#web/lib/gone-players.ts';
import { useProfile } from '#web/lib/profile.ts';
import { useFlushing } from '#web/features/progress/progress.ts';
import { sessionQuery, useUser } from '#web/lib/session.ts';
import { SiteFooter } from '#web/ui/site-footer.tsx';
import { TopBar } from './top-bar.tsx';

/** The layout of all game-area pages. Games themselves fill the whole window. */
export function GameLayout() {
  useFlushing(useProfile().data);
  useLookingAgain();
  const client = useQueryClient();
  useEffect(() => forgetGonePlayers(client), [client]);
  // For the moment until the next page has come: this one would show a player without a name, and jump.
  const isLeaving = useUser() === null;
  return (
    <div className={`flex min-h-dvh flex-col print:block print:min-h-0 ${isLeaving ? 'invisible' : ''}`}>
      <TopBar />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-play grow px-4 py-4 sm:px-8 short:py-2 print:p-0"
      >
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

/** Nobody is in the middle of a game here, so an invalidated session is refetched at once. */
function useLookingAgain() {
  const { isStale } = useQuery(sessionQuery);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isStale) void revalidate();
  }, [isStale, revalidate]);
}
