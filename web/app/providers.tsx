import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import type { Theme } from '#engine/rules/looks.ts';
import { useUpdateProfile } from '#web/features/profile/profile.ts';
import { useProfile } from '#web/lib/profile.ts';
import { ThemeProvider } from '#web/features/theme/theme-provider.tsx';
import { toastSuccess } from '#web/lib/toasts.ts';
import { GateHost } from './gate-host.tsx';

/** The contexts every page relies on: server data, and the theme of the signed-in user. */
export function Providers({
  client,
  children,
}: {
  readonly client: QueryClient;
  readonly children: ReactNode;
}) {
  return (
    <QueryClientProvider client={client}>
      <GateHost>
        <ProfileTheme>{children}</ProfileTheme>
      </GateHost>
    </QueryClientProvider>
  );
}

function ProfileTheme({ children }: { readonly children: ReactNode }) {
  const { data: profile } = useProfile();
  const { mutateAsync } = useUpdateProfile('themeSave');
  const save = useCallback(
    (theme: Theme) => mutateAsync({ theme }).then(() => toastSuccess('Theme updated successfully!')),
    [mutateAsync],
  );
  return (
    <ThemeProvider owner={profile?.id} saved={profile ? profile.theme : undefined} save={save}>
      {children}
    </ThemeProvider>
  );
}
