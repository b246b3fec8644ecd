import { CHECK_GAMES, GAME_LOCK, WORKER_ADDRESS } from './worker-messages.ts';

/**
 * Why this browser cannot store anything for offline use. insecure: plain http; refused: a private window and the like.
 */
export type Refusal = 'insecure' | 'refused';

let installing: Promise<Refusal | undefined> | undefined;

async function install(): Promise<Refusal | undefined> {
  if (!window.isSecureContext) return 'insecure';
  // The development server has no service worker.
  if (import.meta.env.DEV) return 'refused';
  try {
    await caches.has('');
    // Old registrations and test browsers may return undefined.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(WORKER_ADDRESS);
    return registration ? undefined : 'refused';
  } catch {
    return 'refused';
  }
}

/**
 * Installs the service worker, once. Resolves with the reason if that is impossible, else with undefined. Never
 * rejects.
 */
export const installWorker = (): Promise<Refusal | undefined> => (installing ??= install());

const registered = async () => {
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined;
  }
};

/** If the server went back to a version without a worker, browsers must not keep the other version's pages. */
async function leaveIfGone(registration: ServiceWorkerRegistration): Promise<boolean> {
  const { status } = await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return false;
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  return true;
}

/** Checks for a new version. Never rejects: offline there is none. False: there is no worker any more. */
export async function checkForUpdate(): Promise<boolean> {
  const registration = await registered();
  if (!registration) return false;
  return registration.update().then(
    () => true,
    () =>
      leaveIfGone(registration).then(
        (isGone) => !isGone,
        () => true,
      ),
  );
}

/** Makes a waiting version check whether a game is still open. */
export const pingWaitingWorker = async () => (await registered())?.waiting?.postMessage(CHECK_GAMES);

/** From now on a game is open: no tab switches versions until the returned function is called. */
export function holdGameLock(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Without locks, a new version waits until all tabs are closed.
  const ended = navigator.locks?.request(GAME_LOCK, { mode: 'shared' }, () => held).catch(() => undefined);
  return () => {
    release();
    void ended?.then(pingWaitingWorker);
  };
}
