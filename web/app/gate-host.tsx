import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { GateContext, type Gate } from '#web/lib/gate.ts';

// Lazy: few people ever see it, so it stays out of the first page's scripts.
const GateDialog = lazy(async () => ({
  default: (await import('#web/features/gate/gate-dialog.tsx')).GateDialog,
}));

/** Shows the gate for grown-ups over any page that asks for it. */
export function GateHost({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<'here' | 'server'>();
  const waiting = useRef<((opened: boolean) => void)[]>([]);
  const gate = useMemo<Gate>(() => {
    const ask = (where: 'here' | 'server') =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setAsked(where);
      });
    return { open: () => ask('server'), openHere: () => ask('here') };
  }, []);
  const end = (opened: boolean) => {
    setAsked(undefined);
    waiting.current.splice(0).forEach((resolve) => resolve(opened));
  };
  return (
    <GateContext value={gate}>
      {children}
      {asked && (
        <Suspense>
          <GateDialog isHere={asked === 'here'} onOpened={() => end(true)} onClose={() => end(false)} />
        </Suspense>
      )}
    </GateContext>
  );
}
