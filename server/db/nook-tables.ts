import type { ColumnType, Generated } from 'kysely';
import type { Placed, ThingId } from '#engine/rules/nook.ts';
import type { Time } from './columns.ts';

/** The ledger: what was bought, and sold back. */
export interface PurchasesTable {
  purchase_id: string;
  player_id: string;
  thing: string;
  sold: boolean;
  /** Paid; of a sale, given back. */
  coins: number;
  made_at: Time;
}

/** What a player has now. paid: null for a keepsake, which cannot be sold. */
export interface OwnedThingsTable {
  player_id: string;
  thing: string;
  paid: number | null;
  since: Time;
}

/** A player's room. Without a row: empty, version 0. */
export interface NooksTable {
  player_id: string;
  version: Generated<number>;
  placed: ColumnType<readonly Placed[], string, string>;
  outfit: ColumnType<readonly ThingId[], string, string>;
}
