import type { QueryClient } from '@tanstack/react-query';
import { rememberedProfile, writeUser } from './remembered-user.ts';
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
      written = '';
    }
    if (!session || session.unconfirmed) return;
    const { id } = session.user;
    const profile = client.getQueryData(profileQuery(id).queryKey) ?? rememberedProfile(id, store) ?? null;
    const player = { userId: id, profile: profile && { ...profile, parent_email: null } };
    const text = JSON.stringify(player);
    if (text === written) return;
    written = text;
    writeUser(store, player);
  });
}
