import { describe, expect, it } from 'vitest';
import type { Purchased } from '#server/contract/nook.ts';
import { createPurchases, type WaitingPurchase } from '#web/features/progress/purchases.ts';
import { ApiError } from '#web/lib/api.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';
import { memory } from '#tests/support/memory.ts';

const MADE: Purchased = { balance: 5, duplicate: false };

const wanted = (purchaseId: string, over: Partial<WaitingPurchase> = {}): WaitingPurchase => ({
  ...{ userId: 'mia', playerId: 'mia', purchaseId, thing: 'ball', sell: false },
  ...over,
});

/** Purchases whose server answers as the test says, and what happened to them. */
function open(store: Store, answer: (waiting: WaitingPurchase) => Purchased | ApiError) {
  const log = { sent: [] as string[], made: [] as string[], refused: [] as string[], signedOut: 0 };
  const purchases = createPurchases({
    store,
    send: async (waiting) => {
      log.sent.push(waiting.purchaseId);
      const given = answer(waiting);
      if (given instanceof ApiError) throw given;
      return given;
    },
    onMade: (_made, { purchaseId }) => log.made.push(purchaseId),
    onRefused: ({ code }) => log.refused.push(code),
    onSignedOut: () => log.signedOut++,
  });
  const waiting = (player = 'mia') => purchases.listFor(player).map(({ purchaseId }) => purchaseId);
  return { purchases, log, waiting };
}

describe('a purchase', () => {
  it.each([null, 7, 'a', {}, { ...wanted('x'), thing: undefined }, { ...wanted('x'), sell: 'no' }])(
    'is made although %j lies beside it',
    async (damaged) => {
      const store = memory();
      store.write(KEYS.purchases, JSON.stringify([damaged, wanted('a')]));
      const { purchases, log, waiting } = open(store, () => MADE);
      purchases.keep(wanted('b'));
      expect(waiting()).toEqual(['a', 'b']);
      await purchases.send('mia');
      expect([log.sent, waiting()]).toEqual([['a', 'b'], []]);
    },
  );

  it('waits until the server has confirmed it, also over a closed tab, in its order', async () => {
    const store = memory();
    const offline = open(store, () => new ApiError(0, {}));
    for (const id of ['a', 'b', 'c']) offline.purchases.keep(wanted(id));
    await offline.purchases.send('mia');
    expect([offline.log.sent, offline.waiting()]).toEqual([['a'], ['a', 'b', 'c']]);

    const later = open(store, () => MADE);
    await later.purchases.send('mia');
    expect([later.log.made, later.waiting(), store.read('addly-purchases')]).toEqual([
      ['a', 'b', 'c'],
      [],
      null,
    ]);
  });

  it("is never sent on another family's account, and whoever of the own is playing", async () => {
    const { purchases, log, waiting } = open(memory(), () => MADE);
    purchases.keep(wanted('a'));
    purchases.keep(wanted('b', { playerId: 'tom' }));
    purchases.keep(wanted('c', { userId: 'leo', playerId: 'leo' }));
    expect([waiting(), waiting('tom')]).toEqual([['a'], ['b']]);
    await purchases.send('mia');
    expect([log.sent, waiting('leo')]).toEqual([['a', 'b'], ['c']]);
  });

  it.each([
    [0, undefined],
    [401, 'no_authorization'],
    [409, 'choose_player'],
    [409, 'blocked_by_school'],
    [422, undefined],
    [429, 'over_request_rate_limit'],
    [503, 'unavailable'],
  ])('waits on after %i %s, and so do those behind it', async (status, code) => {
    const { purchases, log, waiting } = open(memory(), () => new ApiError(status, code ? { code } : {}));
    purchases.keep(wanted('a'));
    purchases.keep(wanted('b'));
    await purchases.send('mia');
    expect([log.sent, waiting(), log.refused]).toEqual([['a'], ['a', 'b'], []]);
    expect(log.signedOut).toBe(status === 401 ? 1 : 0);
  });

  it.each(['not_enough_coins', 'owned', 'not_owned', 'attempt_conflict', 'no_profile', 'validation_failed'])(
    'is dropped after %s, which is told, and the next one goes',
    async (code) => {
      const { purchases, log, waiting } = open(memory(), ({ purchaseId }) =>
        purchaseId === 'a' ? new ApiError(409, { code }) : MADE,
      );
      purchases.keep(wanted('a'));
      purchases.keep(wanted('b'));
      await purchases.send('mia');
      expect([log.refused, log.made, waiting()]).toEqual([[code], ['b'], []]);
    },
  );

  it('that the browser does not store waits in the page, and those after it behind it', async () => {
    let isFull = true;
    const { purchases, log, waiting } = open(
      memory(() => isFull),
      () => MADE,
    );
    purchases.keep(wanted('a'));
    isFull = false;
    purchases.keep(wanted('b'));
    expect(waiting()).toEqual(['a', 'b']);
    await purchases.send('mia');
    expect([log.made, waiting()]).toEqual([['a', 'b'], []]);
  });

  it('of this page that another tab has sent is named, until it is known what became of it', async () => {
    const store = memory();
    const [one, other] = [open(store, () => MADE), open(store, () => MADE)];
    one.purchases.keep(wanted('a'));
    other.purchases.keep(wanted('b'));
    expect([one.purchases.sentElsewhere(), other.purchases.sentElsewhere()]).toEqual([[], []]);
    await one.purchases.send('mia');
    expect(one.log.sent).toEqual(['a', 'b']);
    expect([one.purchases.sentElsewhere(), other.purchases.sentElsewhere()]).toEqual([[], [wanted('b')]]);
    other.purchases.forget([wanted('b')]);
    expect(other.purchases.sentElsewhere()).toEqual([]);
  });

  it('survives a spoilt store', () => {
    const store = memory();
    store.write('addly-purchases', '{"not": "a list"');
    expect(open(store, () => MADE).waiting()).toEqual([]);
  });
});
