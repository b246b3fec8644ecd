import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { followOtherTabs } from '#web/app/other-tabs.ts';
import { preloadOnIntent } from '#web/app/preload.ts';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/router.tsx';
import { keepServedPlace } from '#web/app/served-place.ts';
import { keepToastsToTheirPage } from '#web/app/toasts-of-page.ts';
import { startWorker } from '#web/app/worker.ts';
import { applyTheme, DEFAULT_THEME, storedTheme } from '#web/features/theme/theme.ts';
import { keepEarlyAnswers } from '#web/lib/early-answers.ts';
import { keepInstallOffer } from '#web/lib/home-screen.ts';
import { rememberUser } from '#web/lib/remember-user.ts';
import { followPlayer, followPlayerLater } from '#web/lib/players.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { followConnection, followSession, refetchSession } from '#web/lib/session.ts';
import { isInGame } from '#web/lib/paths.ts';
import { markEvaluated } from '#web/start/state.ts';
import './styles/tokens.css';

/** Longer than a guard waits for who it is. */
const SERVED_MS = 4_000;
/** Longer than a press takes. */
const PRESS_MS = 10_000;
const ASK_AGAIN_MS = 30;

// What nobody has chosen here is not put in the place of what a player's page was served with.
const theme = storedTheme();
if (theme !== DEFAULT_THEME) applyTheme(theme);
keepEarlyAnswers(document);
keepInstallOffer();
// Only iOS has this property and uses these images.
if ('standalone' in navigator) void import('#web/lib/splash.ts').then(({ offerSplash }) => offerSplash());

// Runs the guards again, which redirect users who may not stay to the sign-in page.
const onSessionChanged = () => void router.revalidate();
const isInPeace = () => isInGame(router.state.location.pathname);
/** A game goes on: its rounds name their player. The page after it follows. */
const onOtherPlayer = () => {
  if (isInPeace()) followPlayerLater(client);
  else void followPlayer(client).then((changed) => changed && onSessionChanged());
};
const client = createQueryClient(
  () => void refetchSession(client).then((changed) => changed && onSessionChanged()),
  onOtherPlayer,
);
rememberUser(client);
// Before the first request: changes another tab saves in between would be missed.
followOtherTabs(client);
// Holds a place in front of the router's own listener, for `web/features/game/use-way-back.ts`.
window.onpopstate = () => undefined;
const routes = createRoutes(client, onSessionChanged);
const router = createBrowserRouter(routes);
keepToastsToTheirPage(router);
followSession(client, onSessionChanged, onOtherPlayer);
followConnection(client, onSessionChanged, isInPeace);
startWorker(client, router);
preloadOnIntent(routes);

const root = document.getElementById('root')!;
/** At one go: where the router goes on between the pieces of a drawing, RouterProvider never hears of it. */
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <Providers client={client}>
        {/* Synchronously, not as a transition: a stage that draws all the time would delay a transition for seconds. */}
        <RouterProvider router={router} useTransitions={false} />
      </Providers>
    </StrictMode>,
  );
/**
 * Resolves when nothing served is being pressed: a link that goes in the middle of a press would lose it. Asked again and
 * again, because a browser may show a tap as pressed after it has ended, and a drag ends without a pointer that goes up.
 */
async function released() {
  const latest = performance.now() + PRESS_MS;
  while (root.matches(':active') && performance.now() < latest)
    await new Promise((again) => setTimeout(again, ASK_AGAIN_MS));
}
// What the page has been served with of its own stays until it is known which page comes, but not while a script hangs.
if (document.querySelector('#landing, #first-sight') && !router.state.initialized)
  void new Promise<void>((known) => {
    router.subscribe(({ initialized }) => initialized && known());
    setTimeout(known, SERVED_MS);
  })
    .then(released)
    .then(() => {
      const putBack = keepServedPlace(root);
      // Before anything more is pressed.
      flushSync(render);
      putBack();
    });
else render();

markEvaluated();
