import type { SatRound } from '#engine/learner/next-game.ts';
import { KEYS, tabStorage, type Store } from '#web/lib/storage.ts';

/** A pause that is longer ends a sitting: in milliseconds. */
const PAUSE_MS = 30 * 60_000;
/** As many as can matter. */
const KEPT = 20;

function readAll(store: Store): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(store.read(KEYS.sitting) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

interface KeptRound extends SatRound {
  /** In milliseconds. */
  readonly at: number;
}

const isRound = (value: unknown): value is KeptRound =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'gameId') === 'string' &&
  typeof Reflect.get(value, 'share') === 'number' &&
  typeof Reflect.get(value, 'at') === 'number';

function keptOf(playerId: string, store: Store): readonly KeptRound[] {
  const all = readAll(store);
  const rounds = Object.hasOwn(all, playerId) ? all[playerId] : [];
  return Array.isArray(rounds) ? rounds.filter(isRound) : [];
}

/**
 * The rounds that a player has finished in this tab without a long pause, oldest first; nothing of it leaves the tab. now:
 * in milliseconds.
 */
export function sittingOf(playerId: string, now: number, store: Store = tabStorage): readonly SatRound[] {
  let next = now;
  const since: SatRound[] = [];
  for (const round of [...keptOf(playerId, store)].reverse()) {
    if (next - round.at > PAUSE_MS) break;
    since.unshift(round);
    next = round.at;
  }
  return since;
}

/** A round was finished. at: in milliseconds. */
export function sat(playerId: string, round: KeptRound, store: Store = tabStorage): void {
  const rounds = [...keptOf(playerId, store), round].slice(-KEPT);
  store.write(KEYS.sitting, JSON.stringify({ ...readAll(store), [playerId]: rounds }));
}
