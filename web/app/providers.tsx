import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import type { Theme } from '#engine/ports.ts';
import { useProfile, useUpdateProfile } from '#web/features/profile/profile.ts';
import { createProgressOutbox, OutboxContext } from '#web/features/progress/progress.ts';
import { ThemeProvider } from '#web/features/theme/theme-provider.tsx';
import { praise } from '#web/lib/toasts.ts';

/** What every page may rely on: server data, the theme of who is signed in, results on their way. */
export function Providers({
  client,
  children,
}: {
  readonly client: QueryClient;
  readonly children: ReactNode;
}) {
  const [outbox] = useState(() => createProgressOutbox(client));
  return (
    <QueryClientProvider client={client}>
      <OutboxContext value={outbox}>
        <ProfileTheme>{children}</ProfileTheme>
      </OutboxContext>
    </QueryClientProvider>
  );
}

function ProfileTheme({ children }: { readonly children: ReactNode }) {
  const { data: profile } = useProfile();
  const { mutate } = useUpdateProfile('themeSave');
  const save = useCallback(
    (theme: Theme) => mutate({ theme }, { onSuccess: () => praise('Theme updated successfully!') }),
    [mutate],
  );
  return (
    <ThemeProvider saved={profile ? profile.theme : undefined} save={save}>
      {children}
    </ThemeProvider>
  );
}
