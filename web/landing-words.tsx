import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { replaceIn } from '#build/replace-in.ts';
import { ThemeProvider } from '#web/features/theme/theme-provider.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { LandingPage } from '#web/pages/landing.tsx';

const BUTTON = /<button type="button"([^>]*)>([^]*?)<\/button>/g;

/**
 * The landing page as it is served, for build/landing.ts: to be read before any script has come. What opens the sign-in
 * dialog leads to its page until then.
 */
export const landingWords = (): string =>
  replaceIn(
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <ThemeProvider owner={undefined} saved={undefined} save={() => Promise.resolve()}>
          <StaticRouter location={PATHS.landing}>
            <LandingPage />
          </StaticRouter>
        </ThemeProvider>
      </QueryClientProvider>,
    ),
    BUTTON,
    (_button, attributes, inside) => `<a href="${PATHS.login}"${attributes}>${inside}</a>`,
  );
