/** Where the focus goes when no element has it: an open dialog, the page's heading, else its main part. */
export function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('dialog[open]') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

export const isFocusLost = () => document.activeElement === document.body || document.activeElement === null;

/** A game's stage manages its own focus. */
const isPlaying = () => document.querySelector('[data-stage]') !== null;

/**
 * When the focused element is removed, the browser resets the focus, and a screen reader starts at the top of the page.
 * This moves it to the heading instead. Returns the function that stops it.
 */
export function keepFocus(): () => void {
  let last: EventTarget | null = null;
  const onFocus = ({ target }: FocusEvent) => (last = target);
  const watch = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected) return;
    last = null;
    if (isFocusLost() && !isPlaying()) focusHeading();
  });
  document.addEventListener('focusin', onFocus);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    watch.disconnect();
  };
}
