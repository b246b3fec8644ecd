import * as contract from '#server/contract/nook.ts';
import { HttpError, noProfile, refusedBy } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import type { Services } from '#server/services.ts';
import { buy, findPurchase, furnish, PURCHASE_CONSTRAINT, readNook, sell } from './store.ts';

const REFUSED = {
  // The answer does not tell whose purchase that was.
  attempt_conflict: 'Another purchase has this id already.',
  changed_elsewhere: 'The room was changed somewhere else.',
  not_enough_coins: 'There are not enough coins for this yet.',
  not_owned: 'This is not yours to give back.',
  owned: 'You have this already.',
} as const;

const refused = (code: keyof typeof REFUSED) => new HttpError(409, code, REFUSED[code]);

/** A player's purse and room. Source: HTTP contract, The Nook. */
export function nookRoutes({ db, limits, players }: Services): Route[] {
  const read = async (playerId: string): Promise<contract.Nook> => {
    const nook = await readNook(db, playerId);
    if (!nook) throw noProfile();
    return nook;
  };

  const deal = async (playerId: string, body: contract.Purchase): Promise<contract.Purchased> => {
    const { purchaseId, thing } = body;
    const dealt = await (body.sell ? sell : buy)(db, { playerId, purchaseId, thing });
    if (!dealt) throw noProfile();
    if (dealt.refused) throw refused(dealt.refused);
    return { balance: dealt.balance, duplicate: false };
  };

  /** A purchase that was made before counts as made, for whatever reason it would be refused now. */
  const answerRefused = async (
    playerId: string,
    { purchaseId, thing, sell: sold }: contract.Purchase,
    why: unknown,
  ): Promise<contract.Purchased> => {
    const before = await findPurchase(db, purchaseId);
    if (!before) throw why;
    if (before.playerId !== playerId || before.thing !== thing || before.sold !== sold)
      throw refused('attempt_conflict');
    return { balance: (await read(playerId)).balance, duplicate: true };
  };

  const purchase = (playerId: string, body: contract.Purchase): Promise<contract.Purchased> =>
    deal(playerId, body).catch((error: unknown) => {
      const isRefused = error instanceof HttpError && error.status === 409;
      if (!isRefused && refusedBy(error) !== PURCHASE_CONSTRAINT) throw error;
      return answerRefused(playerId, body, error);
    });

  const change = async (playerId: string, room: contract.SentRoom) => {
    const version = await furnish(db, playerId, room);
    if (version !== undefined) return { version };
    if ((await read(playerId)).version !== room.version) throw refused('changed_elsewhere');
    const message = 'Only what is yours can be there.';
    throw new HttpError(422, 'validation_failed', message, { fields: { placed: message } });
  };

  return [
    answer(contract.readNook, ({ playerId }) => read(playerId)),
    answer(contract.purchaseThing, async ({ req, userId, body }) => {
      const playerId = await players.meant(req, body.playerId, userId);
      await limits.purchasesOf.take(playerId);
      return purchase(playerId, body);
    }),
    answer(contract.changeRoom, async ({ req, userId, body }) =>
      change(await players.meant(req, body.playerId, userId), body),
    ),
  ];
}
