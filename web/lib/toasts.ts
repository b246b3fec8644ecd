/** Messages for the toast area. A plain store, because not only components have something to say. */
import { textOf, type Problem } from './problems.ts';

export interface Toast {
  /** One toast at a time per key: a repeated message renews it instead of piling up. */
  readonly key: string;
  readonly kind: 'good' | 'bad';
  readonly text: string;
  /** Grows with every renewal, so that the display starts its time again. */
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

function show(kind: Toast['kind'], text: string, key = text) {
  change([...toasts.filter((toast) => toast.key !== key), { key, kind, text, turn: ++turns }]);
}

export const praise = (text: string) => show('good', text);
export const complain = (problem: Problem, error?: unknown) => show('bad', textOf(problem, error), problem);
export const dismiss = (key: string) => change(toasts.filter((toast) => toast.key !== key));

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
  /** The open modal dialog, which makes all that is outside of it dark and deaf; null: none is open. */
  host: () => host,
};

/** Toasts are shown inside of this modal dialog from now on. Gives the function that ends it. */
export function hostToasts(dialog: Element): () => void {
  const put = (next: Element | null) => {
    host = next;
    tell();
  };
  put(dialog);
  return () => put(null);
}
