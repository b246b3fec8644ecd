import type { ReactNode } from 'react';
import type { Profile } from '#server/contract/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { XpBar } from '#web/ui/xp-bar.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export function ProfileStats({ profile }: { readonly profile: Profile }) {
  return (
    <Card>
      <h2 className="mb-4 text-2xl">Stats</h2>
      <dl className="flex flex-col gap-4">
        <Row picture="things/star" name="Level">
          {profile.level}
        </Row>
        <Row picture="things/trophy" name="Experience">
          {profile.xp} XP
        </Row>
        <div className="-mt-2">
          <dt className="sr-only">In this level</dt>
          <dd>
            <XpBar xp={profile.xp} />
          </dd>
        </div>
        <Row picture="things/coin" name="Coins">
          {profile.coins}
        </Row>
        <Row picture="things/calendar" name="Member since">
          {DAY.format(new Date(profile.created_at))}
        </Row>
      </dl>
    </Card>
  );
}

interface RowProps {
  readonly picture: string;
  readonly name: string;
  readonly children: ReactNode;
}

const Row = ({ picture, name, children }: RowProps) => (
  <div className="flex items-center justify-between gap-4 border-b-2 border-tint pb-3 last:border-0">
    <dt className="flex items-center gap-3 font-display text-lg text-muted">
      <Picture name={picture} alt="" className="size-9" first />
      {name}
    </dt>
    <dd className="text-right font-display text-xl font-semibold tabular-nums">{children}</dd>
  </div>
);
