const nameOf = (element: Element): string => element.textContent.trim();

/**
 * Keeps how far a page as it was served is scrolled, and which link of it has the focus, for the page that takes its place in
 * root. Called just before that is drawn.
 */
export function keepServedPlace(root: HTMLElement): void {
  const top = window.scrollY;
  const focused = document.activeElement;
  const name = focused && focused !== root && root.contains(focused) ? nameOf(focused) : undefined;
  if (top === 0 && name === undefined) return;
  // After React has drawn, and its router has scrolled to the top; before it looks whether the focus is lost.
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    const links = [...root.querySelectorAll<HTMLElement>('a, button')];
    if (name !== undefined) links.find((one) => nameOf(one) === name)?.focus({ preventScroll: true });
    window.scrollTo(0, top);
  }).observe(root, { childList: true });
}
