import { useEffect } from 'react';
import type { Avatar } from '#engine/rules/looks.ts';
import { beginGame, beginList } from '#engine/session/begin.ts';
import { takesAvif } from '#web/lib/avif.ts';
import { wasFetchedAhead } from './ahead.ts';

let stage: Promise<typeof import('./game-stage.tsx').GameStage> | undefined;

/**
 * The stage and its engine: half of all code. Called by each page that opens games as its file is read, which links fetch
 * ahead: not by a file that pages share, which would bring it to those that only list games.
 */
export function fetchStage() {
  stage ??= import('./game-stage.tsx').then(({ GameStage }) => GameStage);
  // Whoever shows it reports that; an unhandled rejection would report it a second time.
  stage.catch(() => undefined);
  return stage;
}

/** What came ahead is in the browser's cache. */
async function beginRest(gameId: string, avatar: Avatar): Promise<void> {
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window;
  const wanted = { gameId, avatar, takesAvif: takesAvif(), width, height, ratio };
  await beginGame(wanted, wasFetchedAhead);
}

/**
 * Begins what a game that is opened asks for first, beside the engine's code: its list, and by that its pictures. What does
 * not come is asked for again by the engine, which tells of it. fetchable: see `FullWindowGame`.
 */
export function useBeginning(gameId: string, avatar: Avatar, fetchable: boolean | undefined): void {
  const mayCome = fetchable !== false;
  useEffect(() => {
    if (mayCome) beginList(gameId).catch(() => undefined);
  }, [gameId, mayCome]);
  useEffect(() => {
    if (fetchable) beginRest(gameId, avatar).catch(() => undefined);
  }, [gameId, avatar, fetchable]);
}
