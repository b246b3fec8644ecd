import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileChanges } from '#server/contract/fields.ts';
import { call } from '#web/lib/api.ts';
import { useBehindGate } from '#web/lib/gate.ts';
import { cacheProfile } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';

export const changeProfile = (userId: string | undefined, body: ProfileChanges) =>
  call('PATCH /profile', { body, userId });

export function useUpdateProfile(problem: 'profileUpdate' | 'themeSave') {
  const client = useQueryClient();
  const userId = useUser()?.id;
  const behindGate = useBehindGate();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => behindGate(() => changeProfile(userId, changes)),
    meta: { problem },
    onSuccess: (profile) => cacheProfile(client, profile),
  });
}
