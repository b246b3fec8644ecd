import { ChevronDown, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Profile } from '#server/contract/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure, DisclosureButton, DisclosureContent } from '#web/ui/disclosure.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { LeaderboardSwitches } from './leaderboard-switches.tsx';

interface AccountSectionProps {
  readonly profile: Profile;
  /** How questions are chosen for the child. */
  readonly learning: ReactNode;
  readonly passwordChange: ReactNode;
  /** The browsers the account is signed in on. */
  readonly browsers: ReactNode;
  /** The way to the home screen. */
  readonly homeScreen: ReactNode;
  /** The button that downloads the data. */
  readonly download: ReactNode;
}

/** What grown-ups decide: who sees the name, the password, the home screen, taking the data along, leaving. */
export function AccountSection(props: AccountSectionProps) {
  const { profile, learning, passwordChange, browsers, homeScreen, download } = props;
  const [deleting, setDeleting] = useState(false);
  return (
    <Card className="flex flex-col gap-6">
      <h2 className="text-2xl">For grown-ups</h2>
      <LeaderboardSwitches profile={profile} />
      {learning}
      <div className="flex flex-col gap-2">
        <Fold title="Change the password">{passwordChange}</Fold>
        <Fold title="Where you are signed in">{browsers}</Fold>
      </div>
      {homeScreen}
      <div className="flex flex-wrap gap-4">
        {download}
        <Button look="danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-6" />
          Delete account
        </Button>
      </div>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Card>
  );
}

const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Disclosure>
    <DisclosureButton className="group flex min-h-12 items-center gap-2 rounded-xl px-1 font-display text-lg font-medium">
      <ChevronDown
        aria-hidden
        className="size-6 text-primary transition-transform group-data-[state=open]:rotate-180"
      />
      {title}
    </DisclosureButton>
    <DisclosureContent className="pt-3">{children}</DisclosureContent>
  </Disclosure>
);
