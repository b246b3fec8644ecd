import type { QueryClient } from '@tanstack/react-query';
import { rememberedPlayers, writeUser } from './remembered-user.ts';
import { profileQuery } from './profile.ts';
import { sessionQuery } from './session.ts';
import { deviceStorage, KEYS } from './storage.ts';

/**
 * Keeps a copy of the signed-in user for offline starts; it is removed when the session ends, in whichever page or tab.
 * Returns the function that stops it.
 */
export function rememberUser(client: QueryClient, store = deviceStorage): () => void {
  let written: string | undefined;
  return client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' && type !== 'removed') return;
    const session = client.getQueryData(sessionQuery.queryKey);
    if (session === null && written !== '') {
      store.remove(KEYS.player);
      store.remove(KEYS.learner);
      store.remove(KEYS.walks);
      store.remove(KEYS.entering);
      store.remove(KEYS.codes);
      written = '';
    }
    if (!session || session.unconfirmed) return;
    const { id } = session.user;
    const known = rememberedPlayers(id, store);
    const profile = client.getQueryData(profileQuery(id).queryKey) ?? known[0] ?? null;
    // Those deleted since too: what is kept of them is found by what stands here (`gone-players.ts`), and goes with them.
    const others = known.filter((player) => player.id !== profile?.id);
    const player = { userId: id, profile: profile && { ...profile, parent_email: null }, others };
    const text = JSON.stringify(player);
    if (text === written) return;
    written = text;
    writeUser(store, player);
  });
}
