import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { KEPT } from '#engine/rules/retention.ts';
import { networkOf } from '#server/network.ts';
import type { AuthServices } from './auth-services.ts';

const MOST_NETWORKS = 30;
/** Used when there is no account, so that the time is the same. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * A keyed hash, different for each account: it reveals neither where an account is used nor which accounts share a
 * network.
 */
const hashesOf = (secrets: readonly string[], userId: string, ip: string | undefined): Buffer[] =>
  secrets.map((secret) =>
    createHmac('sha256', secret)
      .update(`known ${userId} ${networkOf(ip)}`)
      .digest(),
  );

/** Whether the account has been signed in to from the network of ip. Takes the same time for undefined, no account. */
export async function isKnownNetwork(
  { db, secrets }: AuthServices,
  userId: string | undefined,
  ip: string | undefined,
): Promise<boolean> {
  const id = userId ?? NOBODY;
  const found = await sql`select from known_networks where user_id = ${id}
    and network = any(${hashesOf(secrets, id, ip)}::bytea[])
    and last_day > current_date - ${KEPT.networksDays}::integer`.execute(db);
  return found.rows.length > 0;
}

export async function rememberNetwork(
  { db, secrets }: AuthServices,
  userId: string,
  ip: string | undefined,
): Promise<void> {
  const [network] = hashesOf(secrets, userId, ip);
  const added =
    await sql`insert into known_networks as known (user_id, network) values (${userId}, ${network})
    on conflict (user_id, network) do update set last_day = current_date where known.last_day <> current_date
    returning network`.execute(db);
  if (added.rows.length === 0) return;
  await sql`delete from known_networks where user_id = ${userId} and network not in
    (select network from known_networks where user_id = ${userId} order by last_day desc limit ${MOST_NETWORKS})`.execute(
    db,
  );
}
