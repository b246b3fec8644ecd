import { findGame } from '#engine/games/catalogue.ts';

const PAGES: ReadonlySet<string> = new Set(['/home', '/play', '/leaderboard', '/profile']);

/**
 * The wanted address when it is one of our own pages behind the sign-in, else undefined. An allow-list: anything
 * that could lead elsewhere never passes.
 */
export function safeRedirect(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string') return undefined;
  const match = /^(\/[a-z-]+(?:\/[a-z-]+)?)\/?(?:\?[\w=&%.~-]*)?$/.exec(wanted);
  const path = match?.[1] ?? '';
  const isOurs =
    PAGES.has(path) || (path.startsWith('/play/') && findGame(path.slice('/play/'.length)) !== undefined);
  return isOurs ? wanted : undefined;
}
