import { Outlet } from 'react-router';
import { useFlushing } from '#web/features/progress/progress.ts';
import { SiteFooter } from '#web/ui/site-footer.tsx';
import { TopBar } from './top-bar.tsx';

/** Around the pages of the game area. Games themselves have the whole window. */
export function GameLayout() {
  useFlushing();
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-play grow px-4 py-6 sm:px-8 sm:py-10">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
