import type { SatRound } from '#engine/learner/next-game.ts';
import { KEYS, tabStorage, type Store } from '#web/lib/storage.ts';

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

const isRound = (value: unknown): value is SatRound =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'gameId') === 'string' &&
  typeof Reflect.get(value, 'share') === 'number';

/** The rounds that a player has finished in this tab, oldest first; nothing of it leaves the tab. */
export function sittingOf(playerId: string, store: Store = tabStorage): readonly SatRound[] {
  const all = readAll(store);
  const rounds = Object.hasOwn(all, playerId) ? all[playerId] : [];
  return Array.isArray(rounds) ? rounds.filter(isRound) : [];
}

/** A round was finished. */
export function sat(playerId: string, round: SatRound, store: Store = tabStorage): void {
  const rounds = [...sittingOf(playerId, store), round].slice(-KEPT);
  store.write(KEYS.sitting, JSON.stringify({ ...readAll(store), [playerId]: rounds }));
}
