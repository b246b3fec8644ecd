import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { isGateClosed, useBehindGate } from '#web/lib/gate.ts';
import { useWhose } from '#web/lib/profile.ts';
import { toastProblem, toastSuccess } from '#web/lib/toasts.ts';
import { Switch } from '#web/ui/switch.tsx';

/** Whether a mail tells of this player once a week. Behind the gate; the account says yes once more, by a link in a mail. */
export function WeeklyMail() {
  const whose = useWhose();
  const behindGate = useBehindGate();
  const client = useQueryClient();
  const queryKey = ['weekly mail', whose.userId, whose.playerId];
  const { data: isOn } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET /learner', whose)).weekly_mail,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (weekly_mail: boolean) =>
      behindGate(() => call('PATCH /learner', { body: { weekly_mail }, ...whose })),
    onSuccess: ({ weekly_mail }) => {
      client.setQueryData(queryKey, weekly_mail);
      toastSuccess('Profile updated successfully!');
    },
    onError: (error) => {
      if (!isGateClosed(error)) toastProblem('profileUpdate', error);
    },
  });
  if (isOn === undefined) return null;
  return (
    <Switch
      label="A mail once a week"
      hint="What was played, what comes next, and something to do at home. The first time, a mail with a button comes: the weekly one begins when you press it."
      on={isPending ? variables : isOn}
      onChange={(on) => mutate(on)}
    />
  );
}
