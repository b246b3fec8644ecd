import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Theme } from '#engine/rules/looks.ts';
import type { ThingId } from '#engine/rules/nook.ts';
import type { Profile } from '#server/contract/profile.ts';
import { Avatar, AVATAR_LABELS } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ThemeChoice } from './choices.tsx';
import { EditForm } from './edit-form.tsx';

interface ProfileCardProps {
  readonly profile: Profile;
  readonly outfit: readonly ThingId[] | undefined;
  /** Empty when offline and not stored on this device. */
  readonly email: string;
  /** The current theme, which may be ahead of the profile's while it is being saved. */
  readonly theme: Theme;
  readonly onThemeChosen: (theme: Theme) => void;
  /** While editing, a chosen theme is only previewed. */
  readonly onEditing: (editing: boolean) => void;
}

/** The profile, to view or to edit. */
export function ProfileCard({ profile, outfit, email, theme, onThemeChosen, onEditing }: ProfileCardProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!editing) return;
    onEditing(true);
    return () => onEditing(false);
  }, [editing, onEditing]);

  const stop = () => {
    setEditing(false);
    // The button exists again after the next render.
    requestAnimationFrame(() => edit.current?.focus());
  };
  const head = (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar
        name={profile.avatar_url}
        scarf={profile.scarf}
        outfit={outfit}
        className="size-24 sm:size-32"
      />
      <div className="min-w-0">
        <h2 className="text-3xl wrap-anywhere">{profile.username ?? 'Player'}</h2>
        {email !== '' && <Email email={email} />}
      </div>
    </div>
  );
  if (editing)
    return (
      <Card className="flex flex-col gap-6">
        {head}
        <EditForm profile={profile} onThemeChosen={onThemeChosen} onEnd={stop} />
      </Card>
    );
  return (
    <Card className="flex flex-col gap-6">
      {head}
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact name="Player name">{profile.username ?? 'Player'}</Fact>
        <Fact name="Age">{profile.age === null ? 'Not set' : `${profile.age} years old`}</Fact>
        <Fact name="Avatar">{AVATAR_LABELS[profile.avatar_url ?? 'fox']}</Fact>
      </dl>
      <ThemeChoice value={theme} onChoose={onThemeChosen} />
      <Button ref={edit} className="self-start" onClick={() => setEditing(true)}>
        Edit Profile
      </Button>
    </Card>
  );
}

const Email = ({ email }: { readonly email: string }) => (
  <p className="mt-1">
    <span className="flex items-center gap-2 wrap-anywhere">
      <LockKeyhole aria-hidden className="size-5 shrink-0 text-muted" />
      {email}
    </span>
    <span className="text-sm text-muted">Email cannot be changed</span>
  </p>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="font-display text-xl font-medium wrap-anywhere">{children}</dd>
  </div>
);
