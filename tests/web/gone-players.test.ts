import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListedPlayer } from '#server/contract/players.ts';
import type { Profile } from '#server/contract/profile.ts';
import { forgetGonePlayers, forgetPlayers } from '#web/lib/gone-players.ts';
import { NEEDS_KEY } from '#web/lib/needs-key.ts';
import { playersQuery, profileQuery } from '#web/lib/profile.ts';
import { rememberedPlayers, writeUser, type Session } from '#web/lib/remembered-user.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { KEYS } from '#web/lib/storage.ts';
import { memory } from '#tests/support/memory.ts';

const KEPT = [KEYS.learner, KEYS.learning, KEYS.walks, KEYS.codes];
const LISTS = [KEYS.outbox, KEYS.purchases, KEYS.rooms, NEEDS_KEY];
const IN_TAB = [KEYS.sitting, KEYS.garden];

/** Of mia's account: mia herself, who is its first player, and tom; of leo's, on the same device: leo and zoe. */
function fill(device: Pick<Storage, 'setItem'>, tab: Pick<Storage, 'setItem'>): void {
  for (const key of KEPT)
    device.setItem(key, JSON.stringify({ mia: { a: 1 }, tom: { a: 2 }, zoe: { a: 3 } }));
  for (const key of IN_TAB) tab.setItem(key, JSON.stringify({ mia: [1], tom: [2] }));
  for (const key of LISTS)
    device.setItem(
      key,
      JSON.stringify([
        { userId: 'mia', playerId: 'tom', n: 1 },
        { userId: 'mia', playerId: 'mia', n: 2 },
        { userId: 'mia', n: 3 },
        { userId: 'leo', playerId: 'zoe', n: 4 },
        { userId: 'leo', playerId: 'tom', n: 5 },
        'damaged',
      ]),
    );
}

function stores() {
  const [device, tab] = [memory(), memory()];
  fill({ setItem: device.write }, { setItem: tab.write });
  const read = (key: string) => JSON.parse(device.read(key) ?? tab.read(key) ?? 'null');
  return { device, tab, read };
}
const numbers = (list: readonly { n?: number }[]) => list.map(({ n }) => n);

it('everything of a deleted player leaves the device; siblings and another account keep all they have', () => {
  const { device, tab, read } = stores();
  forgetPlayers('mia', new Set(['tom']), { device, tab });
  for (const key of KEPT) expect([key, Object.keys(read(key))]).toEqual([key, ['mia', 'zoe']]);
  for (const key of IN_TAB) expect([key, Object.keys(read(key))]).toEqual([key, ['mia']]);
  // What waits for leo's account waits on, even if it names the same player.
  for (const key of LISTS) expect([key, numbers(read(key))]).toEqual([key, [2, 3, 4, 5, undefined]]);
});

it("an account's first player is also whoever played before rounds named their player", () => {
  const { device, tab, read } = stores();
  forgetPlayers('mia', new Set(['mia']), { device, tab });
  for (const key of LISTS) expect([key, numbers(read(key))]).toEqual([key, [1, 4, 5, undefined]]);
});

it('what is damaged is no reason to fail, and nothing is left where nobody is', () => {
  const { device, tab } = stores();
  device.write(KEYS.learner, '{"tom":1}');
  device.write(KEYS.walks, '{');
  device.write(KEYS.outbox, '{"userId":"mia"}');
  device.write(KEYS.rooms, JSON.stringify([{ userId: 'mia', playerId: 'tom' }]));
  forgetPlayers('mia', new Set(['tom']), { device, tab });
  expect([KEYS.learner, KEYS.walks, KEYS.outbox, KEYS.rooms].map((key) => device.read(key))).toEqual([
    ...[null, '{', '{"userId":"mia"}', null],
  ]);
});

it('whoever was remembered of the account no longer is; of another account all are', () => {
  const remembered = (userId: string) => {
    const { device, tab } = stores();
    const [tom, mia] = [{ id: 'tom' }, { id: 'mia' }] as Profile[];
    writeUser(device, { userId, profile: tom!, others: [mia!] });
    forgetPlayers('mia', new Set(['tom']), { device, tab });
    return rememberedPlayers(userId, device).map(({ id }) => id);
  };
  expect([remembered('mia'), remembered('leo')]).toEqual([['mia'], ['tom', 'mia']]);
});

/** A browser's storage. */
function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

let device: ReturnType<typeof storage>;
beforeEach(() => {
  device = storage();
  const tab = storage();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', tab);
  fill(device, tab);
});
afterEach(() => vi.unstubAllGlobals());

/** A page of mia's account, which shows tom; the server names these, or cannot be reached. */
function open(there: readonly string[] | undefined) {
  const client = new QueryClient();
  const asked = vi.fn(async () => {
    if (!there) throw new TypeError('no network');
    return Response.json(there.map((id) => ({ id })));
  });
  vi.stubGlobal('fetch', asked);
  client.setQueryData(sessionQuery.queryKey, { user: { id: 'mia' } } as Session);
  client.setQueryData(profileQuery('mia').queryKey, { id: 'tom' } as Profile);
  forgetGonePlayers(client);
  const list = (...ids: readonly string[]) =>
    client.setQueryData(playersQuery('mia').queryKey, ids.map((id) => ({ id })) as ListedPlayer[]);
  return { client, asked, list };
}
const keptOf = (key: string) => Object.keys(JSON.parse(device.getItem(key) ?? '{}'));

it('whom the list of players names no longer is forgotten, once the server says so itself', async () => {
  const { client, asked, list } = open(['mia']);
  list('mia', 'tom');
  expect(asked).not.toHaveBeenCalled();
  // Another tab has deleted him meanwhile, and this one shows somebody else by now.
  client.setQueryData(profileQuery('mia').queryKey, { id: 'mia' } as Profile);
  list('mia');
  await vi.waitFor(() => expect(keptOf(KEYS.learner)).toEqual(['mia', 'zoe']));
  expect(JSON.parse(device.getItem(KEYS.outbox)!).map(({ n }: { n?: number }) => n)).toEqual([
    ...[2, 3, 4, 5, undefined],
  ]);
});

it('nobody is forgotten without the server, nor whom it names', async () => {
  for (const there of [undefined, ['mia', 'tom']]) {
    const { asked, list } = open(there);
    list('mia');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 20));
    expect(keptOf(KEYS.learner)).toEqual(['mia', 'tom', 'zoe']);
    expect(JSON.parse(device.getItem(KEYS.outbox)!)).toHaveLength(6);
  }
});

it('an account that never had those players asks nothing, and takes nothing', async () => {
  const { client, asked } = open(['leo', 'zoe', 'tom']);
  client.setQueryData(sessionQuery.queryKey, { user: { id: 'leo' } } as Session);
  const players = ['leo', 'zoe', 'tom'].map((id) => ({ id })) as ListedPlayer[];
  client.setQueryData(playersQuery('leo').queryKey, players);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).not.toHaveBeenCalled();
  expect(keptOf(KEYS.learning)).toEqual(['mia', 'tom', 'zoe']);
});
