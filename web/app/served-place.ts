/** Where something to be pressed stands in a page. */
interface Place {
  readonly name: string;
  /** Where it leads. */
  readonly href: string | null;
  /** Its number among all that are called so, and lead there where any does. */
  readonly at: number;
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

/** What a link leads to may be a button of the page that has taken its place. */
function alike(root: HTMLElement, { name, href }: Omit<Place, 'at'>): readonly HTMLElement[] {
  const named = [...root.querySelectorAll<HTMLElement>('a, button')].filter((one) => nameOf(one) === name);
  const leading = named.filter((one) => one.getAttribute('href') === href);
  return leading.length > 0 ? leading : named;
}

function placeOf(root: HTMLElement, element: Element): Place {
  const like = { name: nameOf(element), href: element.getAttribute('href') };
  return { ...like, at: alike(root, like).findIndex((one) => one === element) };
}

/**
 * How far a page as it was served is scrolled, which link or button of it has the focus, and which button was pressed, that
 * could do nothing yet. Returns the function that does the same to the page that has taken its place in root. A press is
 * made good for as long as the browser lets it speak, some five seconds: later nobody waits for it.
 */
export function keepServedPlace(root: HTMLElement): () => void {
  const top = window.scrollY;
  const placeIn = (element: Element | null | undefined) =>
    element && element !== root && root.contains(element) ? placeOf(root, element) : undefined;
  const focused = placeIn(document.activeElement);
  const pressed = navigator.userActivation?.isActive ? placeIn(window.addlyPressed) : undefined;
  window.addlyPressed = undefined;
  const find = (place: Place) => alike(root, place)[place.at];
  return () => {
    if (focused) find(focused)?.focus({ preventScroll: true });
    if (top > 0) window.scrollTo(0, top);
    if (pressed) find(pressed)?.click();
  };
}
