import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileChanges } from '#server/contract/fields.ts';
import { call } from '#web/lib/api.ts';
import { useBehindGate } from '#web/lib/gate.ts';
import { cacheProfile, useWhose } from '#web/lib/profile.ts';

/** Whose it is, see `useWhose`. */
export type Whose = ReturnType<typeof useWhose>;

export const changeProfile = (whose: Whose, body: ProfileChanges) =>
  call('PATCH /profile', { body, ...whose });

export function useUpdateProfile(problem: 'profileUpdate' | 'themeSave') {
  const client = useQueryClient();
  const whose = useWhose();
  const behindGate = useBehindGate();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => behindGate(() => changeProfile(whose, changes)),
    meta: { problem },
    onSuccess: (profile) => cacheProfile(client, profile),
  });
}
