import { useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  type Location,
} from 'react-router';
import { focusHeading, isFocusLost, keepFocus } from '#web/lib/focus.ts';
import { PATHS } from '#web/lib/paths.ts';
import { countPageView } from '#web/lib/page-views.ts';
import { markStarted } from '#web/start/state.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';

/** What a route tells the root layout about itself. */
export interface Handle {
  readonly title: string;
}

/** The root layout, around every page. */
export function Root() {
  usePageTurn();
  useEffect(markStarted, []);
  useEffect(keepFocus, []);
  const waiting = useDelayed(useNavigation().state !== 'idle', 1_000, 500);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-xl bg-plum px-5 py-3 text-white focus:translate-y-0 print:hidden"
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
      <Toaster overGame={useLocation().pathname.startsWith(`${PATHS.play}/`)} />
      <ScrollRestoration getKey={placeKeptUnder} />
    </>
  );
}

/** All first pages have the same key, so theirs is the path: one must not restore the scroll position of another. */
const placeKeptUnder = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Sets the title of a new page, counts the view, and moves the focus to the heading, where a screen reader starts. */
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

  // The first page leaves the focus to whatever of it has taken it.
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname && !isFocusLost()) return;
    first.current = '';
    focusHeading();
  }, [pathname]);
}
