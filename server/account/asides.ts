import type { Logger } from 'pino';
import { KEPT } from '#engine/rules/retention.ts';
import type { LeftAside } from '#server/learning/learn-all.ts';

/** So many are named in a line, which tells how many there are. */
const MOST_NAMED = 10;
/** All that is left aside is met again each day; what was not met for so long is there no more. */
const GONE_MS = 3 * 86_400_000;

export interface Asides {
  note(this: void, aside: LeftAside): void;
  /** One line for all that was noted and not told before, none where there is nothing new. */
  tell(): void;
  /** How many are remembered. */
  readonly size: number;
}

/** Tells operators of answers that are left aside, of each once, however often it is met while it is there. */
export function createAsides(log: Logger): Asides {
  /** When each was met last. */
  const met = new Map<string, number>();
  let many = 0;
  let first: LeftAside[] = [];
  return {
    note(aside) {
      const key = `${aside.of} ${aside.id}`;
      if (!met.has(key)) {
        many += 1;
        if (first.length < MOST_NAMED) first.push(aside);
      }
      met.set(key, Date.now());
    },
    tell() {
      if (many > 0)
        log.warn(
          { many, first },
          `answers in round_answers cannot be learned from: they are left as they are until they are ${KEPT.answersDays} days old`,
        );
      [many, first] = [0, []];
      for (const [key, at] of met) if (at < Date.now() - GONE_MS) met.delete(key);
    },
    get size() {
      return met.size;
    },
  };
}
