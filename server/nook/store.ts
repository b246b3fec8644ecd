import { sql } from 'kysely';
import { isStarter, pricedThing } from '#engine/rules/nook.ts';
import { GIVEN_THINGS, type PricedId } from '#engine/rules/nook-things.ts';
import type { Nook, SentRoom } from '#server/contract/nook.ts';
import type { Database } from '#server/db/database.ts';

/** The constraint that refuses a purchase that another request has just made. */
export const PURCHASE_CONSTRAINT = 'purchases_pkey';

interface Deal {
  readonly playerId: string;
  readonly purchaseId: string;
  readonly thing: PricedId;
}

/** What came of a deal. A purchase that was made before is refused here, for one reason or another. */
export interface Dealt {
  /** What is in the purse now. */
  readonly balance: number;
  /** Null: it is done. */
  readonly refused: 'not_enough_coins' | 'owned' | 'not_owned' | null;
}

/**
 * Locked first by all that changes a purse: a player's purchases are made one after another, on whichever server, and
 * each sees what the one before has left.
 */
const lockedPlayer = (playerId: string) => sql`
  select id, coins - coins_spent as balance, things_given from profiles where id = ${playerId}::uuid for no key update`;

const isNew = (purchaseId: string) =>
  sql`not exists (select from purchases where purchase_id = ${purchaseId}::uuid)`;

/**
 * Buys a thing, all or nothing, in one statement. Returns undefined when there is no such player. Throws (23505) when
 * another request has just made this purchase.
 */
export async function buy(db: Database, { playerId, purchaseId, thing }: Deal): Promise<Dealt | undefined> {
  const { rows } = await sql<Dealt>`
    with player as (${lockedPlayer(playerId)}
    ), asked as (
      select id, balance, ${isStarter(thing)}::boolean and things_given < ${GIVEN_THINGS}::integer as is_given,
        exists (select from owned_things where player_id = id and thing = ${thing}::text) as is_owned
      from player
    ), offer as (
      select *, case when is_given then 0 else ${pricedThing(thing).price}::integer end as price from asked
    ), got as (
      insert into owned_things (player_id, thing, paid)
      select id, ${thing}::text, price from offer where price <= balance and not is_owned and ${isNew(purchaseId)}
      on conflict do nothing
      returning player_id, thing, paid
    ), noted as (
      insert into purchases (purchase_id, player_id, thing, sold, coins)
      select ${purchaseId}::uuid, player_id, thing, false, paid from got
    ), room as (
      insert into nooks (player_id) select player_id from got on conflict do nothing
    ), purse as (
      update profiles set coins_spent = coins_spent + got.paid,
        things_given = profiles.things_given + offer.is_given::integer
      from got, offer where profiles.id = got.player_id
      returning coins - coins_spent as balance
    )
    select coalesce(purse.balance, offer.balance) as balance, case
        when purse.balance is not null then null
        when not is_owned and price > offer.balance then 'not_enough_coins'
        else 'owned'
      end as refused
    from offer left join purse on true`.execute(db);
  return rows[0];
}

/** Computed, not a condition: a condition would not see the room as another request has just furnished it. */
const HOLDS_GONE = sql`outfit ? gone.thing or placed @> jsonb_build_array(jsonb_build_object('thing', gone.thing))`;

/**
 * Sells a thing for what was paid, all or nothing, in one statement. Room and outfit are cleared of it, which makes the
 * room another version. Returns undefined when there is no such player. Throws as `buy`.
 */
export async function sell(db: Database, { playerId, purchaseId, thing }: Deal): Promise<Dealt | undefined> {
  const { rows } = await sql<Dealt>`
    with player as (${lockedPlayer(playerId)}
    ), gone as (
      delete from owned_things using player
      where player_id = player.id and thing = ${thing}::text and paid is not null and ${isNew(purchaseId)}
      returning player_id, thing, paid
    ), noted as (
      insert into purchases (purchase_id, player_id, thing, sold, coins)
      select ${purchaseId}::uuid, player_id, thing, true, paid from gone
    ), cleared as (
      update nooks set version = version + case when ${HOLDS_GONE} then 1 else 0 end, outfit = outfit - gone.thing,
        placed = coalesce((select jsonb_agg(place order by number) from jsonb_array_elements(placed)
          with ordinality as places (place, number) where place ->> 'thing' <> gone.thing), '[]')
      from gone where nooks.player_id = gone.player_id
    ), purse as (
      update profiles set coins_spent = coins_spent - gone.paid from gone where id = gone.player_id
      returning coins - coins_spent as balance
    )
    select coalesce(purse.balance, player.balance) as balance,
      case when purse.balance is null then 'not_owned' end as refused
    from player left join purse on true`.execute(db);
  return rows[0];
}

export interface Before {
  readonly playerId: string;
  readonly thing: string;
  readonly sold: boolean;
}

/** A purchase that was made before, by any player. */
export const findPurchase = (db: Database, purchaseId: string): Promise<Before | undefined> =>
  db
    .selectFrom('purchases')
    .select(['player_id as playerId', 'thing', 'sold'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();

/** A player's purse, things in the order in which they came, and room; undefined if there is no such player. */
export async function readNook(db: Database, playerId: string): Promise<Nook | undefined> {
  const { rows } = await sql<Nook>`
    select coalesce(version, 0) as version, coins - coins_spent as balance,
      array(select thing from owned_things where player_id = profiles.id order by since, thing) as owned,
      things_given as given,
      array(select thing from owned_things where player_id = profiles.id and paid = 0 order by since, thing) as free,
      coalesce(placed, '[]') as placed, coalesce(outfit, '[]') as outfit
    from profiles left join nooks on nooks.player_id = profiles.id where profiles.id = ${playerId}::uuid`.execute(
    db,
  );
  return rows[0];
}

/**
 * Furnishes the room if it is still of this version and all in it is owned, in one statement; what is sold at the same
 * time is waited for. Returns the new version; undefined when nothing was changed.
 */
export async function furnish(
  db: Database,
  playerId: string,
  { version, placed, outfit }: SentRoom,
): Promise<number | undefined> {
  const things = [...placed.map(({ thing }) => thing), ...outfit];
  const { rows } = await sql<{ version: number }>`
    with player as (
      select id from profiles where id = ${playerId}::uuid for key share
    ), owned as (
      select thing from owned_things join player on player_id = player.id where thing = any(${things}::text[])
      for key share of owned_things
    )
    insert into nooks (player_id, version, placed, outfit)
    select id, 1, ${JSON.stringify(placed)}::jsonb, ${JSON.stringify(outfit)}::jsonb from player
    where (select count(*) from owned) = ${things.length}::integer
      and (${version}::integer = 0 or exists (select from nooks where player_id = player.id))
    on conflict (player_id) do update set
      version = nooks.version + 1, placed = excluded.placed, outfit = excluded.outfit
    where nooks.version = ${version}::integer
    returning version`.execute(db);
  return rows[0]?.version;
}
