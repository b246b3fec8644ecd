import type { Database } from '#server/db/database.ts';
import { saveRound, saveRounds, MOST_AT_ONCE, type RoundToSave, type SavedRound } from './store.ts';

type Saved = ReadonlyMap<string, SavedRound>;

interface Group {
  readonly saves: RoundToSave[];
  /** By attempt, those that were saved. */
  readonly saved: Promise<Saved>;
}

/** A statement failed because of what was in it, and nothing of it is saved. Anything else would fail again. */
const isOfOneOnly = (error: unknown) => /^(22|23|40)/.test((error as { code?: string }).code ?? '');

/**
 * Saves rounds as `saveRound` does; those of different players from the same turn of the event loop in one statement. A
 * single save is not delayed; the busier the server, the less each costs. Whatever is not saved together is saved by a
 * statement of its own, which says why when it is refused.
 */
export function createSaves(db: Database): (save: RoundToSave) => Promise<SavedRound | undefined> {
  let groups: Group[] = [];

  const begin = (): Group => {
    const saves: RoundToSave[] = [];
    const saveAll = async (): Promise<Saved> => {
      // After all requests of this turn of the event loop have added their rounds.
      await new Promise((turn) => setImmediate(turn));
      groups = [];
      if (saves.length === 1) return new Map();
      const rows = await saveRounds(db, saves);
      return new Map(rows.map((row) => [row.attempt_id, row]));
    };
    const saved = saveAll().catch((error: unknown) => {
      if (isOfOneOnly(error)) return new Map<string, SavedRound>();
      throw error;
    });
    const group = { saves, saved };
    groups.push(group);
    return group;
  };

  return async (save) => {
    const { userId, round } = save;
    const isApart = (other: RoundToSave) =>
      other.userId !== userId && other.round.attemptId !== round.attemptId;
    const group = groups.find(({ saves }) => saves.length < MOST_AT_ONCE && saves.every(isApart)) ?? begin();
    group.saves.push(save);
    return (await group.saved).get(round.attemptId) ?? saveRound(db, save);
  };
}
