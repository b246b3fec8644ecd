import type { Request } from 'express';
import { networkOf } from '#server/network.ts';
import type { Database } from '#server/db/database.ts';
import { hasRoom } from '#server/http/limits.ts';
import { liftHourlyLimit } from '#server/mail/queue-store.ts';
import type { AuthServices } from './auth-services.ts';
import { findAccount } from './store.ts';

interface MailRequest {
  readonly kind: RequestedMail;
  readonly email: string;
}

/** Kinds of requested mails that the client may tell apart: a sign-up and another link for it count as one. */
export type RequestedMail = 'confirm' | 'recover';

/**
 * Counts a request for a mail, whether one is sent or not, so that it reveals nothing. Throws HttpError 429 less than a
 * minute after the previous one.
 */
export async function countMailCall(
  { limits, security }: Pick<AuthServices, 'limits' | 'security'>,
  req: Request,
  { kind, email }: MailRequest,
): Promise<void> {
  await limits.mailsTo.take(`${kind} ${email}`).catch((error: unknown) => {
    security.note('mails_asked_too_often', { kind }, req.ip);
    throw error;
  });
}

const beyondKey = (kind: RequestedMail, accountId: string | undefined) => `${kind} ${accountId ?? 'nobody'}`;

/**
 * The newest link of this kind was used, which invalidates all others: the next one may be sent at once, however many
 * were requested before, so that nobody can make the owner wait by requesting. within: the transaction that uses it.
 */
export async function liftMailLimits(
  { limits }: Pick<AuthServices, 'limits'>,
  within: Database,
  { kind, userId }: { readonly kind: RequestedMail; readonly userId: string },
): Promise<void> {
  await liftHourlyLimit(within, userId, kind);
  await limits.mailsBeyondNetwork.forget(beyondKey(kind, userId));
}

/**
 * Whether a mail to an account may be sent, in requests that send no other. If the network's budget is spent, each
 * account still gets one now and then, so that nobody blocks others in the same network; the answer is the same as for
 * a sent mail, and nothing is stored for addresses without an account. Throws like countMailCall.
 */
export async function mayMailBeSent(
  services: AuthServices,
  req: Request,
  asked: MailRequest,
): Promise<boolean> {
  const { db, limits } = services;
  if (await hasRoom(limits.mailRequestsFrom, networkOf(req.ip))) {
    await countMailCall(services, req, asked);
    return true;
  }
  const account = await findAccount(db, asked.email);
  return hasRoom(limits.mailsBeyondNetwork, beyondKey(asked.kind, account?.id));
}
