import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Avatar as AvatarName } from '#engine/rules/looks.ts';
import { XP_PER_LEVEL, xpInLevel } from '#engine/rules/level.ts';
import { firstGame } from '#web/features/catalogue/by-age.ts';
import { termOn, termsShown } from '#engine/rules/terms.ts';
import { FirstGame } from '#web/features/catalogue/first-game.tsx';
import { TermSection } from '#web/features/catalogue/term-section.tsx';
import { TERM_TEXTS } from '#web/features/catalogue/terms.ts';
import { leaderboardQuery } from '#web/lib/leaderboard.ts';
import { useProfile } from '#web/lib/profile.ts';
import { PATHS } from '#web/lib/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Hero } from '#web/ui/hero.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { XpBar } from '#web/ui/xp-bar.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';

/** Another animal than the player's own, which stands at the other end. */
const Companion = ({ of }: { readonly of: AvatarName }) => (
  <Picture
    name={of === 'fox' ? 'pages/owl-map' : 'pages/wave'}
    alt=""
    className="h-40 w-52 object-contain object-right"
    first
  />
);

export function HomePage() {
  const { data: profile } = useProfile();
  const leaderboard = useQuery(leaderboardQuery);
  const [term] = useState(() => termOn(new Date()));
  const rank = leaderboard.data?.currentUserRank ?? '?';
  const unknown: ReactNode = '-';
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-4 sm:gap-5">
        <Hero
          portrait={
            <Avatar
              name={profile?.avatar_url}
              scarf={profile?.scarf}
              className="size-20 animate-bob sm:size-28"
            />
          }
          title={`Welcome back, ${profile?.username ?? 'Player'}!`}
          picture={<Companion of={profile?.avatar_url ?? 'fox'} />}
        />
        <dl className="grid grid-cols-2 gap-4 sm:gap-5 lg:grid-cols-4">
          <StatTile
            name="Level and XP"
            picture="things/star"
            value={profile ? `Level ${profile.level}` : unknown}
          >
            {profile && (
              <>
                <XpBar xp={profile.xp} />
                <span className="mt-1.5 block text-muted">
                  {profile.xp} XP, {XP_PER_LEVEL - xpInLevel(profile.xp)} to Level {profile.level + 1}
                </span>
              </>
            )}
          </StatTile>
          <StatTile name="Coins Earned" picture="things/coin" value={profile?.coins ?? unknown} />
          <StatTile name="Leaderboard Rank" picture="things/trophy" value={rank === '?' ? '?' : `#${rank}`} />
          <StatTile name="Current Focus" picture="things/calendar" value={TERM_TEXTS[term].short}>
            <span className="text-muted">{TERM_TEXTS[term].description}</span>
          </StatTile>
        </dl>
      </section>

      {profile?.xp === 0 && <FirstGame game={firstGame(term, profile.age)} from="home" />}

      <section aria-labelledby="journey" className="flex flex-col gap-5">
        <h2 id="journey" className="text-3xl sm:text-4xl">
          Your Learning Journey
        </h2>
        {termsShown(term).map((shown) => (
          <TermSection key={shown} term={shown} age={profile?.age ?? null} from="home" />
        ))}
      </section>

      <Banner title="See who is at the top" to={PATHS.leaderboard} action="Leaderboard" />
    </div>
  );
}
