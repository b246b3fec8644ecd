import { describe, expect, it } from 'vitest';
import { createRooms, type Rooms, type StoredRoom, type WaitingRoom } from '#web/features/progress/rooms.ts';
import type { Placed, ThingId } from '#engine/rules/nook.ts';
import { ApiError } from '#web/lib/api.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';
import { memory } from '#tests/support/memory.ts';

const at = (thing: ThingId, x: number): Placed => ({ thing, x, y: 900, layer: 3 });
/** As it is sent. */
const wanted = (x: number, over: Partial<WaitingRoom> = {}): WaitingRoom => ({
  ...{ userId: 'mia', playerId: 'mia', version: 3, outfit: [] },
  placed: [at('ball', x)],
  ...over,
});
/** What the server has before anything is changed. */
const KNOWN: StoredRoom = {
  version: 3,
  placed: [at('ball', 1)],
  outfit: [],
  owned: ['ball', 'train', 'cape'],
};
/** The ball of one player's room, as it is known, is moved there. */
const move = (rooms: Rooms, x: number, playerId = 'mia') =>
  rooms.keep({ userId: 'mia', playerId }, KNOWN, { placed: [at('ball', x)], outfit: [] }, KNOWN);
const sentOnly = (waiting: WaitingRoom | undefined) => waiting && { ...waiting, base: undefined };
const AWAY = new ApiError(0, {});
const refusal = (code: string) => new ApiError(409, { code });

/** Rooms whose server answers as the test says, and what happened to them. */
function open(
  store: Store,
  answer: (waiting: WaitingRoom) => number | ApiError,
  {
    onFurnished = () => undefined,
    read = async () => undefined,
  }: { onFurnished?: () => unknown; read?: () => Promise<StoredRoom | undefined> } = {},
) {
  const log = {
    ...{ sent: [] as WaitingRoom[], kept: [] as number[], refused: [] as string[] },
    ...{ merged: 0, signedOut: 0 },
  };
  const rooms = createRooms({
    store,
    send: async (waiting) => {
      log.sent.push(waiting);
      const given = answer(waiting);
      if (given instanceof ApiError) throw given;
      return { version: given };
    },
    read,
    onMerged: () => log.merged++,
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
      move(rooms, 2);
      await rooms.send('mia');
      expect([log.sent, rooms.waitingFor('mia')]).toEqual([[wanted(2)], undefined]);
    },
  );

  it('waits until the server has confirmed it, also over a closed tab, and only as it was last', async () => {
    const store = memory();
    const offline = open(store, () => AWAY);
    move(offline.rooms, 100);
    move(offline.rooms, 200);
    await offline.rooms.send('mia');
    expect(sentOnly(offline.rooms.waitingFor('mia'))).toEqual(wanted(200));

    const later = open(store, ({ version }) => version + 1);
    await later.rooms.send('mia');
    expect([later.log.sent, later.log.kept]).toEqual([[wanted(200)], [4]]);
    expect([later.rooms.waitingFor('mia'), store.read('addly-rooms')]).toEqual([undefined, null]);
  });

  it("is never sent on another family's account, and each player has an own one", async () => {
    const { rooms, log } = open(memory(), () => 4);
    move(rooms, 100);
    move(rooms, 200, 'ben');
    await rooms.send('others');
    expect(log.sent).toEqual([]);
    await rooms.send('mia');
    expect(log.sent.map(({ playerId }) => playerId)).toEqual(['mia', 'ben']);
  });

  it('that is changed while the server confirms it is changed from what the server has then', async () => {
    const moments = ['while it is sent', 'while the page takes the answer in'];
    for (const moment of moments) {
      let change: (() => void) | undefined = () => move(rooms, 500);
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
        { onFurnished: () => once(moments[1]!) },
      );
      move(rooms, 100);
      await rooms.send('mia');
      expect([moment, sentOnly(rooms.waitingFor('mia'))]).toEqual([moment, wanted(500, { version: 4 })]);
      await rooms.send('mia');
      expect([moment, log.kept, rooms.waitingFor('mia')]).toEqual([moment, [4, 5], undefined]);
    }
  });

  it('is dropped when it can never be taken, and kept in any other trouble', async () => {
    for (const code of ['validation_failed', 'payload_too_large', 'no_profile']) {
      const { rooms, log } = open(memory(), () => refusal(code));
      move(rooms, 100);
      await rooms.send('mia');
      expect([rooms.waitingFor('mia'), log.refused]).toEqual([undefined, [code]]);
    }
    const changed = refusal('changed_elsewhere');
    for (const trouble of [AWAY, changed, ...[503, 429, 401].map((status) => new ApiError(status, {}))]) {
      const { rooms, log } = open(memory(), () => trouble);
      move(rooms, 100);
      await rooms.send('mia');
      expect([sentOnly(rooms.waitingFor('mia')), log.refused]).toEqual([wanted(100), []]);
      expect(log.signedOut).toBe(trouble.status === 401 ? 1 : 0);
    }
  });

  it('is put into what another tab or device has made of it meanwhile: nothing of either is lost', async () => {
    let now: StoredRoom = {
      ...KNOWN,
      version: 7,
      placed: [at('ball', 1), at('train', 300)],
      outfit: ['cape'],
    };
    const { rooms, log } = open(
      memory(),
      ({ version }) => (version < now.version ? refusal('changed_elsewhere') : version + 1),
      {
        read: async () => now,
      },
    );
    move(rooms, 500);
    await rooms.send('mia');
    const placed = [at('train', 300), at('ball', 500)];
    expect(log.sent.at(-1)).toEqual(wanted(0, { version: 7, placed, outfit: ['cape'] }));
    expect([log.kept, log.merged, log.refused, rooms.waitingFor('mia')]).toEqual([[8], 1, [], undefined]);

    // What was given back there is not put here again.
    now = { ...now, version: 12, placed: [], owned: ['train'] };
    move(rooms, 600);
    await rooms.send('mia');
    expect(log.sent.at(-1)).toMatchObject({ version: 12, placed: [] });
  });

  it('that is changed in two tabs before it is sent holds what both have changed', async () => {
    const store = memory();
    const [one, other] = [open(store, () => 4), open(store, () => 4)];
    move(one.rooms, 100);
    const withTrain = { placed: [at('ball', 1), at('train', 300)], outfit: [] };
    other.rooms.keep({ userId: 'mia', playerId: 'mia' }, KNOWN, withTrain, KNOWN);
    await one.rooms.send('mia');
    expect(one.log.sent).toEqual([wanted(100, { placed: [at('ball', 100), at('train', 300)] })]);
    await other.rooms.send('mia');
    expect(other.log.sent).toEqual([]);
  });

  it('of a page of before, which kept no room to compare with, takes nothing away', async () => {
    const store = memory();
    store.write(KEYS.rooms, JSON.stringify([wanted(500)]));
    const now = { ...KNOWN, version: 7, placed: [at('train', 300)] };
    const { rooms, log } = open(store, ({ version }) => (version < 7 ? refusal('changed_elsewhere') : 8), {
      read: async () => now,
    });
    await rooms.send('mia');
    expect(log.sent.at(-1)!.placed).toEqual([at('train', 300), at('ball', 500)]);
  });

  it('that somebody else changes all the time is tried some times, and waits', async () => {
    const { rooms, log } = open(memory(), () => refusal('changed_elsewhere'), { read: async () => KNOWN });
    move(rooms, 500);
    await rooms.send('mia');
    expect([log.sent.length, sentOnly(rooms.waitingFor('mia'))]).toEqual([6, wanted(500)]);
  });

  it('is based on what the server made of it by itself', async () => {
    const { rooms, log } = open(memory(), ({ version }) => version + 1);
    const stored = { ...KNOWN, version: 9, placed: [...KNOWN.placed, at('train', 300)] };
    rooms.rebase('mia', stored);
    move(rooms, 100);
    rooms.rebase('mia', undefined);
    rooms.rebase('mia', stored);
    await rooms.send('mia');
    expect([log.sent[0]?.version, log.kept]).toEqual([9, [10]]);
    expect(log.sent[0]?.placed).toEqual([at('train', 300), at('ball', 100)]);
  });

  it('goes without what was not bought in the end', async () => {
    const { rooms, log } = open(memory(), () => 4);
    rooms.takeOut('mia', 'cape');
    const room = { placed: [at('ball', 100), at('train', 500)], outfit: ['cape', 'paper-hat'] as const };
    rooms.keep({ userId: 'mia', playerId: 'mia' }, KNOWN, room, KNOWN);
    for (const thing of ['train', 'cape'] as const) rooms.takeOut('mia', thing);
    await rooms.send('mia');
    expect(log.sent).toEqual([wanted(100, { outfit: ['paper-hat'] })]);
  });

  it('that the browser does not store, or something else in its place, is no end of the page', async () => {
    const refusing = open(
      memory(() => true),
      () => AWAY,
    );
    move(refusing.rooms, 100);
    expect(sentOnly(refusing.rooms.waitingFor('mia'))).toEqual(wanted(100));
    const store = memory();
    for (const text of ['{', '{"a":1}', 'null', '7']) {
      store.write('addly-rooms', text);
      const { rooms } = open(store, () => 4);
      expect(rooms.waitingFor('mia')).toBeUndefined();
      await rooms.send('mia');
    }
  });
});
