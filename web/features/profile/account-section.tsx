import { ChevronDown, Download, Trash2 } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import type { Profile } from '#web/lib/api-types.ts';
import { praise } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useUpdateProfile } from './profile.ts';

interface AccountSectionProps {
  readonly profile: Profile;
  readonly passwordChange: ReactNode;
}

/** What grown-ups decide: who sees the name, the password, taking the data along, leaving. */
export function AccountSection({ profile, passwordChange }: AccountSectionProps) {
  const [deleting, setDeleting] = useState(false);
  const { mutate, isPending, variables } = useUpdateProfile('profileUpdate');
  const shown = isPending ? (variables?.on_leaderboard ?? profile.on_leaderboard) : profile.on_leaderboard;
  return (
    <Card className="flex flex-col gap-6">
      <h2 className="text-2xl">For grown-ups</h2>
      <Switch
        label="Show my child's made-up name on the leaderboard"
        hint="When it's off, your child still sees their own score."
        on={shown}
        onChange={(on_leaderboard) =>
          mutate({ on_leaderboard }, { onSuccess: () => praise('Profile updated successfully!') })
        }
      />
      <Collapsible.Root>
        <Collapsible.Trigger className="group flex min-h-12 items-center gap-2 rounded-xl px-1 font-display text-lg font-medium">
          <ChevronDown
            aria-hidden
            className="size-6 text-primary transition-transform group-data-[state=open]:rotate-180"
          />
          Change the password
        </Collapsible.Trigger>
        <Collapsible.Content className="pt-3">{passwordChange}</Collapsible.Content>
      </Collapsible.Root>
      <div className="flex flex-wrap gap-4">
        <a
          href="/api/account/export"
          download
          className="inline-flex min-h-12 items-center gap-2.5 rounded-2xl border-2 border-primary px-5 font-display text-lg font-semibold text-primary hover:bg-tint"
        >
          <Download aria-hidden className="size-6" />
          Download my data
        </a>
        <Button look="danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-6" />
          Delete account
        </Button>
      </div>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Card>
  );
}
