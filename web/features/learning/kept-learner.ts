import { pack, unpack } from '#engine/learner/packed.ts';
import { LEVELS, type Level } from '#engine/learner/start.ts';
import type { Learner } from '#engine/learner/state.ts';
import { deviceStorage, KEYS, type Store } from '#web/lib/storage.ts';

/** What grown-ups have decided about a player, as this device knows it, and whether the player was told. */
export interface LearningChoices {
  /** Questions are chosen by what the player can do. */
  readonly adapts: boolean;
  readonly level: Level;
  /** The player has heard that what she does is remembered. */
  readonly told: boolean;
  /** The server's, see the HTTP contract; undefined: it was not asked yet. */
  readonly epoch?: number | undefined;
}

const USUAL: LearningChoices = { adapts: true, level: 'age', told: false };

function read(store: Store, key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(store.read(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const ownIn = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** What was decided for a player; anything damaged is as usual. */
export function choicesFor(userId: string, store: Store = deviceStorage): LearningChoices {
  const own = (ownIn(read(store, KEYS.learning), userId) ?? {}) as Partial<Record<string, unknown>>;
  const { adapts, level, told, epoch } = own;
  return {
    adapts: typeof adapts === 'boolean' ? adapts : USUAL.adapts,
    level: LEVELS.find((known) => known === level) ?? USUAL.level,
    told: told === true,
    epoch: Number.isSafeInteger(epoch) ? Number(epoch) : undefined,
  };
}

export function choose(
  userId: string,
  changes: Partial<LearningChoices>,
  store: Store = deviceStorage,
): LearningChoices {
  const chosen = { ...choicesFor(userId, store), ...changes };
  store.write(KEYS.learning, JSON.stringify({ ...read(store, KEYS.learning), [userId]: chosen }));
  return chosen;
}

/** No learner has this one: a round of it is paid and not recorded. */
const NOT_RECORDED = 2 ** 31 - 1;

/** The epoch that the player's rounds are sent with: while this device does not remember, the server shall not either. */
export function epochOf(userId: string, store: Store = deviceStorage): number {
  const { adapts, epoch } = choicesFor(userId, store);
  return adapts ? (epoch ?? 0) : NOT_RECORDED;
}

/** What this device has learned of a player: nothing, if its copy is damaged or another player's. */
export function learnedOf(userId: string, store: Store = deviceStorage): Learner['skills'] {
  const { userId: whose, skills } = read(store, KEYS.learner);
  return (whose === userId && unpack(skills)) || {};
}

/** A copy that cannot be overwritten is removed: it may be another player's. */
export function keepLearned(userId: string, skills: Learner['skills'], store: Store = deviceStorage): void {
  const text = JSON.stringify({ userId, skills: pack(skills) });
  if (!store.write(KEYS.learner, text)) store.remove(KEYS.learner);
}

/** Everything that was learned is gone; what was decided stays. */
export const forgetLearned = (store: Store = deviceStorage): void => store.remove(KEYS.learner);
