import { pack, unpack } from '#engine/learner/packed.ts';
import { LEVELS, type Level } from '#engine/learner/start.ts';
import type { Learner } from '#engine/learner/state.ts';
import { keptObject, ownIn } from '#web/lib/kept-object.ts';
import { deviceStorage, KEYS, type Store } from '#web/lib/storage.ts';
import { forgetWalks } from './kept-walks.ts';

/** What grown-ups have decided about a player, as this device knows it, and whether the player was told. */
export interface LearningChoices {
  /** Questions are chosen by what the player can do. */
  readonly adapts: boolean;
  readonly level: Level;
  /** The player has heard that what she does is remembered. */
  readonly told: boolean;
  /** The server's, see the HTTP contract; undefined: the server was not asked yet. */
  readonly epoch?: number | undefined;
}

const USUAL: LearningChoices = { adapts: true, level: 'age', told: false };

/** What was decided for a player; anything damaged is as usual. */
export function choicesFor(playerId: string, store: Store = deviceStorage): LearningChoices {
  const own = (ownIn(keptObject(store, KEYS.learning), playerId) ?? {}) as Partial<Record<string, unknown>>;
  const { adapts, level, told, epoch } = own;
  return {
    adapts: typeof adapts === 'boolean' ? adapts : USUAL.adapts,
    level: LEVELS.find((known) => known === level) ?? USUAL.level,
    told: told === true,
    epoch: Number.isSafeInteger(epoch) ? Number(epoch) : undefined,
  };
}

export function choose(
  playerId: string,
  changes: Partial<LearningChoices>,
  store: Store = deviceStorage,
): LearningChoices {
  const chosen = { ...choicesFor(playerId, store), ...changes };
  store.write(KEYS.learning, JSON.stringify({ ...keptObject(store, KEYS.learning), [playerId]: chosen }));
  return chosen;
}

/** No learner has this one: a round of it is paid and not recorded. */
const NOT_RECORDED = 2 ** 31 - 1;

/** The epoch that the player's rounds are sent with: while this device does not remember, the server is not to, either. */
export function epochOf(playerId: string, store: Store = deviceStorage): number {
  const { adapts, epoch } = choicesFor(playerId, store);
  return adapts ? (epoch ?? 0) : NOT_RECORDED;
}

/** The copies by player. Earlier pages kept one, and whose it was. */
function readCopies(store: Store): Readonly<Record<string, unknown>> {
  const { userId, skills, ...copies } = keptObject(store, KEYS.learner);
  return typeof userId === 'string' ? { [userId]: skills } : copies;
}

/** A copy that cannot be overwritten is removed: it would be older than what the player can do. */
function writeCopies(copies: Readonly<Record<string, unknown>>, store: Store): void {
  if (!store.write(KEYS.learner, JSON.stringify(copies))) store.remove(KEYS.learner);
}

/** What this device has learned of a player: nothing, if its copy is damaged. */
export const learnedOf = (playerId: string, store: Store = deviceStorage): Learner['skills'] =>
  unpack(ownIn(readCopies(store), playerId)) ?? {};

export const keepLearned = (
  playerId: string,
  skills: Learner['skills'],
  store: Store = deviceStorage,
): void => writeCopies({ ...readCopies(store), [playerId]: pack(skills) }, store);

/** Everything that was learned of a player is gone; what was decided stays. */
export function forgetLearned(playerId: string, store: Store = deviceStorage): void {
  writeCopies({ ...readCopies(store), [playerId]: undefined }, store);
  forgetWalks(playerId, store);
}
