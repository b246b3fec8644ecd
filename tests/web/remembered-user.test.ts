import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ListedPlayer } from '#server/contract/players.ts';
import type { Profile } from '#server/contract/profile.ts';
import { rememberUser } from '#web/lib/remember-user.ts';
import {
  rememberedPlayers,
  rememberedProfile,
  rememberedSession,
  type Session,
} from '#web/lib/remembered-user.ts';
import { playersQuery, profileQuery } from '#web/lib/profile.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';

function memory() {
  const values = new Map<string, string>();
  const state = { refuses: false };
  const store: Store & { works(): boolean } = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => (state.refuses ? false : (values.set(key, value), true)),
    remove: (key) => void values.delete(key),
    works: () => !state.refuses,
  };
  return { store, state };
}

const session = (id: string) => ({ user: { id, email: `${id}@example.com` } }) as Session;
const profile = (id: string) =>
  ({ id, username: `The ${id}`, parent_email: `${id}@example.com`, created_at: '2026-11-22' }) as Profile;

function open() {
  const client = new QueryClient();
  const { store, state } = memory();
  const end = rememberUser(client, store);
  const enter = (id: string) => {
    client.setQueryData(sessionQuery.queryKey, session(id));
    client.setQueryData(profileQuery(id).queryKey, profile(id));
  };
  return { client, store, state, enter, end };
}

it('knows who was here last, without an e-mail address', () => {
  const { store, enter } = open();
  enter('mia');
  expect(rememberedSession(store)).toMatchObject({
    user: { id: 'mia', email: '' },
    unconfirmed: 'unreached',
  });
  expect(rememberedProfile('mia', store)?.username).toBe('The mia');
  expect(store.read(KEYS.player)).not.toContain('@');
});

it('knows siblings who have played here, the current one first', () => {
  const { client, store, enter } = open();
  enter('mia');
  const { queryKey } = profileQuery('mia');
  for (const id of ['tom', 'zoe']) client.setQueryData(queryKey, profile(id));
  expect(rememberedPlayers('mia', store).map(({ id }) => id)).toEqual(['zoe', 'tom', 'mia']);
  // Whoever is no longer listed is known until nothing is kept of them.
  client.setQueryData(playersQuery('mia').queryKey, [{ id: 'zoe' }, { id: 'tom' }] as ListedPlayer[]);
  expect(rememberedPlayers('mia', store)).toHaveLength(3);
  expect([rememberedPlayers('leo', store), rememberedProfile('mia', store)?.id]).toEqual([[], 'zoe']);
});

it('forgets them with the session, and what was learned of them', () => {
  const { client, store, enter } = open();
  enter('mia');
  const learned = [KEYS.learner, KEYS.walks];
  for (const key of learned) store.write(key, '{"mia":{}}');
  client.setQueryData(sessionQuery.queryKey, null);
  expect([rememberedSession(store), store.read(KEYS.player)]).toEqual([undefined, null]);
  expect(learned.map((key) => store.read(key))).toEqual([null, null]);
});

it('never gives one player the other: not by id, and not when the second one cannot be kept', () => {
  const { store, state, enter } = open();
  enter('mia');
  expect(rememberedProfile('tom', store)).toBeUndefined();
  state.refuses = true;
  enter('tom');
  expect(rememberedSession(store)).toBeUndefined();
});

it('a copy does not make itself true: what is unconfirmed is not kept anew', () => {
  const { client, store } = open();
  const copy: Session = { ...session('mia'), unconfirmed: 'late' };
  client.setQueryData(sessionQuery.queryKey, copy);
  expect(store.read(KEYS.player)).toBeNull();
});

it('what somebody else has written there is nobody', () => {
  const { store } = open();
  for (const text of ['{', '[]', '"mia"', '{"userId": 7}', '{"userId": "mia"}']) {
    store.write(KEYS.player, text);
    expect(rememberedSession(store)).toBeUndefined();
  }
});
