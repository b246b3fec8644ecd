const nameOf = (element: Element): string => element.textContent.trim();

/**
 * How far a page as it was served is scrolled, and which link of it has the focus. Returns the function that scrolls the page
 * that has taken its place in root as far, and moves the focus to what is called so there.
 */
export function keepServedPlace(root: HTMLElement): () => void {
  const top = window.scrollY;
  const focused = document.activeElement;
  const name = focused && focused !== root && root.contains(focused) ? nameOf(focused) : undefined;
  return () => {
    if (name !== undefined)
      [...root.querySelectorAll<HTMLElement>('a, button')]
        .find((one) => nameOf(one) === name)
        ?.focus({ preventScroll: true });
    if (top > 0) window.scrollTo(0, top);
  };
}
