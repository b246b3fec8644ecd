/** The toast messages. A plain store, because code outside of components raises them too. */
import { displayOf, textOf, type Problem } from './problems.ts';

export interface Toast {
  /** One toast at a time per key: a repeated message renews it instead of piling up. */
  readonly key: string;
  readonly kind: 'good' | 'bad';
  readonly text: string;
  /** A second, smaller line. */
  readonly more: string | undefined;
  /** Stays on the next page, because it leads there. */
  readonly leadsOn: boolean;
  /** Incremented by every repetition, so that the display restarts its timer. */
  readonly turn: number;
}

let toasts: readonly Toast[] = [];
let host: Element | null = null;
let turns = 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function change(next: readonly Toast[]) {
  toasts = next;
  tell();
}

function show(toast: Omit<Toast, 'turn'>) {
  change([...toasts.filter(({ key }) => key !== toast.key), { ...toast, turn: ++turns }]);
}

export const toastSuccess = (text: string, leadsOn = false) =>
  show({ key: text, kind: 'good', text, more: undefined, leadsOn });
export const toastProblem = (problem: Problem, error?: unknown) =>
  show({ key: problem, kind: 'bad', text: textOf(problem, error), ...displayOf(problem) });
export const dismissToast = (key: string) => change(toasts.filter((toast) => toast.key !== key));

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
  /** The open modal dialog, which makes everything outside of it inert; null: none is open. */
  host: () => host,
};

/** The number of toasts so far, as a mark for dismissToastsUpTo. */
export const toastCount = () => turns;

/** Dismisses the toasts up to the mark: their page has been left. Later ones belong to the next page. */
export function dismissToastsUpTo(mark: number): void {
  if (!toasts.some((toast) => toast.turn <= mark)) return;
  const stays = ({ turn, leadsOn }: Toast) => turn > mark || leadsOn;
  change(toasts.filter(stays).map((toast) => (toast.turn > mark ? toast : { ...toast, leadsOn: false })));
}

/**
 * Shows toasts inside this modal dialog from now on and dismisses those of the page behind it. Returns the function
 * that ends it.
 */
export function showToastsIn(dialog: Element): () => void {
  dismissToastsUpTo(turns);
  // A nested dialog hands them back to the one below.
  const before = host;
  const put = (next: Element | null) => {
    host = next;
    tell();
  };
  put(dialog);
  return () => put(before?.isConnected ? before : null);
}
