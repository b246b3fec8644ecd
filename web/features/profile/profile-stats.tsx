import { CalendarHeart, Coins, Sparkles, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '#web/lib/api-types.ts';
import { Card } from '#web/ui/card.tsx';
import { XpBar } from '#web/ui/xp-bar.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export function ProfileStats({ profile }: { readonly profile: Profile }) {
  return (
    <Card>
      <h2 className="mb-4 text-2xl">Stats</h2>
      <dl className="flex flex-col gap-4">
        <Row icon={<Star aria-hidden />} name="Level">
          {profile.level}
        </Row>
        <Row icon={<Sparkles aria-hidden />} name="Experience">
          {profile.xp} XP
        </Row>
        <div className="-mt-2">
          <dt className="sr-only">In this level</dt>
          <dd>
            <XpBar xp={profile.xp} />
          </dd>
        </div>
        <Row icon={<Coins aria-hidden />} name="Coins">
          {profile.coins}
        </Row>
        <Row icon={<CalendarHeart aria-hidden />} name="Member since">
          {DAY.format(new Date(profile.created_at))}
        </Row>
      </dl>
    </Card>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

const Row = ({ icon, name, children }: RowProps) => (
  <div className="flex items-center justify-between gap-4 border-b-2 border-tint pb-3 last:border-0">
    <dt className="flex items-center gap-3 font-display text-lg text-muted">
      <span className="text-primary">{icon}</span>
      {name}
    </dt>
    <dd className="text-right font-display text-xl font-semibold tabular-nums">{children}</dd>
  </div>
);
