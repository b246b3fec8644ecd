import { GROWTHS, type Growth, type Plant } from '#engine/learner/garden.ts';
import { KEYS, tabStorage, type Store } from '#web/lib/storage.ts';

type Seen = Readonly<Record<string, Growth>>;

function readAll(store: Store): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(store.read(KEYS.garden) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** As a player's garden was shown last in this tab; undefined: not yet. */
function seenOf(playerId: string, store: Store): Seen | undefined {
  const all = readAll(store);
  const seen = Object.hasOwn(all, playerId) ? all[playerId] : undefined;
  return typeof seen === 'object' && seen !== null ? (seen as Seen) : undefined;
}

/** The plants that have come or grown since the garden was shown last; none where it was not shown yet. */
export function grownSince(
  playerId: string,
  garden: readonly Plant[],
  store: Store = tabStorage,
): readonly Plant[] {
  const seen = seenOf(playerId, store);
  if (!seen) return [];
  const before = (id: string) => (Object.hasOwn(seen, id) ? GROWTHS.indexOf(seen[id]!) : -1);
  return garden.filter(({ item, growth }) => GROWTHS.indexOf(growth) > before(item.id));
}

export function noteSeen(playerId: string, garden: readonly Plant[], store: Store = tabStorage): void {
  const seen = Object.fromEntries(garden.map(({ item, growth }) => [item.id, growth]));
  store.write(KEYS.garden, JSON.stringify({ ...readAll(store), [playerId]: seen }));
}
