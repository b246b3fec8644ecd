import type { Request } from 'express';
import { MESSAGES, PASSWORD_MAX } from '#server/contract/fields.ts';
import { HttpError } from '#server/errors.ts';
import type { Limit } from '#server/http/limits.ts';
import { networkOf } from '#server/network.ts';
import type { AuthServices } from './auth-services.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { GoogleLink } from './google-store.ts';
import { isKnownNetwork } from './known-networks.ts';
import { wrongCredentials } from './sign-in.ts';
import { queueRecovery } from './sign-ups.ts';
import { findAccount, findOwnAccount, type Account } from './store.ts';

export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const message = MESSAGES.passwordCommon;
  throw new HttpError(422, 'weak_password', message, { fields: { password: message } });
}

/**
 * What an attempt is counted under. A right password takes the attempt back, and resets the counts that belong to the
 * client alone.
 */
interface Budget {
  readonly limit: Limit;
  readonly key: string;
  readonly own: boolean;
}

/** A client in a browser that does not know the account. */
interface Stranger {
  readonly email: string;
  /** Whether the account is used in that network: then a right password is accepted beyond its budgets. */
  readonly isAtHome: (userId: string | undefined) => Promise<boolean>;
  /**
   * Every attempt counts here, including those refused by the budgets: it stops guessing, and a link by mail still
   * works.
   */
  readonly guesses: Budget;
}

interface Claim<Found> {
  readonly password: string;
  /** The account to check against; undefined takes the same time. */
  readonly find: () => Promise<Found | undefined>;
  /** In the order in which they are checked: a refused attempt is counted by none. */
  readonly budgets: readonly Budget[];
  /** undefined: the account knows the client, whose budgets affect nobody else. */
  readonly stranger?: Stranger;
  /** The client that shares its network's turns for hashing. */
  readonly lane: string;
  /** The same for everybody who wants the account, even one that does not exist. */
  readonly account: string;
  /**
   * Whether the browser has a sign-up of its own: its password gets a message about what is missing, which costs
   * another hash.
   */
  readonly signsUp?: boolean;
  /** The network, for the operator. */
  readonly asked: 'strange browser' | 'known browser' | 'open session' | 'google';
}

const giveBack = async (budgets: readonly Budget[]): Promise<void> => {
  for (const { limit, key } of budgets) await limit.giveBack(key);
};

/** Counts an attempt under all of them, or returns why it is counted under none. */
async function takeAll(budgets: readonly Budget[]): Promise<HttpError | undefined> {
  const taken: Budget[] = [];
  for (const budget of budgets) {
    try {
      await budget.limit.take(budget.key);
    } catch (error) {
      await giveBack(taken);
      if (error instanceof HttpError) return error;
      throw error;
    }
    taken.push(budget);
  }
  return undefined;
}

interface WithHash {
  readonly id: string;
  readonly password_hash: string | null;
  readonly sign_up_hash?: string | null;
}

/**
 * Queues a link for the owner, whose right password was refused because budgets were spent. Not awaited: timing must
 * not reveal that the password was right.
 */
function sendLinkInstead(
  { db, limits, mailQueue, security }: AuthServices,
  req: Request,
  email: string,
): void {
  const queue = async () => {
    await limits.mailsBeyondNetwork.take(`instead ${email}`);
    await queueRecovery(db, email);
    security.note('link_instead', {}, req.ip);
    mailQueue.wake();
  };
  // One was just sent, or the database is unavailable: "Send me a link" still works.
  setImmediate(() => void queue().catch(() => undefined));
}

/**
 * The account with the matching hash. Throws HttpError 400 for a wrong password, 429 when a budget is spent. For
 * strangers both look the same and take the same time, whether there is an account or not.
 */
async function check<Found extends WithHash>(
  services: AuthServices,
  req: Request,
  { account, asked, budgets, find, lane, signsUp, stranger, ...claim }: Claim<Found>,
): Promise<Found & { readonly password_hash: string }> {
  const { passwords, security } = services;
  // A client without attempts left does not wait for a turn; a stranger's password may be right.
  if (!stranger) for (const { limit, key } of budgets) await limit.check(key);
  const gone = () => req.socket.destroyed;
  const turn = { ip: req.ip, lane, account, known: !stranger, earnsBack: true, gone };
  return passwords.inTurn(turn, async () => {
    // Counted only when its turn comes, so that thirty children who share an account can all sign in at once.
    const spent = await takeAll(budgets);
    if (spent && !stranger) throw spent;
    const ended = stranger && (await takeAll([stranger.guesses]));
    const taken = [...(spent ? [] : budgets), ...(stranger && !ended ? [stranger.guesses] : [])];
    // Read only now: the password may have been changed while this one waited.
    const found = await find();
    const isAtHome = stranger && (await stranger.isAtHome(found?.id));
    const password = claim.password.slice(0, PASSWORD_MAX + 1);
    const fits = await passwords.matches(found?.password_hash, password);
    const refusal = spent ?? ended;
    if (found && fits && !ended && (!spent || isAtHome)) {
      for (const { limit, key, own } of taken) await (own ? limit.forget(key) : limit.giveBack(key));
      return { ...found, password_hash: found.password_hash! };
    }
    if (refusal) {
      if (fits && stranger) sendLinkInstead(services, req, stranger.email);
      throw refusal;
    }
    if (signsUp && (await passwords.matches(found?.sign_up_hash, password))) {
      // Decremented, not reset: a sign-up with somebody else's address must not reset its counts.
      await giveBack(taken);
      security.note('sign_in_refused', { reason: 'unconfirmed', asked }, req.ip);
      throw new HttpError(400, 'email_not_confirmed', 'Email not confirmed');
    }
    security.note('sign_in_refused', { reason: 'password', asked }, req.ip);
    throw wrongCredentials();
  });
}

/** The attempts of a browser or open session that knows the account: nobody else can use them up. */
const budgetsOfKnown = ({ limits }: AuthServices, key: string): Budget[] => [
  { limit: limits.passwordsOfKnown, key, own: true },
  { limit: limits.passwordsOfKnownADay, key, own: true },
];

/**
 * The account of this address and password. Throws HttpError 400 for a wrong password, 429 after too many. Time and
 * answer are the same whether the account exists or not; also for a browser that has signed up with the address.
 * Source: HTTP contract, Authentication.
 */
export async function checkCredentials(
  services: AuthServices,
  req: Request,
  {
    email,
    password,
    signUpSecret,
  }: { readonly email: string; readonly password: string; readonly signUpSecret: string | undefined },
): Promise<Account> {
  const { db, limits, devices } = services;
  const network = networkOf(req.ip);
  // Nothing is read for a browser where nobody has signed in before its turn has come: floods are of those.
  const account = devices.idOf(req) === undefined ? undefined : await findAccount(db, email);
  const device = devices.knows(req, account?.id);
  const isAtHome = (userId: string | undefined) => isKnownNetwork(services, userId, req.ip);
  const pair = `${email} ${network}`;
  const strange: Budget[] = [
    { limit: limits.passwordsFromNetwork, key: pair, own: true },
    { limit: limits.passwordsFromStrangers, key: email, own: false },
    // Enough for a whole school behind one address.
    { limit: limits.wrongPasswordsFrom, key: network, own: false },
  ];
  const guesses = { limit: limits.passwordsFromOwnNetwork, key: pair, own: false };
  return check(services, req, {
    password,
    find: () => findAccount(db, email, signUpSecret),
    signsUp: signUpSecret !== undefined,
    budgets: device ? budgetsOfKnown(services, `${device} ${account!.id}`) : strange,
    ...(!device && { stranger: { email, isAtHome, guesses } }),
    account: email,
    lane: device ? `browser ${device}` : `account ${email}`,
    asked: device ? 'known browser' : 'strange browser',
  });
}

interface OwnClaim {
  readonly userId: string;
  readonly password: string;
}

async function checkKnown(
  services: AuthServices,
  req: Request,
  {
    userId,
    password,
    key,
    asked,
  }: OwnClaim & { readonly key: string; readonly asked: Claim<unknown>['asked'] },
): Promise<string> {
  const { password_hash } = await check(services, req, {
    password,
    find: () => findOwnAccount(services.db, userId),
    budgets: budgetsOfKnown(services, key),
    account: userId,
    lane: key,
    asked,
  });
  return password_hash;
}

/**
 * Checks the password of the signed-in user before a sensitive action; returns the stored hash. Throws like
 * checkCredentials.
 */
export const checkOwnPassword = (services: AuthServices, req: Request, claim: OwnClaim): Promise<string> =>
  checkKnown(services, req, { ...claim, key: `session ${req.sessionID}`, asked: 'open session' });

/** Checks the password of the account with the address that Google has verified. Throws the same. */
export const checkPasswordOfLink = (
  services: AuthServices,
  req: Request,
  { link: { subject, userId }, password }: { readonly link: GoogleLink; readonly password: string },
): Promise<string> =>
  checkKnown(services, req, { userId, password, key: `google ${subject} ${userId}`, asked: 'google' });
