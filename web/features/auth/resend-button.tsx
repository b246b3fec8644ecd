import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { resendConfirmation } from './calls.ts';

const SENT_SHOWN_MS = 5_000;

interface ResendButtonProps {
  readonly email: string;
  /** Where the new link leads afterwards. */
  readonly redirect: string | undefined;
}

export function ResendButton({ email, redirect }: ResendButtonProps) {
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: () => resendConfirmation({ email, redirect }),
    meta: { problem: 'resend' },
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SENT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  const label = isPending ? 'Resending...' : isSuccess ? 'Email Sent!' : 'Resend Email';
  return (
    <>
      <Button
        className="w-full"
        disabled={isPending || isSuccess}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isSuccess && 'Email Sent!'}
      </span>
    </>
  );
}
