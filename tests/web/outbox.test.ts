import { describe, expect, it } from 'vitest';
import { createOutbox, playerOf, type Waiting } from '#web/features/progress/outbox.ts';
import type { ProgressSaved } from '#server/contract/progress.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Store } from '#web/lib/storage.ts';

function memory(refuses = false): Store {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => (refuses ? false : (values.set(key, value), true)),
    remove: (key) => void values.delete(key),
  };
}

const SAVED: ProgressSaved = {
  xpGained: 7,
  coinsGained: 0,
  xp: 7,
  level: 1,
  coins: 0,
  levelUp: false,
  duplicate: false,
};

const finished = (userId: string, attemptId: string): Waiting => ({
  userId,
  finishedAt: '2026-11-21T10:00:00.000Z',
  result: { attemptId, gameId: 'number-trail', score: 7 },
});

/** An outbox whose server answers as the test says, and what happened to it. */
function open(store: Store, answer: (waiting: Waiting) => ProgressSaved | ApiError) {
  const log = {
    sent: [] as string[],
    saved: [] as string[],
    refused: [] as number[],
    after: [] as string[],
    signedOut: 0,
  };
  const outbox = createOutbox({
    store,
    send: async (waiting) => {
      log.sent.push(waiting.result.attemptId);
      const given = answer(waiting);
      if (given instanceof ApiError) throw given;
      return given;
    },
    alone: (work) => work(),
    afterRounds: async (userId) => void log.after.push(userId),
    onSaved: (_saved, waiting) => log.saved.push(playerOf(waiting)),
    onRefused: ({ status }) => log.refused.push(status),
    onSignedOut: () => log.signedOut++,
  });
  return { outbox, log };
}

describe('the outbox', () => {
  it('keeps a result until the server has confirmed it, also over a closed tab', async () => {
    const store = memory();
    const offline = open(store, () => new ApiError(0, {}));
    offline.outbox.keep(finished('mia', 'a'));
    await offline.outbox.flush('mia');
    expect(offline.outbox.waitingFor('mia')).toBe(1);

    const later = open(store, () => SAVED);
    expect(later.outbox.holds('a')).toBe(true);
    await later.outbox.flush('mia');
    expect([later.outbox.waitingFor('mia'), later.log.saved]).toEqual([0, ['mia']]);
  });

  it("never sends one child's result on another's account", async () => {
    const { outbox, log } = open(memory(), () => SAVED);
    outbox.keep(finished('mia', 'a'));
    outbox.keep(finished('leo', 'b'));
    await outbox.flush('leo');
    expect([log.sent, outbox.waitingFor('mia')]).toEqual([['b'], 1]);
  });

  it("sends siblings' results whoever is playing, and lists each one's own", async () => {
    const { outbox, log } = open(memory(), () => SAVED);
    outbox.keep(finished('mia', 'a'));
    outbox.keep({ ...finished('mia', 'b'), playerId: 'tom' });
    const ids = (player: string) => outbox.listFor(player).map(({ result }) => result.attemptId);
    expect([ids('mia'), ids('tom'), outbox.waitingFor('mia')]).toEqual([['a'], ['b'], 2]);
    await outbox.flush('mia');
    expect([log.sent, log.saved]).toEqual([
      ['a', 'b'],
      ['mia', 'tom'],
    ]);
  });

  it.each([0, 401, 408, 429, 500, 502, 503])('keeps on after %i and stops, oldest first', async (status) => {
    const { outbox, log } = open(memory(), () => new ApiError(status, {}));
    outbox.keep(finished('mia', 'a'));
    outbox.keep(finished('mia', 'b'));
    await outbox.flush('mia');
    expect([log.sent, outbox.waitingFor('mia'), log.refused]).toEqual([['a'], 2, []]);
    expect(log.signedOut).toBe(status === 401 ? 1 : 0);
  });

  it.each([
    [400, 'unreadable'],
    [404, 'unreadable'],
    [404, 'not_found'],
    [409, 'blocked_by_school'],
    [422, 'unreadable'],
  ])('keeps on after %i %s, which is no word of our server about it', async (status, code) => {
    const { outbox, log } = open(memory(), () => new ApiError(status, { code }));
    outbox.keep(finished('mia', 'a'));
    await outbox.flush('mia');
    expect([outbox.waitingFor('mia'), log.refused]).toEqual([1, []]);
  });

  it.each([
    [404, 'no_profile'],
    [409, 'attempt_conflict'],
    [413, 'payload_too_large'],
    [422, 'validation_failed'],
  ])('drops after %i %s and goes on', async (status, code) => {
    const { outbox, log } = open(memory(), ({ result }) =>
      result.attemptId === 'a' ? new ApiError(status, { code }) : SAVED,
    );
    outbox.keep(finished('mia', 'a'));
    outbox.keep(finished('mia', 'b'));
    await outbox.flush('mia');
    expect([log.sent, log.refused, outbox.waitingFor('mia')]).toEqual([['a', 'b'], [status], 0]);
  });

  it('holds in memory what the browser refuses to keep', async () => {
    const { outbox } = open(memory(true), () => SAVED);
    outbox.keep(finished('mia', 'a'));
    expect([outbox.waitingFor('mia'), outbox.isOnDevice()]).toEqual([1, false]);
    await outbox.flush('mia');
    expect([outbox.waitingFor('mia'), outbox.isOnDevice()]).toEqual([0, true]);
  });

  it('survives a spoilt store', () => {
    const store = memory();
    store.write('addly-outbox', '{"not": "a list"');
    expect(open(store, () => SAVED).outbox.waitingFor('mia')).toBe(0);
  });

  it.each<[what: string, entry: unknown]>([
    ['nothing', null],
    ['a text', 'mia'],
    ['a list', []],
    ['no game', { ...finished('mia', 'x'), result: null }],
    ['a game without an attempt', { ...finished('mia', 'x'), result: { gameId: 'number-trail', score: 7 } }],
    ['nobody', { ...finished('mia', 'x'), userId: undefined }],
    ['a player that is none', { ...finished('mia', 'x'), playerId: 7 }],
    ['no time', { ...finished('mia', 'x'), finishedAt: 0 }],
    ['what was known of no game', { ...finished('mia', 'x'), known: null }],
  ])('drops an entry of %s, and keeps and sends those beside it', async (_what, entry) => {
    const store = memory();
    store.write('addly-outbox', JSON.stringify([finished('mia', 'a'), entry]));
    const { outbox, log } = open(store, () => SAVED);
    expect(outbox.waitingFor('mia')).toBe(1);
    outbox.keep(finished('mia', 'b'));
    expect(outbox.listFor('mia').map(({ result }) => result.attemptId)).toEqual(['a', 'b']);
    await outbox.flush('mia');
    expect([log.sent, store.read('addly-outbox')]).toEqual([['a', 'b'], null]);
  });

  const played = (attemptId: string, over: Partial<Waiting['result']> = {}): Waiting => ({
    ...finished('mia', attemptId),
    result: { attemptId, gameId: 'number-trail', score: 7, rules: 1, finished: true, tries: [], ...over },
  });

  it('sends a game that came out otherwise on the server once more, without its tries', async () => {
    const store = memory();
    const sent: Waiting[] = [];
    const { outbox, log } = open(store, (waiting) => {
      sent.push(waiting);
      if (waiting.result.tries) return new ApiError(422, { code: 'score_mismatch' });
      return sent.length === 2 ? new ApiError(503, { code: 'unavailable' }) : SAVED;
    });
    outbox.keep(played('a'));
    await outbox.flush('mia');
    expect([outbox.waitingFor('mia'), log.refused]).toEqual([1, []]);
    await outbox.flush('mia');
    expect(sent.map(({ result }) => result.tries)).toEqual([[], undefined, undefined]);
    expect([outbox.waitingFor('mia'), log.saved, log.refused]).toEqual([0, ['mia'], []]);
  });

  it('counts no game that was left, and tells of none that is refused', async () => {
    const { outbox, log } = open(memory(), () => new ApiError(422, { code: 'validation_failed' }));
    outbox.keep(played('a', { finished: false }));
    expect([outbox.waitingFor('mia'), outbox.holds('a')]).toEqual([0, true]);
    await outbox.flush('mia');
    expect([outbox.holds('a'), log.refused]).toEqual([false, []]);
  });

  it('sends a game that was left and gone on with once, as far as it was played', async () => {
    const { outbox, log } = open(memory(), () => SAVED);
    outbox.keep(played('a', { finished: false }));
    outbox.keep(played('a'));
    expect(outbox.waitingFor('mia')).toBe(1);
    await outbox.flush('mia');
    expect([log.sent, outbox.holds('a')]).toEqual([['a'], false]);
  });

  it('keeps the end of a game that was finished while its beginning was being sent', async () => {
    const store = memory();
    const { outbox, log } = open(store, ({ result }) => {
      if (!result.finished) outbox.keep({ ...played('a'), finishedAt: '2026-11-21T10:01:00.000Z' });
      return SAVED;
    });
    const left = played('a', { finished: false });
    outbox.keep(left);
    await outbox.flush('mia');
    expect(outbox.listFor('mia')).toMatchObject([{ result: { finished: true }, known: left.result }]);
    await outbox.flush('mia');
    expect([log.sent, outbox.holds('a')]).toEqual([['a', 'a'], false]);
  });

  it('knows of a game that goes on what has arrived of it, and nothing of what was refused', async () => {
    let answer: ProgressSaved | ApiError = SAVED;
    const { outbox } = open(memory(), () => answer);
    const left = played('a', { finished: false });
    outbox.keep(left);
    await outbox.flush('mia');
    outbox.keep(played('b'));
    outbox.keep(played('a'));
    expect(outbox.listFor('mia').map(({ known }) => known)).toEqual([undefined, left.result]);

    answer = new ApiError(422, { code: 'validation_failed' });
    outbox.keep(played('c', { finished: false }));
    await outbox.flush('mia');
    outbox.keep(played('c'));
    expect(outbox.listFor('mia').map(({ known }) => known)).toEqual([undefined]);
  });

  it('lets purchases go once none of the own rounds waits any more', async () => {
    let answer: ProgressSaved | ApiError = new ApiError(503, { code: 'unavailable' });
    const { outbox, log } = open(memory(), () => answer);
    outbox.keep(finished('mia', 'a'));
    outbox.keep(finished('leo', 'b'));
    await outbox.flush('mia');
    expect(log.after).toEqual([]);
    answer = SAVED;
    await outbox.flush('mia');
    await outbox.flush('mia');
    expect(log.after).toEqual(['mia', 'mia']);
  });

  it('lets purchases wait for a round that came while others were sent', async () => {
    const { outbox, log } = open(memory(), ({ result }) => {
      if (result.attemptId === 'a') outbox.keep(finished('mia', 'b'));
      return SAVED;
    });
    outbox.keep(finished('mia', 'a'));
    await outbox.flush('mia');
    expect([log.sent, log.after]).toEqual([['a'], []]);
    await outbox.flush('mia');
    expect([log.sent, log.after]).toEqual([['a', 'b'], ['mia']]);
  });

  it('tells its listeners of every change', async () => {
    const { outbox } = open(memory(), () => SAVED);
    let changes = 0;
    const end = outbox.subscribe(() => changes++);
    outbox.keep(finished('mia', 'a'));
    await outbox.flush('mia');
    end();
    outbox.keep(finished('mia', 'b'));
    expect(changes).toBe(2);
  });
});
