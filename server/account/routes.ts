import { z } from 'zod';
import { checkOwnPassword } from '#server/auth/check-password.ts';
import { findOwnAccount } from '#server/auth/store.ts';
import { HttpError } from '#server/errors.ts';
import { endpoint, type Endpoint } from '#server/http/api.ts';
import { leaveSession } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { readEverything, removeUser } from './store.ts';

/** How fresh a sign-in has to be where there is no password to ask for. Source: HTTP contract. */
const FRESH_SIGN_IN_MS = 10 * 60_000;

const deletionSchema = z.strictObject({
  confirm: z.literal('DELETE', 'Please type DELETE.'),
  password: z.string().optional(),
});

/** What a family may do with its data: take it along, take it away. Source: HTTP contract, The rest. */
export const accountRoutes = (services: Services): Endpoint[] => {
  const { config, db, leaderboard } = services;
  return [
    endpoint({
      method: 'GET',
      path: '/account/export',
      access: 'user',
      async handle({ res, userId }) {
        const everything = await readEverything(db, userId);
        res.attachment('addly-nook-export.json').type('json');
        res.send(JSON.stringify({ exported_at: new Date(), ...everything }, null, 2));
      },
    }),
    endpoint({
      method: 'DELETE',
      path: '/account',
      access: 'user',
      body: deletionSchema,
      async handle({ req, res, userId, body: { password } }) {
        const account = await findOwnAccount(db, userId);
        if (account?.password_hash) {
          await checkOwnPassword(services, userId, password ?? '');
        } else if (Date.now() - (req.session.signedInAt ?? 0) > FRESH_SIGN_IN_MS) {
          throw new HttpError(403, 'reauthentication_needed', 'Please sign in again first.');
        }
        await removeUser(db, userId);
        leaderboard.changed();
        await leaveSession(req, res, config.https);
        res.status(204).end();
      },
    }),
  ];
};
