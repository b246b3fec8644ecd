import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { GAME_IDS } from '#engine/rules/cards.ts';
import { keepPlayed, keepTurns } from '#web/lib/on-device.ts';

/** Milliseconds between two looks whether a game is loading: it needs the network more. */
const LOOK_MS = 1_000;
const rest = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));
const isLoading = () => document.querySelector('[data-loading-screen]') !== null;

/** While the page is open, stores all games one after another: a school's network may be gone at the next lesson. */
export function useKeepingAll(): void {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const keepAll = async () => {
      for (const gameId of GAME_IDS) {
        do await rest();
        while (isLoading() && !leaving.signal.aborted);
        if (leaving.signal.aborted) return;
        await keepPlayed(client, gameId);
      }
      await keepTurns();
    };
    void keepAll();
    return () => leaving.abort();
  }, [client]);
}
