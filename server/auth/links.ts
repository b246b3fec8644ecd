import type { Request } from 'express';
import { HttpError } from '#server/errors.ts';
import type { AuthServices } from './auth-services.ts';
import { linkExpired } from './sign-in.ts';
import { findUsers } from './store.ts';
import { findToken, type TokenKind } from '#server/mail/tokens.ts';

/**
 * The account a link belongs to, for the page it opens; does not use it up. Throws HttpError 403 for an invalid one.
 */
export async function readLinkEmail(
  { db, security }: Pick<AuthServices, 'db' | 'security'>,
  req: Request,
  { token, kind }: Pick<OpenedLink, 'token' | 'kind'>,
): Promise<{ readonly email: string }> {
  const link = await findUsable(db, token, kind);
  if (link) return { email: link.email };
  security.note('link_refused', { kind }, req.ip);
  throw linkExpired();
}

/** Another user's sign-up must not get into an account that has been confirmed meanwhile. */
async function findUsable(db: AuthServices['db'], token: string, kind: TokenKind) {
  const link = await findToken(db, token, kind);
  return kind === 'signup' && link?.confirmed_at ? undefined : link;
}

export interface OpenedLink {
  readonly token: string;
  readonly kind: TokenKind;
  /** The signed-in user has chosen to switch to the link's account. */
  readonly switch?: boolean | undefined;
}

/**
 * What a link belongs to, before it is used up. Throws HttpError 403 for an invalid one. Another signed-in user is not
 * replaced by opening a link, but only after confirming on a page that names both: 409 until then.
 */
export async function resolveLink(
  { db, security }: Pick<AuthServices, 'db' | 'security'>,
  req: Request,
  { token, kind, switch: maySwitch = false }: OpenedLink,
) {
  const link = await findUsable(db, token, kind);
  if (!link) {
    security.note('link_refused', { kind }, req.ip);
    throw linkExpired();
  }
  const { userId } = req.session;
  if (userId && userId !== link.userId && !maySwitch) {
    const [current] = await findUsers(db, [userId]);
    if (current) {
      security.note('link_of_other_account', { kind }, req.ip);
      throw new HttpError(409, 'other_account', 'Somebody else is signed in here.', {
        accounts: { email: link.email, current: current.email },
      });
    }
  }
  return link;
}
