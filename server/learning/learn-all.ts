import { atStart, byPlayers, type Place } from '#server/db/by-players.ts';
import type { Database } from '#server/db/database.ts';
import { isGivenUp } from '#server/db/portions.ts';
import { databaseRefusal } from '#server/errors.ts';
import { learnWhole } from './fold.ts';

/** Rows looked at at once: those of some dozens of players, each of whom takes several statements. */
const MOST_ROWS = 1000;
const UNAVAILABLE = 503;

/** Answers that cannot be learned from now. They stay as they are. */
export interface LeftAside {
  readonly of: 'round' | 'player';
  readonly id: string;
  readonly reason: string;
}

type OnAside = (aside: LeftAside) => void;

export interface LearnOptions {
  /** Where to begin, moved on; from the start without it. */
  readonly place?: Place;
  readonly isOver?: () => boolean;
  readonly onAside?: OnAside;
}

/** Whatever is wrong with a player's answers, the others are learned from. */
async function learnApart(db: Database, id: string, onAside: OnAside): Promise<void> {
  try {
    const unread = await learnWhole(db, id);
    for (const round of unread) onAside({ of: 'round', id: round, reason: 'its answers cannot be read' });
  } catch (error) {
    // The database is away: it is so for all.
    if (!isGivenUp(error) && databaseRefusal(error)?.status === UNAVAILABLE) throw error;
    onAside({ of: 'player', id, reason: (error as Error).message });
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
