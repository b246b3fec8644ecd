import { lazy, Suspense, useState } from 'react';
import { Flag } from 'lucide-react';
import { isGateOpen } from '#web/lib/gate-open.ts';
import { useGate } from '#web/lib/gate.ts';
import { Button } from '#web/ui/button.tsx';

// Lazy: it is rarely needed.
const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}));

/** The unobtrusive link to report a name. For grown-ups: nothing of it is shown before the gate is passed. */
export function ReportLink() {
  const [asked, setAsked] = useState(false);
  const gate = useGate();
  const open = async () => setAsked((await isGateOpen()) || (await gate.open()));
  return (
    <>
      <Button
        look="plain"
        className="-mx-2 px-2! text-base! font-medium! text-muted"
        onClick={() => void open()}
      >
        <Flag aria-hidden className="size-5" />
        For grown-ups: report a name
      </Button>
      {asked && (
        <Suspense>
          <ReportDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
