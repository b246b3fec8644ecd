import type { Avatar } from '#engine/rules/looks.ts';
import { takesAvif } from '#web/lib/avif.ts';
import { isThrifty } from '#web/lib/connection.ts';
import { drawsWithoutCard } from '#web/lib/drawing.ts';
import { isInGame } from '#web/lib/paths.ts';

/** Fetched at a time: what a page asks for meanwhile finds a line that is free. */
const AT_ONCE = 4;
/** A line that gave nothing for so long gets nothing more to do. */
const PATIENCE_MS = 20_000;

let warmed: Promise<void> | undefined;
const fetched = new Set<string>();
/** The latest game asked for has the line to itself; counts them. */
let latest = 0;

/** This file is in the browser's own cache. */
export const wasFetchedAhead = (address: string): boolean => fetched.has(address);

/** Into the browser's own cache: the answer is read to its end and dropped. */
async function fetchFile(address: string): Promise<void> {
  if (fetched.has(address)) return;
  const options = { priority: 'low', signal: AbortSignal.timeout(PATIENCE_MS) } as RequestInit;
  const answer = await fetch(address, options);
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  await answer.arrayBuffer();
  fetched.add(address);
}

/** Until another game is meant, or one is opened, which then asks for the rest itself. */
async function fetchAll(addresses: readonly string[], turn: number): Promise<void> {
  const left = [...addresses];
  const goesOn = () => turn === latest && !isInGame(window.location.pathname);
  const work = async () => {
    for (let next = left.shift(); next !== undefined && goesOn(); next = left.shift()) await fetchFile(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function fetchGame(gameId: string, avatar: Avatar): Promise<void> {
  const turn = (latest += 1);
  const stage = await import('./game-stage.tsx');
  if (!drawsWithoutCard()) warmed ??= stage.warmRenderer().catch(() => undefined);
  await warmed;
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window;
  const wanted = { gameId, avatar, takesAvif: takesAvif(), width, height, ratio };
  await fetchAll(await stage.filesAhead(wanted), turn);
}

/**
 * Fetches what a game will ask for before its first question, while the child still looks at its card; nothing where data
 * is saved or paid for. Never rejects: what does not come, or does not fit the browser's cache, the game fetches itself.
 */
export function fetchAhead(gameId: string, avatar: Avatar): Promise<void> {
  if (isThrifty() || !navigator.onLine) return Promise.resolve();
  return fetchGame(gameId, avatar).catch(() => undefined);
}
