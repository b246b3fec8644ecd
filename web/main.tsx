import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { followOtherTabs } from '#web/app/other-tabs.ts';
import { preloadOnIntent } from '#web/app/preload.ts';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/router.tsx';
import { storedTheme, wear } from '#web/features/theme/theme.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { followSession, lookAgain } from '#web/lib/session.ts';
import './styles/tokens.css';

wear(storedTheme());

// The guards decide anew and take whoever may not stay to the sign-in page.
const onSessionChanged = () => void router.revalidate();
const client = createQueryClient(async () => {
  if (await lookAgain(client)) onSessionChanged();
});
const routes = createRoutes(client);
const router = createBrowserRouter(routes);
followSession(client, onSessionChanged);
followOtherTabs(client);
preloadOnIntent(routes);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers client={client}>
      {/* At once, not as a transition: a stage that draws without a pause would let a transition wait for seconds. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
