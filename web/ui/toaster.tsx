import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { dismiss, toastStore } from '#web/lib/toasts.ts';

const SECONDS_SHOWN = 6;

/** The toast area: top and centred. A toast waits while it is pointed at or focused. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <Toast.Provider duration={SECONDS_SHOWN * 1000} swipeDirection="up" label="Message">
      {toasts.map(({ key, kind, text, turn }) => {
        const Icon = kind === 'good' ? CircleCheck : CircleAlert;
        return (
          <Toast.Root
            key={`${key} ${turn}`}
            data-toast={kind}
            onOpenChange={(open) => !open && dismiss(key)}
            className="flex w-full animate-enter items-center gap-3 rounded-2xl border-2 border-line bg-paper py-2 pr-2 pl-4 shadow-lift"
          >
            <Icon aria-hidden className={`size-7 shrink-0 ${kind === 'good' ? 'text-good' : 'text-bad'}`} />
            <Toast.Description className="grow font-bold">{text}</Toast.Description>
            <Toast.Close
              aria-label="Close message"
              className="grid size-12 shrink-0 place-items-center rounded-full text-ink hover:bg-tint"
            >
              <X aria-hidden className="size-6" />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport className="fixed top-4 left-1/2 z-50 flex w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-col gap-3" />
    </Toast.Provider>
  );
}
