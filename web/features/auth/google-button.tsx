import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offerQuery } from '#web/lib/offer.ts';
import { Button } from '#web/ui/button.tsx';
import { continueWithGoogle } from './calls.ts';

interface GoogleButtonProps {
  readonly redirect?: string;
  readonly disabled?: boolean;
}

const isOwnMachine = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** The Google button, if Google is set up; otherwise a hint for whoever runs the server. */
export function GoogleWay({ redirect, disabled }: GoogleButtonProps) {
  const { data: offer } = useQuery(offerQuery);
  if (offer?.google)
    return (
      <>
        <GoogleButton redirect={redirect} disabled={disabled} />
        <OrRule />
      </>
    );
  if (!offer || !isOwnMachine()) return null;
  return (
    <p className="mb-4 text-sm text-muted">
      To sign in with Google here, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET and start the server again.
    </p>
  );
}

export function GoogleButton({ redirect, disabled }: GoogleButtonProps) {
  const [leaving, setLeaving] = useState(false);
  const onClick = () => {
    setLeaving(true);
    continueWithGoogle(redirect);
  };
  return (
    <div className="flex flex-col gap-2">
      <Button look="paper" className="w-full" disabled={disabled || leaving} onClick={onClick}>
        <GoogleMark />
        Continue with Google
      </Button>
      <p className="text-sm text-muted">
        For grown-ups. Google will tell us your e-mail address and nothing else. We don't post, read or keep
        anything from your Google account.
      </p>
    </div>
  );
}

/** Google's logo in its own colours, as its branding rules require. */
const GoogleMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-6">
    <path
      fill="#4285F4"
      d="M23.5 12.27c0-.85-.08-1.66-.22-2.45H12v4.64h6.45a5.5 5.5 0 0 1-2.4 3.62v3h3.87c2.27-2.09 3.58-5.17 3.58-8.81z"
    />
    <path
      fill="#34A853"
      d="M12 24c3.24 0 5.95-1.07 7.93-2.91l-3.87-3c-1.07.72-2.45 1.15-4.06 1.15-3.12 0-5.77-2.11-6.71-4.95H1.29v3.1A12 12 0 0 0 12 24z"
    />
    <path fill="#FBBC05" d="M5.29 14.29a7.2 7.2 0 0 1 0-4.58v-3.1h-4a12 12 0 0 0 0 10.78z" />
    <path
      fill="#EA4335"
      d="M12 4.76c1.76 0 3.34.6 4.59 1.8l3.43-3.44A11.5 11.5 0 0 0 12 0 12 12 0 0 0 1.29 6.61l4 3.1C6.23 6.87 8.88 4.76 12 4.76z"
    />
  </svg>
);

const OrRule = () => (
  <div className="my-4 flex items-center gap-3 text-muted">
    <span aria-hidden className="h-0.5 grow bg-line" />
    or
    <span aria-hidden className="h-0.5 grow bg-line" />
  </div>
);
