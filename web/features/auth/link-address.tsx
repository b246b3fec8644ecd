import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '#web/lib/api.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmailAddress } from '#web/ui/email-address.tsx';

interface LinkAddressProps {
  readonly kind: 'signup' | 'recovery';
  readonly token: string;
  /** The label before the address. */
  readonly children: string;
  readonly centred?: boolean;
}

/** Shows which account a link from a mail belongs to, before it is used. */
export const useLink = (kind: LinkAddressProps['kind'], token: string) =>
  useQuery({
    queryKey: ['link', kind, token],
    queryFn: () => call('GET /auth/link', { query: { kind, token } }),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });

/** Whether the answer says that the link is used, expired or invalid. */
export const isDeadLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 403 && error.code === 'otp_expired';

/** Left out when it cannot be loaded; using the link reports the problem. Its space is reserved from the start. */
export function LinkAddress({ kind, token, children, centred = false }: LinkAddressProps) {
  const { data } = useLink(kind, token);
  return (
    <p className={classNames('min-h-14 text-lg', centred && 'text-center')}>
      {data && (
        <>
          {children} <EmailAddress email={data.email} />
        </>
      )}
    </p>
  );
}
