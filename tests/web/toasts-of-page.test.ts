import { afterEach, expect, it } from 'vitest';
import { keepToastsToTheirPage } from '#web/app/toasts-of-page.ts';
import {
  toastProblem,
  showToastsIn,
  toastSuccess,
  toastStore,
  dismissToastsUpTo,
  toastCount,
} from '#web/lib/toasts.ts';

type Router = Parameters<typeof keepToastsToTheirPage>[0];
type State = Router['state'];

/** The part of the router that is used. */
function pagesAt(start: string, initialized = true) {
  let tell: (state: State) => void = () => undefined;
  const stateAt = (pathname: string, state: 'idle' | 'loading') =>
    ({ initialized, revalidation: 'idle', location: { pathname }, navigation: { state } }) as State;
  keepToastsToTheirPage({
    state: stateAt(start, 'idle'),
    subscribe: (listener) => {
      tell = listener as typeof tell;
      return () => undefined;
    },
  });
  let at = start;
  return {
    found: (pathname: string) => {
      initialized = true;
      tell(stateAt((at = pathname), 'idle'));
    },
    set: () => tell(stateAt(at, 'loading')),
    arrive: (pathname: string) => tell(stateAt((at = pathname), 'idle')),
  };
}

const texts = () => toastStore.current().map(({ text }) => text);
afterEach(() => dismissToastsUpTo(toastCount()));

it('a toast goes with the page that it spoke of', () => {
  const pages = pagesAt('/profile');
  toastSuccess('Profile updated successfully!');
  pages.set();
  expect(texts()).toEqual(['Profile updated successfully!']);
  pages.arrive('/play');
  expect(texts()).toEqual([]);
});

it('a page that is there at once takes the toasts of the one before away, too', () => {
  const pages = pagesAt('/profile');
  toastSuccess('Profile updated successfully!');
  pages.arrive('/play');
  expect(texts()).toEqual([]);
});

it('what is said on the way to the next page stays there', () => {
  const pages = pagesAt('/');
  toastSuccess('of the page before');
  pages.set();
  toastProblem('session', 'of the next page');
  pages.arrive('/login');
  expect(texts()).toEqual(['of the next page']);
});

it('what is said while the first page is looked for stays on the one that is found', () => {
  const first = pagesAt('/home', false);
  toastProblem('google', 'please try again');
  first.found('/login');
  expect(texts()).toHaveLength(1);
});

it('another search value is no other page', () => {
  const pages = pagesAt('/login');
  toastProblem('google', 'please try again');
  pages.set();
  pages.arrive('/login');
  expect(texts()).toHaveLength(1);
});

it('a dialog that opens takes away what is said behind it', () => {
  toastSuccess('said before');
  const close = showToastsIn({} as Element);
  expect(texts()).toEqual([]);
  toastProblem('google', 'said in the dialog');
  close();
  expect(texts()).toHaveLength(1);
});

it('what leads to another page is read there, and goes with that one', () => {
  const pages = pagesAt('/profile');
  toastProblem('profileUpdateNoUser');
  pages.set();
  pages.arrive('/login');
  expect(texts()).toEqual(['No user logged in']);
  pages.arrive('/signup');
  expect(texts()).toEqual([]);
});

it('a dialog over another one gives the toasts back to it, if it is still there', () => {
  const dialog = (isConnected: boolean) => ({ isConnected }) as Element;
  const below = dialog(true);
  const closeBelow = showToastsIn(below);
  const closeAbove = showToastsIn(dialog(true));
  closeAbove();
  expect(toastStore.host()).toBe(below);
  closeBelow();
  expect(toastStore.host()).toBeNull();

  const gone = { isConnected: true };
  showToastsIn(gone as Element);
  const closeLast = showToastsIn(dialog(true));
  gone.isConnected = false;
  closeLast();
  expect(toastStore.host()).toBeNull();
});
