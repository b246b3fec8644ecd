import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ResendButton } from '#web/features/auth/resend-button.tsx';
import { offerQuery } from '#web/lib/offer.ts';
import { PATHS } from '#web/lib/paths.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { NarrowCard } from '#web/ui/narrow-card.tsx';

export function EmailConfirmationPage() {
  const email = useSearchParams()[0].get('email');
  const { data: offer } = useQuery(offerQuery);
  return (
    <NarrowCard>
      <Picture name="pages/envelope" alt="" className="h-40 w-52 rounded-card object-contain" first />
      <h1 className="text-4xl">Check your email</h1>
      {email ? (
        <p className="text-lg">
          We've sent a confirmation link to <Address email={email} />. Please open it to finish your account.
        </p>
      ) : (
        <p className="text-lg">We've sent you a confirmation link. Please open it to finish your account.</p>
      )}
      {email && <ResendButton email={email} />}
      {offer?.mailbox && (
        <a
          href="/mailbox"
          className="inline-flex min-h-12 items-center font-bold text-primary underline underline-offset-4"
        >
          Open the mailbox of this installation
        </a>
      )}
      <TextLink to={PATHS.login}>Back to login</TextLink>
    </NarrowCard>
  );
}

/** An address too long for its line is broken after the @, so that the full stop behind it never stands alone. */
function Address({ email }: { readonly email: string }) {
  const end = email.lastIndexOf('@') + 1;
  return (
    <strong className="wrap-anywhere">
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </strong>
  );
}
