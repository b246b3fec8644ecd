import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { largestSum } from '#engine/rules/purse.ts';
import { FullWindowNook } from '#web/features/game/full-window-nook.tsx';
import { useChangeNeeds, useWithNeeds } from '#web/features/progress/needs-progress.ts';
import { useDeal, useFurnish, useWithWaiting } from '#web/features/progress/nook-progress.ts';
import { useFlushing } from '#web/features/progress/progress.ts';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { nookQuery } from '#web/lib/nook.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useProfile, useWhose } from '#web/lib/profile.ts';

/** The child's room, and the shelves that coins are for. */
export function NookPage() {
  const profile = useWithNeeds(useProfile().data);
  const { userId, playerId } = useWhose();
  const { data, dataUpdatedAt, isError, refetch } = useQuery(nookQuery(userId, playerId));
  const { theme } = useTheme();
  const navigate = useNavigate();
  const changeNeeds = useChangeNeeds();
  useFlushing(profile);
  const withWaiting = useWithWaiting();
  const deal = useDeal();
  const furnish = useFurnish();
  const nook = useMemo(
    () => (data && playerId !== undefined ? withWaiting(data, playerId) : undefined),
    // Read anew without a difference, it is still what holds against what the stage has assumed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [data, dataUpdatedAt, playerId, withWaiting],
  );
  return (
    <FullWindowNook
      of={`${userId} ${playerId}`}
      avatar={profile?.avatar_url ?? 'fox'}
      isAway={isError && !nook}
      onAgain={() => void refetch()}
      ports={
        profile && nook
          ? {
              nook,
              largest: largestSum(profile.age),
              player: { avatar: profile.avatar_url ?? 'fox', xp: profile.xp, needs: profile.needs },
              theme,
              onDeal: ({ thing, sell }, purchaseId) => void deal({ purchaseId, thing, sell }),
              onRoom: furnish,
              onNeeds: (needs) => void changeNeeds(needs),
              onLeave: () => void navigate(PATHS.home),
            }
          : undefined
      }
    />
  );
}
