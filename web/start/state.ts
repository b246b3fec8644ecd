/** What start.js, the first script of every page, is told about the application. */
interface Start {
  evaluated: boolean;
  /** The installation, if the browser has offered it by now. */
  readonly offer?: Event;
  started(): void;
  again(): void;
}
declare global {
  interface Window {
    /** Absent in tests, which have no such page. */
    readonly addlyStart?: Start;
    /** What was pressed last of what the page was served with: by the script in `index.html`. */
    addlyPressed?: Element | undefined;
  }
}

/** All scripts have been loaded and run. */
export function markEvaluated(): void {
  if (window.addlyStart) window.addlyStart.evaluated = true;
}

/** A page is shown, or the application's own error page: from here on the application reports problems itself. */
export function markStarted(): void {
  window.addlyStart?.started();
}

/** Reloads the page after refetching its scripts: a damaged one would stay cached. */
export function reloadApplication(): void {
  if (window.addlyStart) window.addlyStart.again();
  else location.reload();
}
