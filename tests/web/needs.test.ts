import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_NEEDS, type Needs } from '#engine/rules/needs.ts';
import type { Profile } from '#server/contract/profile.ts';
import { createNeeds } from '#web/features/progress/needs-sending.ts';
import { createNeedsBox, type WaitingNeeds } from '#web/features/progress/needs.ts';
import { ApiError } from '#web/lib/api.ts';
import { NEEDS_KEY } from '#web/lib/needs-key.ts';
import { profileQuery } from '#web/lib/profile.ts';
import type { Store } from '#web/lib/storage.ts';
import { memory } from '#tests/support/memory.ts';

const AWAY = new ApiError(0, { code: 'network' });
const refusal = (code: string) => new ApiError(409, { code });
const wanted = (needs: Partial<Needs>, over: Partial<WaitingNeeds> = {}): WaitingNeeds => ({
  ...{ userId: 'mia', playerId: 'mia', needs },
  ...over,
});

/** Needs whose server answers as the test says, and what happened to them. */
function open(store: Store, answer: (waiting: WaitingNeeds) => ApiError | undefined = () => undefined) {
  const log = {
    sent: [] as WaitingNeeds[],
    refused: [] as string[],
    elsewhere: [] as string[],
    signedOut: 0,
  };
  const box = createNeedsBox({
    store,
    send: async (waiting) => {
      log.sent.push(waiting);
      const refused = answer(waiting);
      if (refused) throw refused;
      return { ...NO_NEEDS, ...waiting.needs };
    },
    onSaved: () => undefined,
    onRefused: ({ code }) => log.refused.push(code),
    onOtherPlayer: ({ playerId }) => log.elsewhere.push(playerId),
    onSignedOut: () => log.signedOut++,
  });
  return { box, log };
}

describe('needs that were switched without a network', () => {
  it('wait until the server has confirmed them, also over a closed tab, as they were switched last', async () => {
    const store = memory();
    const offline = open(store, () => AWAY);
    offline.box.keep(wanted({ calm: true, slow: true }));
    offline.box.keep(wanted({ slow: false, in_sight: true }));
    expect((await offline.box.send('mia')).size).toBe(0);

    const later = open(store);
    const all = { calm: true, slow: false, in_sight: true };
    expect(later.box.waitingFor('mia')).toEqual(all);
    expect([...(await later.box.send('mia'))]).toEqual(['mia']);
    expect(later.log.sent).toEqual([wanted(all)]);
    expect([later.box.waitingFor('mia'), store.read(NEEDS_KEY)]).toEqual([undefined, null]);
  });

  it('go on waiting where they were switched again while they were sent', async () => {
    const { box, log } = open(memory(), () => {
      if (log.sent.length === 1) box.keep(wanted({ calm: false }));
      return undefined;
    });
    box.keep(wanted({ calm: true, same: true }));
    await box.send('mia');
    expect(box.waitingFor('mia')).toEqual({ calm: false });
    await box.send('mia');
    expect([log.sent.at(-1), box.waitingFor('mia')]).toEqual([wanted({ calm: false }), undefined]);
  });

  it("are never sent on another family's account, and each player has own ones", async () => {
    const { box, log } = open(memory());
    box.keep(wanted({ calm: true }));
    box.keep(wanted({ captions: true }, { playerId: 'ben' }));
    await box.send('others');
    expect(log.sent).toEqual([]);
    await box.send('mia');
    expect(log.sent.map(({ playerId, needs }) => [playerId, needs])).toEqual([
      ['mia', { calm: true }],
      ['ben', { captions: true }],
    ]);
  });

  it('wait for a player who is not playing now, and keep nobody else waiting', async () => {
    const { box, log } = open(memory(), ({ playerId }) =>
      playerId === 'ben' ? refusal('other_player') : undefined,
    );
    box.keep(wanted({ captions: true }, { playerId: 'ben' }));
    box.keep(wanted({ calm: true }));
    expect([...(await box.send('mia'))]).toEqual(['mia']);
    expect([box.waitingFor('ben'), log.elsewhere]).toEqual([{ captions: true }, ['ben']]);
  });

  it.each(['no_profile', 'validation_failed'])(
    'are dropped after %s, and after nothing else',
    async (code) => {
      const answers = [
        new ApiError(503, { code: 'unavailable' }),
        new ApiError(401, { code: 'no_authorization' }),
        refusal(code),
      ];
      const { box, log } = open(memory(), () => answers[log.sent.length - 1]);
      box.keep(wanted({ calm: true }));
      await box.send('mia');
      await box.send('mia');
      expect([box.waitingFor('mia'), log.signedOut, log.refused]).toEqual([{ calm: true }, 1, []]);
      await box.send('mia');
      expect([box.waitingFor('mia'), log.refused]).toEqual([undefined, [code]]);
    },
  );

  it.each([null, 7, { ...wanted({}), needs: { loud: true } }, { ...wanted({}), needs: { calm: 'yes' } }])(
    'are kept although %j lies beside them',
    async (damaged) => {
      const store = memory();
      store.write(NEEDS_KEY, JSON.stringify([damaged, wanted({ calm: true })]));
      const { box, log } = open(store);
      await box.send('mia');
      expect(log.sent).toEqual([wanted({ calm: true })]);
    },
  );

  it('last as long as the page where the browser stores nothing', async () => {
    const { box, log } = open(memory(() => true));
    box.keep(wanted({ calm: true }));
    box.keep(wanted({ same: true }));
    expect(box.waitingFor('mia')).toEqual({ calm: true, same: true });
    await box.send('mia');
    expect([log.sent.length, box.waitingFor('mia')]).toEqual([1, undefined]);
  });
});

describe('the profile', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('that was asked for before is not shown with the needs of before', async () => {
    const before = { id: 'mia', xp: 5, needs: NO_NEEDS } as Profile;
    const after = { ...NO_NEEDS, calm: true };
    const client = new QueryClient();
    const { queryKey } = profileQuery('mia');
    client.setQueryData(queryKey, before);
    let answer = (_profile: Profile) => undefined as void;
    const reading = client.fetchQuery({
      queryKey,
      queryFn: () => new Promise<Profile>((resolve) => (answer = resolve)),
      staleTime: 0,
    });
    vi.stubGlobal('fetch', async () => Response.json({ ...before, needs: after }));
    const box = createNeeds(
      client,
      (work) => work(),
      () => undefined,
    );
    box.keep(wanted({ calm: true }));
    const sending = box.send('mia');
    await vi.waitFor(() => expect(client.isFetching()).toBe(1));
    expect(box.waitingFor('mia')).toEqual({ calm: true });
    answer({ ...before, xp: 12 });
    await Promise.all([reading, sending]);
    expect(client.getQueryData(queryKey)).toEqual({ ...before, xp: 12, needs: after });
    expect(box.waitingFor('mia')).toBeUndefined();
  });

  it('of another player takes no needs of this one', async () => {
    const client = new QueryClient();
    const { queryKey } = profileQuery('mia');
    const ben = { id: 'ben', needs: NO_NEEDS } as Profile;
    client.setQueryData(queryKey, ben);
    vi.stubGlobal('fetch', async () => Response.json({ id: 'mia', needs: { ...NO_NEEDS, calm: true } }));
    const box = createNeeds(
      client,
      (work) => work(),
      () => undefined,
    );
    box.keep(wanted({ calm: true }));
    await box.send('mia');
    expect(client.getQueryData(queryKey)).toEqual(ben);
  });
});
