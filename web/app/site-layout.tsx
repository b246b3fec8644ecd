import { Outlet } from 'react-router';
import { Link } from '#web/ui/link.tsx';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SiteFooter } from '#web/ui/site-footer.tsx';

/** The layout of the pages for grown-ups: signing in, setting up, privacy. */
export function SiteLayout() {
  const { theme } = useTheme();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-play items-center px-4 py-4 sm:px-8">
        <Link to={PATHS.landing} className="flex min-h-12 items-center rounded-xl text-edge">
          <Logo theme={theme} />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-page grow flex-col items-center px-4 pb-8 sm:px-8"
      >
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
