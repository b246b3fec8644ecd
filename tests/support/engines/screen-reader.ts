/** What a screen reader would announce, and whether nothing had the focus meanwhile. */
export interface Heard {
  /** Announcements in order. */
  readonly words: readonly string[];
  /** The last announcement whenever nothing had the focus, which sends a screen reader back to the top of the page. */
  readonly lostAt: readonly string[];
}

declare global {
  interface Window {
    __heard?: { words: string[]; lostAt: string[] };
  }
}

/**
 * Records the stage's announcements from now on, and checks the focus at each of them and at each frame; not before the
 * first one, because a press by touch has not focused anything yet. Runs inside the page.
 */
export function listen(): void {
  const heard = (window.__heard = { words: [] as string[], lostAt: [] as string[] });
  const look = () => {
    const { activeElement } = document;
    const last = heard.words[heard.words.length - 1];
    // The stage's ancestors stand for the page as a whole: with the focus there, a screen reader starts at the top.
    const isLost = activeElement === null || activeElement.contains(document.querySelector('[data-stage]'));
    if (last !== undefined && isLost && heard.lostAt.indexOf(last) < 0) heard.lostAt.push(last);
  };
  const eachFrame = () => {
    look();
    requestAnimationFrame(eachFrame);
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element && element.closest('[data-announce]');
      if (!region) continue;
      heard.words.push(region.textContent ?? '');
      look();
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  eachFrame();
}

/** Runs inside the page. */
export function readHeard(): Heard | undefined {
  return window.__heard;
}
