import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ConfirmForm } from '#web/features/auth/confirm-form.tsx';
import { PATHS, withSearch } from '#web/lib/paths.ts';
import { TextLink } from '#web/ui/button.tsx';
import { NarrowCard } from '#web/ui/narrow-card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { firstProfile } from './after-sign-in.ts';

/** The page behind the link in the mail. Opening it changes nothing. */
export function ConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <NarrowCard>
      <Picture name="pages/envelope" alt="" className="h-40 w-52 rounded-card object-contain" first />
      <h1 className="text-4xl">Confirm your email</h1>
      <ConfirmForm
        token={token}
        onConfirmed={async (session, redirect) => {
          await firstProfile(client, session);
          await navigate(withSearch(PATHS.callback, { redirect: redirect ?? undefined }), { replace: true });
        }}
      />
      <TextLink to={PATHS.login}>Back to login</TextLink>
    </NarrowCard>
  );
}
