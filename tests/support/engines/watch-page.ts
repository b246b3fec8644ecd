/** Addresses of the watcher's script, and of its reports. Answered by the watched product. */
export const WATCH = { script: '/__watch.js', told: '/__watched' } as const;

/** Problems that a page of ours must never have. */
export type ProblemKind = 'error' | 'policy' | 'console';

export interface Problem {
  readonly kind: ProblemKind;
  readonly text: string;
}

declare global {
  interface Window {
    /** Whether WebGL draws. Set to false when no picture is needed: everything else of a frame still happens. */
    __paints?: boolean;
    /** When the error page of start.js appeared. */
    __headed?: { readonly ticks: number; readonly ms: number };
  }
}

/**
 * Watches a page from before its first script, in the same way in every engine: uncaught errors, files that fail to
 * load or to parse, violations of the content security policy, and console.error. Each is reported to the server at
 * once, so that none is lost with the page. Runs inside the page, in browsers of any age, so it must be self-contained.
 */
export function watchPage(told: string): void {
  // The browser aborts requests of a page that is left: that is not a failure of ours.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const tell = (kind: ProblemKind, text: string) => {
    if (isLeft) return;
    const request = new XMLHttpRequest();
    request.open('POST', told, false);
    request.send(JSON.stringify({ kind, text: `${text} (on ${location.pathname})` }));
  };
  const textOf = (thing: unknown) =>
    thing instanceof Error ? `${thing.message} ${thing.stack ?? ''}`.slice(0, 600) : String(thing);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)
        tell('error', `not loaded: ${target instanceof HTMLScriptElement ? target.src : target.href}`);
      else if (event instanceof ErrorEvent)
        tell('error', `${event.message} ${event.filename}:${event.lineno} ${textOf(event.error)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell('error', `not caught: ${textOf(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell('policy', `${violatedDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    tell('console', said.map(textOf).join(' '));
    error.apply(console, said);
  };
}

/** Of an error page by start.js; other pages' headings are elsewhere. */
export const OWN_HEADING = 'body > [role=main] h1';

/** Interval of a page's ticks, in milliseconds. */
export const TICK_MS = 50;

/**
 * Records when a heading appears: in the page's own ticks, of which a machine that blocks the page makes fewer, and by
 * the browser's clock. Runs inside the page, so it must be self-contained.
 */
export function noteHeading(css: string, tickMs: number): void {
  let ticks = 0;
  const timer = setInterval(() => ticks++, tickMs);
  const watch = new MutationObserver(() => {
    if (!document.querySelector(css)) return;
    window.__headed = { ticks, ms: Math.round(performance.now()) };
    watch.disconnect();
    clearInterval(timer);
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** As a page's search: it starts without painting. Software paints slowly, and few tests need pictures. */
export const UNPAINTED = '?unpainted';

/** Lets `window.__paints = false` turn off painting. Runs inside the page, so it must be self-contained. */
export function paintOnDemand(unpainted: string): void {
  window.__paints = location.search !== unpainted;
  const isOff = () => window.__paints === false;
  for (const owner of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    if (!owner) continue;
    const context = owner.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const draw = context[name];
      if (!draw) continue;
      context[name] = function (...given) {
        return isOff() ? undefined : draw.apply(this, given);
      };
    }
  }
}
