import type { Request } from 'express';
import type { Database } from '#server/db/database.ts';
import { HttpError } from '#server/errors.ts';
import { enterSession, sessionTimes } from '#server/http/session.ts';
import { noteSignIn, type User } from './store.ts';

/** A link that is used up, too old, made up, or of an account that is gone. */
export const linkDead = () => new HttpError(403, 'otp_expired', 'Email link is invalid or has expired');

/** Source: HTTP contract, Shapes. */
export const sessionOf = (req: Request, user: User) => ({ user, token_type: 'cookie', ...sessionTimes(req) });

/** Signs the request's browser in and gives the answer that says so. */
export async function signIn(db: Database, req: Request, userId: string) {
  const user = await noteSignIn(db, userId);
  if (!user) throw linkDead();
  await enterSession(req, user.id);
  return { session: sessionOf(req, user) };
}
