import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toastProblem } from '#web/lib/toasts.ts';
import { say, stopSpeaking, turnNow } from '#web/lib/sounds.ts';
import { classNames } from './class-names.ts';

interface SpeakerButtonProps {
  /** The sentences to speak; the voice must have them. */
  readonly text: string;
  /** The button's accessible name. */
  readonly label: string;
  readonly className?: string;
  /** Beside a picture: small and on paper, so that the way in stands out; what a finger meets is as large as ever. */
  readonly isQuiet?: boolean;
  readonly children?: React.ReactNode;
}

/** Speaks a text for children who cannot read yet. */
export function SpeakerButton({ text, label, className, isQuiet = false, children }: SpeakerButtonProps) {
  const [speaking, setSpeaking] = useState(false);
  const mine = useRef(-1);
  // What somebody else says goes on: a filter that takes this button away says its own name.
  useEffect(() => () => (mine.current === turnNow() ? stopSpeaking() : undefined), []);
  const onClick = async () => {
    setSpeaking(true);
    try {
      const said = say(text);
      mine.current = turnNow();
      await said;
    } catch {
      toastProblem('stage');
    }
    setSpeaking(false);
  };
  return (
    <button
      type="button"
      aria-label={children === undefined ? label : undefined}
      onClick={onClick}
      data-speaking={speaking || undefined}
      className={classNames(
        'rounded-full',
        isQuiet
          ? '-m-2 p-2'
          : 'clay inline-flex min-h-16 min-w-16 items-center justify-center gap-3 text-on-accent [--depth:var(--color-accent-edge)] [--face:var(--color-accent)]',
        speaking && !isQuiet && 'ring-4 ring-white',
        className,
      )}
    >
      {isQuiet ? (
        <span
          data-face
          className={classNames(
            'clay clay-paper flex size-12 items-center justify-center rounded-full text-primary',
            speaking && 'ring-4 ring-accent',
          )}
        >
          <Volume2 aria-hidden className={classNames('size-6', speaking && 'animate-pulse')} />
        </span>
      ) : (
        <Volume2 aria-hidden className={classNames('size-8', speaking && 'animate-pulse')} />
      )}
      {children}
    </button>
  );
}
