import type { StageOptions } from '#engine/ports.ts';
import type { Deal, NookState } from '#engine/rules/nook-state.ts';
import type { Room } from '#engine/rules/nook.ts';

/** What a page gives to the Nook and hears from it. */
export interface NookOptions extends StageOptions {
  readonly nook: NookState;
  /** Up to which number the child is told what is left. */
  readonly largest: number;
  /** Something was bought or given back; sent again with the same id it is the same purchase. */
  onDeal(deal: Deal, purchaseId: string): void;
  /** The room or what the guide wears has changed; before: what it was until then, as this page knew it. */
  onRoom(room: Room, before: Room): void;
  onLeave(): void;
  /** Called at most once: it has stopped and waits to be disposed of. */
  onBroken(error: unknown): void;
}

export interface NookSession {
  /** Settles when the room is shown, or failed to show. Never rejects. */
  readonly ready: Promise<void>;
  /** Shows what the server knows now. */
  show(nook: NookState): void;
  /** The browser is about to leave the Nook: true when it was meant for a sheet, which is closed. Then it has to stay. */
  closesSheet(): boolean;
  dispose(): void;
}
