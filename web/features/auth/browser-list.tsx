import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import type { SignedInBrowser } from '#server/contract/session.ts';
import { textOf } from '#web/lib/problems.ts';
import { useUser } from '#web/lib/session.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { listBrowsers, endBrowserSession } from './calls.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (day: string) => dayFormat.format(new Date(day));

const browsersQuery = (userId: string | undefined) =>
  queryOptions({ queryKey: ['browsers', userId], queryFn: listBrowsers, staleTime: 0 });

/** The browsers in which the account is signed in, each with a button to sign it out. */
export function BrowserList() {
  const client = useQueryClient();
  const query = browsersQuery(useUser()?.id);
  const { data, error, refetch } = useQuery(query);
  const {
    mutate,
    isPending,
    variables,
    error: notEnded,
  } = useMutation({
    mutationFn: (browser: SignedInBrowser) => endBrowserSession(browser.id),
    onSuccess: () => toastSuccess('Signed out there.'),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <div className="flex flex-col gap-3">
      {notEnded && <Alert>{textOf('account', notEnded)}</Alert>}
      {error && !data && (
        <LoadFailed what="The list" text={textOf('account', error)} error={error} again={refetch} />
      )}
      {!data && !error && <Spinner label="Looking..." />}
      <ul className="flex flex-col gap-3">
        {data?.map((browser) => (
          <li
            key={browser.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border-2 border-tint p-3"
          >
            <span className="flex items-center gap-3">
              <Monitor aria-hidden className="size-7 shrink-0 text-primary" />
              <span>
                <span className="block font-display text-lg font-medium">
                  {browser.this ? 'This browser' : `Used ${dayOf(browser.last_day)}`}
                </span>
                <span className="block text-muted">Signed in since {dayOf(browser.first_day)}</span>
              </span>
            </span>
            {!browser.this && (
              <Button
                look="paper"
                pending={isPending && variables?.id === browser.id}
                pendingLabel="Signing out..."
                onClick={() => mutate(browser)}
                aria-label={`Sign out there: signed in since ${dayOf(browser.first_day)}, used ${dayOf(browser.last_day)}`}
              >
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        If you don't know one of them, sign it out and change your password. We don't keep which browser it is
        or where.
      </p>
    </div>
  );
}
