import type { Logger } from 'pino';
import { KEPT } from '#engine/rules/retention.ts';
import type { LeftAside } from '#server/learning/learn-all.ts';

/** So many are named in a line, which tells how many there are. */
const MOST_NAMED = 10;

export interface Asides {
  note(this: void, aside: LeftAside): void;
  /** One line for all that was noted and not told before, none where there is nothing new. */
  tell(): void;
}

/** Tells operators of answers that are left aside, of each once, however often it is met. */
export function createAsides(log: Logger): Asides {
  const told = new Set<string>();
  let fresh: LeftAside[] = [];
  return {
    note(aside) {
      const key = `${aside.of} ${aside.id}`;
      if (told.has(key)) return;
      told.add(key);
      fresh.push(aside);
    },
    tell() {
      if (fresh.length > 0)
        log.warn(
          { many: fresh.length, first: fresh.slice(0, MOST_NAMED) },
          `answers in round_answers cannot be learned from: they are left as they are until they are ${KEPT.answersDays} days old`,
        );
      fresh = [];
    },
  };
}
