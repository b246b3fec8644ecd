import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

/** The red box. It takes the focus when it appears, so that it is not missed. */
export function Alert({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [children]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-2xl border-2 border-bad bg-bad-tint p-3 font-bold text-bad"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
      <span>{children}</span>
    </div>
  );
}
