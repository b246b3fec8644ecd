import type { ProfileChanges } from '#server/contract/fields.ts';
import type { Profile } from '#server/contract/profile.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useUpdateProfile } from './profile.ts';

/** What other players see of a child. Both switches need the gate. */
export function LeaderboardSwitches({ profile }: { readonly profile: Profile }) {
  const { mutate, isPending, variables } = useUpdateProfile('profileUpdate');
  const wanted = { ...profile, ...(isPending && variables) };
  const change = (changes: ProfileChanges) =>
    mutate(changes, { onSuccess: () => toastSuccess('Profile updated successfully!') });
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Show my child on the leaderboard"
        hint="When it's off, your child still sees their own score."
        on={wanted.on_leaderboard}
        onChange={(on_leaderboard) => change({ on_leaderboard })}
      />
      <ShownName profile={profile} on={wanted.show_name} onChange={(show_name) => change({ show_name })} />
    </div>
  );
}

interface ShownNameProps {
  readonly profile: Profile;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A typed name is hidden from others until a grown-up allows it; a generated one needs no switch. */
function ShownName({ profile: { username, public_name, show_name }, on, onChange }: ShownNameProps) {
  if (public_name === username && !show_name)
    return <p className="text-muted">Other players read the same name: it is a made-up one.</p>;
  // The family allows the name, yet others see a generated one, because it was reported.
  const withdrawn = show_name && public_name !== username;
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={`Show the name ${username ?? 'Player'} to other players`}
        hint={
          on && !withdrawn
            ? 'Other players read this name.'
            : `Other players read ${public_name}. Your child reads their own name.`
        }
        on={on}
        onChange={onChange}
      />
      {withdrawn && (
        <p className="rounded-2xl bg-tint p-4">
          We have been asked not to show this name, so other players read {public_name} instead. Your child
          still sees their own name. A new name can be shown again.
        </p>
      )}
    </div>
  );
}
