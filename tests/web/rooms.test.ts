import { describe, expect, it } from 'vitest';
import { createRooms, type WaitingRoom } from '#web/features/progress/rooms.ts';
import { ApiError } from '#web/lib/api.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';
import { memory } from '#tests/support/memory.ts';

const wanted = (x: number, over: Partial<WaitingRoom> = {}): WaitingRoom => ({
  ...{ userId: 'mia', playerId: 'mia', version: 3, outfit: [] },
  placed: [{ thing: 'ball', x, y: 900, layer: 3 }],
  ...over,
});
const AWAY = new ApiError(0, {});
const refusal = (code: string) => new ApiError(409, { code });

/** Rooms whose server answers as the test says, and what happened to them. */
function open(
  store: Store,
  answer: (waiting: WaitingRoom) => number | ApiError,
  onFurnished: () => unknown = () => undefined,
) {
  const log = { sent: [] as WaitingRoom[], kept: [] as number[], refused: [] as string[], signedOut: 0 };
  const rooms = createRooms({
    store,
    send: async (waiting) => {
      log.sent.push(waiting);
      const given = answer(waiting);
      if (given instanceof ApiError) throw given;
      return { version: given };
    },
    onFurnished: (version) => {
      log.kept.push(version);
      return onFurnished();
    },
    onRefused: ({ code }) => log.refused.push(code),
    onSignedOut: () => log.signedOut++,
  });
  return { rooms, log };
}

describe('a room', () => {
  it.each([null, 7, 'a', {}, { ...wanted(1), placed: [null] }, { ...wanted(1), version: '3' }])(
    'is kept although %j lies beside it',
    async (damaged) => {
      const store = memory();
      store.write(KEYS.rooms, JSON.stringify([damaged, wanted(1)]));
      const { rooms, log } = open(store, () => 4);
      expect(rooms.waitingFor('mia')).toEqual(wanted(1));
      rooms.keep(wanted(2));
      await rooms.send('mia');
      expect([log.sent, rooms.waitingFor('mia')]).toEqual([[wanted(2)], undefined]);
    },
  );

  it('waits until the server has confirmed it, also over a closed tab, and only as it was last', async () => {
    const store = memory();
    const offline = open(store, () => AWAY);
    offline.rooms.keep(wanted(100));
    offline.rooms.keep(wanted(200));
    await offline.rooms.send('mia');
    expect(offline.rooms.waitingFor('mia')).toEqual(wanted(200));

    const later = open(store, ({ version }) => version + 1);
    await later.rooms.send('mia');
    expect([later.log.sent, later.log.kept]).toEqual([[wanted(200)], [4]]);
    expect([later.rooms.waitingFor('mia'), store.read('addly-rooms')]).toEqual([undefined, null]);
  });

  it("is never sent on another family's account, and each player has an own one", async () => {
    const { rooms, log } = open(memory(), () => 4);
    rooms.keep(wanted(100));
    rooms.keep(wanted(200, { playerId: 'ben' }));
    await rooms.send('others');
    expect(log.sent).toEqual([]);
    await rooms.send('mia');
    expect(log.sent.map(({ playerId }) => playerId)).toEqual(['mia', 'ben']);
  });

  it('that is changed while the server confirms it is changed from what the server has then', async () => {
    const moments = ['while it is sent', 'while the page takes the answer in'];
    for (const moment of moments) {
      let change: (() => void) | undefined = () => rooms.keep(wanted(500));
      const once = (now: string) => {
        if (now !== moment) return;
        change?.();
        change = undefined;
      };
      const { rooms, log } = open(
        memory(),
        ({ version }) => {
          once(moments[0]!);
          return version + 1;
        },
        () => once(moments[1]!),
      );
      rooms.keep(wanted(100));
      await rooms.send('mia');
      expect([moment, rooms.waitingFor('mia')]).toEqual([moment, wanted(500, { version: 4 })]);
      await rooms.send('mia');
      expect([moment, log.kept, rooms.waitingFor('mia')]).toEqual([moment, [4, 5], undefined]);
    }
  });

  it('is dropped when it was changed elsewhere or can never be taken, and kept in any other trouble', async () => {
    for (const code of ['changed_elsewhere', 'validation_failed', 'payload_too_large', 'no_profile']) {
      const { rooms, log } = open(memory(), () => refusal(code));
      rooms.keep(wanted(100));
      await rooms.send('mia');
      expect([rooms.waitingFor('mia'), log.refused]).toEqual([undefined, [code]]);
    }
    for (const trouble of [AWAY, new ApiError(503, {}), new ApiError(429, {}), new ApiError(401, {})]) {
      const { rooms, log } = open(memory(), () => trouble);
      rooms.keep(wanted(100));
      await rooms.send('mia');
      expect([rooms.waitingFor('mia'), log.refused]).toEqual([wanted(100), []]);
      expect(log.signedOut).toBe(trouble.status === 401 ? 1 : 0);
    }
  });

  it('is based on what the server made of it by itself', async () => {
    const { rooms, log } = open(memory(), ({ version }) => version + 1);
    rooms.rebase('mia', 9);
    rooms.keep(wanted(100));
    rooms.rebase('mia', undefined);
    rooms.rebase('mia', 9);
    await rooms.send('mia');
    expect([log.sent[0]?.version, log.kept]).toEqual([9, [10]]);
  });

  it('goes without what was not bought in the end', async () => {
    const { rooms, log } = open(memory(), () => 4);
    rooms.takeOut('mia', 'cape');
    const train = { thing: 'train', x: 500, y: 800, layer: 3 } as const;
    const { placed } = wanted(100);
    rooms.keep(wanted(100, { placed: [...placed, train], outfit: ['cape', 'paper-hat'] }));
    for (const thing of ['train', 'cape'] as const) rooms.takeOut('mia', thing);
    await rooms.send('mia');
    expect(log.sent).toEqual([wanted(100, { outfit: ['paper-hat'] })]);
  });

  it('that the browser does not store, or something else in its place, is no end of the page', async () => {
    const refusing = open(
      memory(() => true),
      () => AWAY,
    );
    refusing.rooms.keep(wanted(100));
    expect(refusing.rooms.waitingFor('mia')).toEqual(wanted(100));
    const store = memory();
    for (const text of ['{', '{"a":1}', 'null', '7']) {
      store.write('addly-rooms', text);
      const { rooms } = open(store, () => 4);
      expect(rooms.waitingFor('mia')).toBeUndefined();
      await rooms.send('mia');
    }
  });
});
