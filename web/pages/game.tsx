import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { findGame } from '#engine/games/catalogue.ts';
import type { LeaveTo, RoundPlan } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import { NO_NEEDS, type Needs } from '#engine/rules/needs.ts';
import { cameFrom, forgetCameFrom, rememberCameFrom } from '#web/features/catalogue/came-from.ts';
import { wayOnFrom } from '#web/features/catalogue/next-games.ts';
import { sat } from '#web/features/catalogue/sitting.ts';
import { useLearner } from '#web/features/learning/from-server.ts';
import { epochOf } from '#web/features/learning/kept-learner.ts';
import { knowsWay, walked } from '#web/features/learning/kept-walks.ts';
import { onKnownWay } from '#web/features/learning/known-way.ts';
import { learn, learnerShown, newNumeralsFor, planFor } from '#web/features/learning/learning.ts';
import { fetchStage } from '#web/features/game/begin.ts';
import { FullWindowGame } from '#web/features/game/full-window-game.tsx';
import { useBegun } from '#web/features/game/use-begun.ts';
import type { PlayedRound } from '#engine/rules/played.ts';
import type { Profile } from '#server/contract/profile.ts';
import { profileQuery, useProfile } from '#web/lib/profile.ts';
import { useChangeNeeds, useWithNeeds } from '#web/features/progress/needs-progress.ts';
import { useFlushing, useKeptToast, useSaveResult, useWaiting } from '#web/features/progress/progress.ts';
import { useWorn } from '#web/features/progress/use-worn.ts';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { forgetGonePlayers } from '#web/lib/gone-players.ts';
import { keepPlayed } from '#web/lib/on-device.ts';
import { gamePath, PATHS } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session.ts';

void fetchStage();

const LEAVE_TO: Readonly<Record<Exclude<LeaveTo, 'next-game'>, string>> = {
  'all-games': PATHS.play,
  leaderboard: PATHS.leaderboard,
};

/** changed: the needs as the stage has them by now, including those that are not saved yet. */
function roundFor(
  profile: Profile,
  changed: Partial<Needs> | undefined,
  game: Game,
  seed: number,
): RoundPlan | undefined {
  const { id } = profile;
  const needs = { ...NO_NEEDS, ...profile.needs, ...changed };
  const player = { ...profile, needs };
  return onKnownWay({
    game,
    seed,
    round: planFor(player, game, seed, Date.now()),
    isKnown: knowsWay(id, game),
    needs,
  });
}

/** One page for all 14 games: the route says which. */
export function GamePage() {
  // Not from the address, because routes match in any case.
  const gameId = useMatches().at(-1)?.id.split('/')[2] ?? '';
  const game = findGame(gameId);
  if (!game) throw new Error(`there is no game "${gameId}"`);

  const user = useUser();
  const { data, isPending } = useProfile();
  const profile = useWithNeeds(data);
  const { theme } = useTheme();
  const navigate = useNavigate();
  const client = useQueryClient();
  const saveResult = useSaveResult(profile);
  const changeNeeds = useChangeNeeds();
  useLearner(profile, useWaiting());
  const learnedFrom = useRef<PlayedRound>(undefined);
  // A round that ends because somebody else has come leaves nothing of the player here.
  const isHere = () => user && client.getQueryData(profileQuery(user.id).queryKey)?.id === profile?.id;
  const save = (played: PlayedRound) => {
    if (profile && isHere()) learn(profile, { played, last: learnedFrom.current, now: Date.now() });
    learnedFrom.current = played;
    return saveResult(played, profile ? epochOf(profile.id) : 0);
  };
  const onResult = (result: PlayedRound) => {
    void keepPlayed(client, gameId);
    if (profile && isHere()) {
      const share = result.score / game.rewards.questionsCount;
      sat(profile.id, { gameId, share, at: Date.now() });
      walked(profile.id, game, share);
    }
    return save(result);
  };
  const suggested = useRef<string>(undefined);
  const wayOn = () => {
    if (!profile) return undefined;
    const way = wayOnFrom(game, { ...profile, learner: learnerShown(profile) }, new Date());
    suggested.current = way.gameId;
    return way;
  };
  const onLeave = (to: LeaveTo) => {
    if (to !== 'next-game') return void navigate(LEAVE_TO[to]);
    // As from the list: its instructions begin by themselves.
    rememberCameFrom('play');
    void navigate(gamePath(suggested.current!));
  };
  const begun = useBegun(gameId);
  // The server rejects results for good while there is no profile, so they wait for one; that is no failure.
  const tellKept = useKeptToast();
  const onKept = () => {
    if (profile !== null) tellKept();
  };
  useFlushing(profile);
  const [from] = useState(cameFrom);
  useEffect(() => forgetCameFrom(), []);
  useEffect(() => forgetGonePlayers(client), [client]);

  // The stage starts once, so it waits until the player is known, and a little for what its guide wears. For another player it starts again: what one child has
  // begun never counts for another.
  const isKnown = user === null || (user !== undefined && !isPending);
  const { outfit, isSettled } = useWorn(isKnown);
  return (
    <FullWindowGame
      of={`${user?.id} ${profile?.id ?? user?.id} ${game.id}`}
      fetchable={begun === true && !isKnown ? undefined : begun}
      playable={begun === true && !(isKnown && isSettled) ? undefined : begun}
      backTo={PATHS.play}
      game={game}
      player={{ avatar: profile?.avatar_url ?? 'fox', xp: profile?.xp, needs: profile?.needs, outfit }}
      theme={theme}
      cameFrom={from}
      onResult={onResult}
      onKept={onKept}
      onLeft={(round) => void save(round)}
      onNeeds={(needs) => void changeNeeds(needs)}
      wayOn={wayOn}
      onLeave={onLeave}
      plan={(seed, needs) => (profile ? roundFor(profile, needs, game, seed) : undefined)}
      newNumerals={() => (profile ? newNumeralsFor(profile, Date.now()) : new Set())}
    />
  );
}
