import { atStart, byPlayers, type Place } from '#server/db/by-players.ts';
import type { Database } from '#server/db/database.ts';
import { isGivenUp } from '#server/db/portions.ts';
import { databaseRefusal } from '#server/errors.ts';
import { learnLocked } from './fold.ts';

/** Rounds of a player at once: all, and fewer each time that a statement was given up. */
const FEWER = [undefined, 64, 8, 1] as const;
/** Rows looked at at once: those of some dozens of players, each of whom takes several statements. */
const MOST_ROWS = 1000;
const UNAVAILABLE = 503;

/** Answers that cannot be learned from now: of one round, or of a player. They stay as they are. */
export interface LeftAside {
  readonly of: 'round' | 'player';
  readonly id: string;
  readonly reason: string;
}

export interface LearnOptions {
  /** Where to begin, moved on; from the start without it. */
  readonly place?: Place;
  readonly isOver?: () => boolean;
  readonly onAside?: (aside: LeftAside) => void;
}

/** Learns from all that waits of a player. Returns the rounds that cannot be read. */
async function learnWhole(db: Database, playerId: string): Promise<ReadonlySet<string>> {
  const unread = new Set<string>();
  for (let step = 0; ;) {
    try {
      const learned = await learnLocked(db, playerId, FEWER[step]);
      for (const id of learned?.unread ?? []) unread.add(id);
      if (!learned?.isMore) return unread;
    } catch (error) {
      if (!isGivenUp(error) || ++step === FEWER.length) throw error;
    }
  }
}

/** Whatever is wrong with a player's answers, the others are learned from. */
async function learnApart(
  db: Database,
  playerId: string,
  onAside: (aside: LeftAside) => void,
): Promise<void> {
  try {
    for (const id of await learnWhole(db, playerId))
      onAside({ of: 'round', id, reason: 'its answers cannot be read' });
  } catch (error) {
    // The database is away: it is so for all.
    if (!isGivenUp(error) && databaseRefusal(error)?.status === UNAVAILABLE) throw error;
    onAside({ of: 'player', id: playerId, reason: (error as Error).message });
  }
}

/**
 * Learns from everything in a table of answers that is in no state yet, player by player, until all are done or the time
 * is over. What cannot be learned from is left as it is and told.
 */
export async function learnFromAll(
  db: Database,
  table: string,
  { place = atStart(), isOver = () => false, onAside = () => undefined }: LearnOptions = {},
): Promise<void> {
  await byPlayers(db, {
    table,
    place,
    isOver,
    most: MOST_ROWS,
    async visit(players) {
      for (const { id, waits } of players) {
        if (waits) await learnApart(db, id, onAside);
        place.after = id;
        if (waits && isOver()) return;
      }
    },
  });
}
