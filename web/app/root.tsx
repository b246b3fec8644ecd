import { useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  type Location,
} from 'react-router';
import { countPageView } from '#web/lib/page-views.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import type { Handle } from './router.tsx';

/** The frame around every page. */
export function Root() {
  usePageTurn();
  const waiting = useDelayed(useNavigation().state !== 'idle', 1_000, 500);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-xl bg-plum px-5 py-3 font-bold text-white focus:translate-y-0"
      >
        Skip to content
      </a>
      {waiting && (
        <div
          role="progressbar"
          aria-label="Loading"
          className="fixed inset-x-0 top-0 z-50 h-1.5 overflow-hidden bg-tint"
        >
          <div className="h-full w-full origin-left animate-shimmer bg-accent" />
        </div>
      )}
      <Outlet />
      <Toaster />
      <ScrollRestoration getKey={placeKeptUnder} />
    </>
  );
}

/** All first pages of a tab have one key, and the next page must not begin where another one was left. */
const placeKeptUnder = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** A new page gets its title, is counted, and takes the focus, so that a screen reader begins at its heading. */
function usePageTurn() {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const title = (match?.handle as Handle | undefined)?.title;
  const pattern = match?.id;

  useEffect(() => {
    document.title = title ? `${title} - Addly Nook` : 'Addly Nook';
  }, [title]);

  useEffect(() => {
    if (pattern !== undefined) countPageView(pattern);
  }, [pattern]);

  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
