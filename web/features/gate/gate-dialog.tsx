import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { FOR_GROWN_UPS } from '#engine/rules/privacy.ts';
import { call } from '#web/lib/api.ts';
import { textOf } from '#web/lib/problems.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { stopSpeaking, say } from '#web/lib/sounds.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { useAboveKeyboard } from './above-keyboard.ts';
import { isGrownUpsYear, todayFor } from './grown-ups-year.ts';
import { HoldButton } from './hold-button.tsx';

interface GateDialogProps {
  /** Whether a year is enough, and the server is not asked. */
  readonly isHere: boolean;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/**
 * Asks for a grown-up: hold a button, then enter a year of birth, which never leaves this page. Source: HTTP contract,
 * Players.
 */
export function GateDialog({ isHere, onOpened, onClose }: GateDialogProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // Spoken for children who cannot read. The text is shown as well, in case no sound may play.
    say(FOR_GROWN_UPS).catch(() => undefined);
    return stopSpeaking;
  }, []);
  return (
    <Dialog title={FOR_GROWN_UPS.slice(0, -1)} onClose={onClose}>
      {held ? (
        <YearForm isHere={isHere} onOpened={onOpened} />
      ) : (
        <div data-sheet className="flex flex-col gap-5">
          <div className="flex items-center gap-4 rounded-2xl bg-tint p-4">
            <SpeakerButton text={FOR_GROWN_UPS} label="Say it again" />
            <p className="text-lg">Are you a grown-up? Hold the button for three seconds.</p>
          </div>
          <HoldButton onHeld={() => setHeld(true)}>Hold for 3 seconds</HoldButton>
          <Button look="paper" onClick={onClose}>
            Go back
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function YearForm({ isHere, onOpened }: Omit<GateDialogProps, 'onClose'>) {
  const [year, setYear] = useState('');
  const [asksAgain, setAsksAgain] = useState(false);
  const form = useAboveKeyboard<HTMLFormElement>();
  const { data: session } = useQuery(sessionQuery);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: () => call('POST /gate'),
    onSuccess: onOpened,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isGrownUp = isGrownUpsYear(year, todayFor(session));
    setAsksAgain(!isGrownUp);
    if (isGrownUp && isHere) onOpened();
    else if (isGrownUp) mutate();
  };
  return (
    <form ref={form} data-sheet noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      <Field
        ref={(input) => input?.focus()}
        label="Which year were you born in?"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={year}
        onChange={(event) => {
          setYear(event.target.value);
          setAsksAgain(false);
        }}
        error={asksAgain ? 'Please ask a grown-up to come and help.' : undefined}
        hint="Four numbers. It stays on this page: we don't send it and we don't keep it."
      />
      {error && <Alert key={submittedAt}>{textOf('account', error)}</Alert>}
      <Button type="submit" pending={isPending} pendingLabel="One moment...">
        Continue
      </Button>
    </form>
  );
}
