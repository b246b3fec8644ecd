import type { Services } from '#server/services.ts';
import { findAccount } from './store.ts';
import { createToken } from './tokens.ts';

type Posting = Pick<Services, 'db' | 'letters' | 'mailer'>;

/** Sends a link to an unconfirmed address. A confirmed one is told of its account, or nothing; an unknown one nothing. */
export async function sendConfirmation(
  { db, letters, mailer }: Posting,
  email: string,
  { orAlreadyHere }: { orAlreadyHere: boolean },
): Promise<void> {
  const account = await findAccount(db, email);
  if (!account) return;
  const to = { userId: account.id, email };
  if (!account.confirmed_at)
    await mailer.send(to, letters.confirm(await createToken(db, account.id, 'signup')));
  else if (orAlreadyHere) await mailer.send(to, letters.alreadyHere());
}

/** Sends a link to choose a new password, if the address is known. */
export async function sendRecovery({ db, letters, mailer }: Posting, email: string): Promise<void> {
  const account = await findAccount(db, email);
  if (account)
    await mailer.send(
      { userId: account.id, email },
      letters.recover(await createToken(db, account.id, 'recovery')),
    );
}
