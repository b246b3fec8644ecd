import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { showToastsIn } from '#web/lib/toasts.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it traps the focus, makes the rest inert, closes on Escape and restores the focus. It
 * is open while rendered; the owner stops rendering it in onClose. An element with data-first gets the focus, otherwise
 * the close button.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    const stopHosting = showToastsIn(dialog);
    return () => {
      stopHosting();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={onBackdrop}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-transparent p-0 text-ink sm:m-auto sm:h-fit sm:max-h-[94dvh] sm:w-[28rem] sm:rounded-card"
    >
      <div className="min-h-full animate-enter bg-paper p-6 wrap-anywhere sm:p-8">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id={heading} className="min-w-0 text-2xl sm:text-3xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-ink hover:bg-bg1"
          >
            <X aria-hidden className="size-7" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
