import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#web/lib/api.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { enterSession } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { OtherAccount } from './other-account.tsx';

interface GoogleSwitchProps {
  readonly onSwitched: () => void;
  /** True when the other account has a password, which is asked for first. */
  readonly onPasswordNeeded: () => void;
}

/** The user has come back from Google with another account than the one signed in here. Nothing has changed yet. */
export function GoogleSwitch({ onSwitched, onPasswordNeeded }: GoogleSwitchProps) {
  const client = useQueryClient();
  const accounts = useQuery({
    queryKey: ['google-switch'],
    queryFn: () => call('GET /auth/google/switch'),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const change = useMutation({
    mutationFn: () => call('POST /auth/google/switch', { body: { switch: true } }),
    onSuccess: ({ session }) => {
      enterSession(client, session);
      onSwitched();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'password_needed') onPasswordNeeded();
    },
  });
  const error = change.error ?? accounts.error;
  if (error)
    return (
      <>
        <Alert>
          {error instanceof ApiError && error.code === 'otp_expired'
            ? 'That took too long. Please begin again with Google.'
            : textOf('account', error)}
        </Alert>
        <ButtonLink className="w-full" to={PATHS.home}>
          Go on as before
        </ButtonLink>
      </>
    );
  if (!accounts.data) return <div role="status" aria-label="Just a moment" className="min-h-64" />;
  return (
    <OtherAccount
      {...accounts.data}
      what="The Google account you chose belongs to"
      pending={change.isPending || change.isSuccess}
      onSwitch={() => change.mutate()}
    />
  );
}
