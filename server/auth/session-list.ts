import { sql } from 'kysely';
import type { SessionData } from 'express-session';
import type { SignedInBrowser } from '#server/contract/session.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import type { AuthServices } from './auth-services.ts';

interface Found {
  readonly sid: string;
  readonly listed: SignedInBrowser;
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

async function find({ db, secrets }: AuthServices, userId: string, own: string): Promise<Found[]> {
  const { rows } = await sql<{ sid: string; sess: SessionData }>`select sid, sess from session
    where sess ->> 'userId' = ${userId} and expire >= now()
    order by sid = ${own} desc, expire desc`.execute(db);
  return rows.map(({ sid, sess: { signedInAt, renewedAt = signedInAt } }) => ({
    sid,
    listed: {
      id: keyedHash(secrets[0]!, `session ${sid}`),
      first_day: dayOf(signedInAt),
      // This session is in use right now; its row is updated only after the answer.
      last_day: dayOf(sid === own ? Date.now() : renewedAt),
      this: sid === own,
    },
  }));
}

/** All sessions of a user: the one with the id own first, then those used last. There are not many: a sign-in sees to it. */
export const listSessions = async (services: AuthServices, userId: string, own: string) =>
  (await find(services, userId, own)).map(({ listed }) => listed);

/** Ends the user's session listed under id; returns 'this' when it was the present one. */
export async function endListedSession(
  services: AuthServices,
  { userId, own, id }: { readonly userId: string; readonly own: string; readonly id: string },
): Promise<'this' | 'other' | undefined> {
  const found = (await find(services, userId, own)).find(({ listed }) => listed.id === id);
  if (!found) return undefined;
  await services.db.deleteFrom('session').where('sid', '=', found.sid).execute();
  return found.listed.this ? 'this' : 'other';
}
