import type { ThingId } from '#engine/rules/nook.ts';

/** A turn comes in and goes out in so long. */
const EASE_SECONDS = 0.6;
/** Between two turns. */
const PAUSE_SECONDS = 0.8;

/** Something that can have a turn. */
interface Lively {
  readonly thing: ThingId;
  readonly turnSeconds: number;
}

interface Turn {
  readonly thing: ThingId;
  /** Since it began. */
  readonly seconds: number;
  /** How much of the motion is to be seen: from nothing to all of it and back. */
  readonly share: number;
}

/** What lives in a room moves one after the other, so that one thing at a time leads the eye. */
export class Turns {
  private turn: (Lively & { readonly from: number }) | undefined;
  private opensAt = 0;
  private last: ThingId | undefined;
  private wanted: ThingId | undefined;

  /** Whose turn it is. */
  get thing(): ThingId | undefined {
    return this.turn?.thing;
  }

  /** This one is next. */
  favour(thing: ThingId | undefined): void {
    if (thing !== undefined && thing !== this.thing) this.wanted = thing;
  }

  /** Ends the turn at once. */
  stop(): undefined {
    this.turn = undefined;
    return undefined;
  }

  /** all: what is there, always in the same order. mayBegin: false lets a turn end, and no other one begins. */
  step(now: number, all: readonly Lively[], mayBegin: boolean): Turn | undefined {
    const { turn } = this;
    const isGone = turn && !all.some(({ thing }) => thing === turn.thing);
    if (turn && (isGone || now - turn.from >= turn.turnSeconds)) {
      this.turn = undefined;
      this.opensAt = now + PAUSE_SECONDS;
    }
    if (!this.turn && mayBegin && now >= this.opensAt) this.begin(now, all);
    if (!this.turn) return undefined;
    const { thing, from, turnSeconds } = this.turn;
    const seconds = now - from;
    const share = Math.max(0, Math.min(1, seconds / EASE_SECONDS, (turnSeconds - seconds) / EASE_SECONDS));
    return { thing, seconds, share };
  }

  private begin(now: number, all: readonly Lively[]): void {
    const after = all.findIndex(({ thing }) => thing === this.last) + 1;
    const next = all.find(({ thing }) => thing === this.wanted) ?? all[after] ?? all[0];
    this.wanted = undefined;
    if (!next) return;
    this.last = next.thing;
    this.turn = { thing: next.thing, turnSeconds: next.turnSeconds, from: now };
  }
}
