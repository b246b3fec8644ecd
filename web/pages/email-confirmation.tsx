import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ResendButton } from '#web/features/auth/resend-button.tsx';
import { offerQuery } from '#web/lib/offer.ts';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { NarrowCard } from '#web/ui/narrow-card.tsx';

export function EmailConfirmationPage() {
  const [search] = useSearchParams();
  const email = search.get('email');
  const redirect = redirectIn(search);
  const { data: offer } = useQuery(offerQuery);
  return (
    <NarrowCard>
      <Picture name="pages/envelope" alt="" className="h-40 w-52 rounded-card object-contain" first />
      <h1 className="text-4xl">Check your email</h1>
      {email ? (
        <p className="text-lg">
          We've sent a confirmation link to <EmailAddress email={email} />. Please open it to finish your
          account.
        </p>
      ) : (
        <p className="text-lg">We've sent you a confirmation link. Please open it to finish your account.</p>
      )}
      {email && <ResendButton email={email} redirect={redirect} />}
      {offer?.mailbox && (
        <a
          href="/mailbox"
          className="inline-flex min-h-12 items-center font-bold text-primary underline underline-offset-4"
        >
          Open the mailbox of this installation
        </a>
      )}
      <TextLink to={withSearch(PATHS.login, { redirect })}>Back to login</TextLink>
    </NarrowCard>
  );
}
