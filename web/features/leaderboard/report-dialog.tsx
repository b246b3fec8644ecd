import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, CircleCheckBig } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Reportable } from '#server/contract/leaderboard.ts';
import { call } from '#web/lib/api.ts';
import { useBehindGate } from '#web/lib/gate.ts';
import { invalidateLeaderboardOnly, REPORTABLE } from '#web/lib/leaderboard.ts';
import { textOf } from '#web/lib/problems.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Name = Reportable['names'][number];

const nameOf = ({ username }: Name) => username ?? 'Player';

/** Choose a name, confirm, read that it was reported: one step at a time, in place. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<Name>();
  const [last, setLast] = useState<string>();
  const client = useQueryClient();
  const behindGate = useBehindGate();
  const { data, isError, refetch } = useQuery({
    queryKey: REPORTABLE,
    queryFn: () => behindGate(() => call('GET /leaderboard/reportable')),
    gcTime: 0,
    staleTime: Infinity,
  });
  const report = useMutation({
    mutationFn: ({ id }: Name) =>
      behindGate(() => call('POST /leaderboard/:public_id/report', { params: { public_id: id } })),
    onSuccess: () => invalidateLeaderboardOnly(client),
  });
  const choose = (name: Name) => {
    report.reset();
    setLast(name.id);
    setChosen(name);
  };
  const content = () => {
    if (isError)
      return (
        <Step>
          <Alert>{textOf('leaderboard')}</Alert>
          <Button onClick={() => void refetch()}>Retry</Button>
        </Step>
      );
    if (!data) return <Spinner label="Loading names" />;
    if (chosen && report.isSuccess)
      return (
        <Step key="done">
          <div className="flex items-center gap-3 rounded-2xl bg-tint p-4">
            <CircleCheckBig aria-hidden className="size-9 shrink-0 text-good" />
            <Words>Thank you. We will look at that name.</Words>
          </div>
          <Button onClick={onClose}>Close</Button>
        </Step>
      );
    if (chosen)
      return (
        <Step key={chosen.id}>
          <div className="flex items-center gap-4 rounded-2xl bg-tint p-4">
            <Avatar name={chosen.avatar_url} className="size-14" />
            <Words>
              Report the name <strong className="wrap-anywhere">{nameOf(chosen)}</strong>?
            </Words>
          </div>
          <p>
            We look at it. When several families report a name, others read a made-up one in its place. Nobody
            is told who reported it.
          </p>
          {report.error && <Alert key={report.submittedAt}>{textOf('account', report.error)}</Alert>}
          <Button
            pending={report.isPending}
            pendingLabel="One moment..."
            onClick={() => report.mutate(chosen)}
          >
            Yes, report it
          </Button>
          <Button look="paper" onClick={() => setChosen(undefined)}>
            No, go back
          </Button>
        </Step>
      );
    return <Choice reportable={data} last={last} onChosen={choose} onClose={onClose} />;
  };
  return (
    <Dialog title="Report a name" onClose={onClose}>
      <div data-sheet>{content()}</div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly reportable: Reportable;
  /** The row that was pressed, which gets the focus back. */
  readonly last: string | undefined;
  readonly onChosen: (name: Name) => void;
  readonly onClose: () => void;
}

function Choice({ reportable: { names, left }, last, onChosen, onClose }: ChoiceProps) {
  if (left === 0 || names.length === 0)
    return (
      <Step>
        <Words>
          {left === 0
            ? 'You have reported three names since yesterday. More can be reported tomorrow.'
            : 'There is no name to report. All other names here are made-up ones, or have been looked at or reported already.'}
        </Words>
        <Button onClick={onClose}>Close</Button>
      </Step>
    );
  return (
    <Step>
      <Words focused={last === undefined}>
        Is one of these names unkind, or does it tell who a child is? All other names here are made-up ones or
        have been looked at.
      </Words>
      <ul className="flex flex-col gap-2">
        {names.map((name) => (
          <li key={name.id}>
            <button
              ref={name.id === last ? (row) => row?.focus() : undefined}
              type="button"
              onClick={() => onChosen(name)}
              className="flex min-h-16 w-full items-center gap-3 rounded-2xl border-2 border-line bg-paper px-3 py-2 text-left font-display text-lg font-medium hover:border-primary"
            >
              <Avatar name={name.avatar_url} className="size-11 shrink-0" />
              <span className="min-w-0 grow wrap-anywhere">
                <span className="sr-only">Report the name </span>
                {nameOf(name)}
              </span>
              <span className="shrink-0 text-base text-muted tabular-nums">#{name.rank}</span>
              <ChevronRight aria-hidden className="size-6 shrink-0 text-primary" />
            </button>
          </li>
        ))}
      </ul>
      {/* Sticky and opaque: visible however long the list is. */}
      <div className="sticky bottom-0 -mx-6 -mb-6 grid border-t-2 border-line bg-paper px-6 pt-3 pb-5 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button look="paper" onClick={onClose}>
          Never mind
        </Button>
      </div>
    </Step>
  );
}

const Step = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-col gap-4">{children}</div>
);

/** The text of each step gets the focus, so that screen readers read it and the focus is not lost. */
function Words({ children, focused = true }: { readonly children: ReactNode; readonly focused?: boolean }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) words.current?.focus();
  }, [focused]);
  return (
    <p ref={words} tabIndex={-1} className="text-lg outline-none">
      {children}
    </p>
  );
}
