import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import type { Theme } from '#engine/ports.ts';
import { useProfile, useUpdateProfile } from '#web/features/profile/profile.ts';
import { ThemeProvider } from '#web/features/theme/theme-provider.tsx';
import { praise } from '#web/lib/toasts.ts';

/** What every page may rely on: server data, and the theme of who is signed in. */
export function Providers({
  client,
  children,
}: {
  readonly client: QueryClient;
  readonly children: ReactNode;
}) {
  return (
    <QueryClientProvider client={client}>
      <ProfileTheme>{children}</ProfileTheme>
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
