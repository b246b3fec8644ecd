import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { confirmEmail } from '#web/features/auth/calls.ts';
import { ApiError } from '#web/lib/api.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { enterSession } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { NarrowCard } from '#web/ui/narrow-card.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** Where the mail's link leads. Opening it changes nothing; the page posts the token, which mail scanners don't. */
export function ConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirmEmail,
    onSuccess: async (session) => {
      enterSession(client, session);
      await navigate(PATHS.callback, { replace: true });
    },
  });
  const posted = useRef(false);
  useEffect(() => {
    if (posted.current) return;
    posted.current = true;
    mutate(token);
  }, [mutate, token]);

  const expired = error instanceof ApiError && error.status === 403;
  return (
    <NarrowCard>
      <Picture name="pages/envelope" alt="" className="h-40 w-52 rounded-card object-contain" first />
      <h1 className="text-4xl">Confirm your email</h1>
      {error && <Alert>{textOf('signIn', error)}</Alert>}
      {expired ? (
        <p>You may have used it already: then you can simply sign in.</p>
      ) : (
        <Button
          className="w-full"
          pending={isPending}
          pendingLabel="Just a moment"
          onClick={() => mutate(token)}
        >
          Confirm my email
        </Button>
      )}
      <TextLink to={PATHS.login}>Back to login</TextLink>
    </NarrowCard>
  );
}
