import { useSyncExternalStore } from 'react';

/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/**
 * Stops the browser from offering the installation by itself: children play here, and grown-ups find it in the profile.
 */
export function keepInstallOffer() {
  offer = window.addlyStart?.offer as InstallOffer | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    offer = undefined;
    tell();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the browser's install prompt, which works once; undefined: there is none now. */
export function useInstallOffer(): (() => void) | undefined {
  const current = useSyncExternalStore(subscribe, () => offer);
  return (
    current &&
    (() => {
      offer = undefined;
      tell();
      // Too long after the last press (a slow network): the prompt was not shown and can be asked for again.
      current.prompt().catch(() => {
        offer ??= current;
        tell();
      });
    })
  );
}

/** Whether this page runs as the installed app. */
export const isOnHomeScreen = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;
