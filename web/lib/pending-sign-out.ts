import { deviceStorage, KEYS } from './storage.ts';

/**
 * Sign-outs not yet sent to the server. The record names the user, so that a session another user has started since is
 * kept. It is stored on the device, so it survives a closed tab.
 */
export const pendingSignOut = () => deviceStorage.read(KEYS.leaving);

/** False when this browser stores nothing; then the page must not claim that the sign-out will happen. */
export const storePendingSignOut = (userId: string) => deviceStorage.write(KEYS.leaving, userId);

export function clearPendingSignOut(userId: string) {
  if (pendingSignOut() === userId) deviceStorage.remove(KEYS.leaving);
}
