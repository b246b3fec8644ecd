import { MESSAGES, PASSWORD_MAX } from '#engine/rules/schemas.ts';
import { HttpError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { isCommonPassword } from './passwords.ts';
import { findOwnAccount } from './store.ts';

const wrongCredentials = () => new HttpError(400, 'invalid_credentials', 'Invalid login credentials');

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new HttpError(422, 'weak_password', MESSAGES.passwordCommon);
}

interface Claim<T> {
  /** What tries are counted under. */
  readonly email: string;
  readonly password: string;
  /** The account that the password should be of. */
  readonly find: () => Promise<T | undefined>;
}

/**
 * Throws HttpError 400 when the password is not the account's, 429 after too many wrong ones. Costs the same
 * whether the account exists or not.
 */
export function checkPassword<T extends { readonly password_hash: string | null }>(
  { limits, passwords }: Services,
  { email, password, find }: Claim<T>,
): Promise<T> {
  // Counted only when its turn has come: thirty children who share an account may all sign in at once.
  return passwords.inTurn(async () => {
    await limits.passwordsOfAccount.take(email);
    const account = await find();
    const fits = await passwords.matches(account?.password_hash, password.slice(0, PASSWORD_MAX + 1));
    if (!account || !fits) throw wrongCredentials();
    await limits.passwordsOfAccount.forget(email);
    return account;
  });
}

/** The same for someone who is signed in and about to do something grave. */
export async function checkOwnPassword(services: Services, userId: string, password: string): Promise<void> {
  const account = await findOwnAccount(services.db, userId);
  if (!account) throw wrongCredentials();
  await checkPassword(services, { email: account.email, password, find: async () => account });
}
