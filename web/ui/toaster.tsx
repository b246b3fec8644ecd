import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { dismissToast, toastStore, type Toast } from '#web/lib/toasts.ts';

const SHOWN_MS = 6_000;

interface ToasterProps {
  /** Over a game: at the very top, clear of the question. */
  readonly overGame: boolean;
}

/** The toast area, top and centred. Always in the document, so that screen readers announce what is added. */
export function Toaster({ overGame }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const host = useSyncExternalStore(toastStore.subscribe, toastStore.host);
  const area = (
    <div
      role="status"
      className={classNames(
        'pointer-events-none fixed left-1/2 z-50 flex w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-col gap-3',
        overGame ? 'top-2' : 'top-20',
      )}
    >
      {toasts.map((toast) => (
        <ToastCard key={`${toast.key} ${toast.turn}`} toast={toast} />
      ))}
    </div>
  );
  return host ? createPortal(area, host) : area;
}

/** Disappears after a while, but not while it is hovered or has the focus. */
function ToastCard({ toast: { key, kind, text, more } }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, key]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const Icon = kind === 'good' ? CircleCheck : CircleAlert;
  return (
    <div
      data-toast={kind}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="pointer-events-auto flex animate-enter items-center gap-3 rounded-2xl border-2 border-line bg-paper py-2 pr-2 pl-4 shadow-lift"
    >
      <Icon aria-hidden className={`size-7 shrink-0 ${kind === 'good' ? 'text-good' : 'text-bad'}`} />
      <p className="grow font-bold">
        {text}
        {more && <span className="block font-normal">{more}</span>}
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(key)}
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink hover:bg-tint"
      >
        <X aria-hidden className="size-6" />
      </button>
    </div>
  );
}
