import { useEffect, useRef } from 'react';
import { PATHS } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';

interface OtherAccountProps {
  /** The account the link belongs to. */
  readonly email: string;
  /** The account signed in here. */
  readonly current: string;
  /** Where the other account comes from. */
  readonly what?: string;
  readonly pending: boolean;
  readonly onSwitch: () => void;
}

/**
 * A link, or Google, belongs to another account than the one signed in here. Nothing changes until the user chooses
 * which one to use.
 */
export function OtherAccount({
  email,
  current,
  what = 'This link belongs to',
  pending,
  onSwitch,
}: OtherAccountProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that had the focus no longer exists.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex w-full flex-col gap-4 text-left">
      <p ref={words} tabIndex={-1} className="rounded-2xl bg-tint p-4">
        You're signed in here as <EmailAddress email={current} />. {what} <EmailAddress email={email} />.
      </p>
      <ButtonLink className="w-full" to={PATHS.home}>
        <span>
          Stay signed in as <EmailAddress email={current} />
        </span>
      </ButtonLink>
      <Button look="paper" className="w-full" pending={pending} onClick={onSwitch}>
        <span>
          Go on as <EmailAddress email={email} />
        </span>
      </Button>
      <p className="text-muted">
        If you go on, <EmailAddress email={current} /> is signed out in this browser. Nothing is lost.
      </p>
    </div>
  );
}
