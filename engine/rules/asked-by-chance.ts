import type { AskedNext, Next } from './asked-next.ts';
import type { Planned } from './played.ts';
import { NEW_SHARE } from './shuffle.ts';

/** So many questions of a round by chance are shown, the first ones. */
export const SHOWN_BY_CHANCE = 2;

/**
 * Whether a plan is one by chance, for who taps without listening: each answer comes so, whatever was before, and nothing
 * tells it. The plan says so by itself: only its first questions are shown, as elsewhere where nothing is sure, and yet it
 * asks for more than these.
 */
export function isByChance(plan: readonly Planned[]): boolean {
  if (!plan.every(({ shown }, index) => shown === index < SHOWN_BY_CHANCE)) return false;
  const shown = new Set(plan.slice(0, SHOWN_BY_CHANCE).map(({ item }) => item));
  return plan.some(({ item }) => !shown.has(item));
}

/** What was asked so far in such a round: any answer of a band is as likely as the others, but no fact comes twice in a row. */
export class ByChanceSoFar {
  private last = '';
  private readonly game: AskedNext;

  constructor(game: AskedNext) {
    this.game = game;
  }

  /** The next question. fact: one of the game's. */
  meet(fact: string): void {
    this.last = fact;
  }

  next(): Next {
    const { groups, groupOf, hasOthers } = this.game;
    const last = groupOf.get(this.last);
    const chances = new Map<number, number>();
    for (const [isOwn, share] of [
      [true, hasOthers ? NEW_SHARE : 1],
      [false, 1 - NEW_SHARE],
    ] as const) {
      const open = groups.filter((group) => group.isOwn === isOwn && (group.size > 1 || group !== last));
      for (const { answer } of open) chances.set(answer, (chances.get(answer) ?? 0) + share / open.length);
    }
    return { chances, usual: undefined };
  }
}
