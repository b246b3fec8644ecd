import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod';
import { KEPT } from '#engine/rules/retention.ts';
import type { Config } from '#server/config.ts';
import { shortHash } from '#server/keyed-hash.ts';
import { sealedCookie } from '#server/http/sealed-cookie.ts';

/** Browsers drop a cookie after 400 days in any case; each sign-in renews it. */
const KEPT_SECONDS = KEPT.deviceDays * 86_400;
const ID_BYTES = 12;
/** For a classroom board on which many families sign in; the least recently used one is dropped first. */
const MOST_ACCOUNTS = 20;

const deviceSchema = z.strictObject({ id: z.string(), accounts: z.array(z.string()) });

/**
 * Which browsers know which accounts: an encrypted cookie of random and keyed ids, without names, and nothing on the
 * server. A browser that has signed in before has attempts of its own, which strangers cannot use up.
 */
export interface Devices {
  /** The browser's id if any account was used in it. */
  idOf(req: Request): string | undefined;
  /** The browser's id if the account was used in it; undefined otherwise. */
  knows(req: Request, userId: string | undefined): string | undefined;
  remember(req: Request, userId: string): void;
  /** Removes the account from the browser's cookie. */
  forget(req: Request, userId: string): void;
}

/** secrets: the first is used for new cookies, all of them are accepted. */
export function createDevices(secrets: readonly string[], { https }: Pick<Config, 'https'>): Devices {
  const cookie = sealedCookie({
    name: 'device',
    seconds: KEPT_SECONDS,
    schema: deviceSchema,
    secrets,
    https,
  });
  const idsOf = (userId: string) => secrets.map((secret) => shortHash(secret, `account ${userId}`));
  const others = (accounts: readonly string[], userId: string) => {
    const own = idsOf(userId);
    return accounts.filter((account) => !own.includes(account));
  };
  return {
    idOf: (req) => cookie.read(req)?.id,
    knows(req, userId) {
      if (userId === undefined) return undefined;
      const device = cookie.read(req);
      return device && idsOf(userId).some((id) => device.accounts.includes(id)) ? device.id : undefined;
    },
    remember(req, userId) {
      const device = cookie.read(req);
      const id = device?.id ?? randomBytes(ID_BYTES).toString('base64url');
      const all = [idsOf(userId)[0]!, ...others(device?.accounts ?? [], userId)];
      cookie.set(req.res!, { id, accounts: all.slice(0, MOST_ACCOUNTS) });
    },
    forget(req, userId) {
      const device = cookie.read(req);
      if (!device) return;
      const left = others(device.accounts, userId);
      if (left.length > 0) cookie.set(req.res!, { ...device, accounts: left });
      else cookie.clear(req.res!);
    },
  };
}
