import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { MOST_PLAYERS, spokenOf, WHO_IS_PLAYING } from '#engine/rules/players.ts';
import type { ListedPlayer } from '#server/contract/players.ts';
import { CodeDialog } from '#web/features/players/code-dialog.tsx';
import { PlayerFace } from '#web/features/players/player-face.tsx';
import { useOffline } from '#web/lib/connection.ts';
import { useGate } from '#web/lib/gate.ts';
import { forgetGonePlayers } from '#web/lib/gone-players.ts';
import { PATHS, redirectIn } from '#web/lib/paths.ts';
import { useEnterPlayer } from '#web/lib/players.ts';
import { textOf } from '#web/lib/problems.ts';
import { playersQuery } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { toastProblem } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const tellProblem = (error: unknown) => toastProblem('session', error);

/** The faces of the account's players: one tap and it is that child's turn. */
export function PlayersPage() {
  const { data: players, error, refetch } = useQuery(playersQuery(useUser()?.id));
  const client = useQueryClient();
  useEffect(() => forgetGonePlayers(client), [client]);
  const redirect = redirectIn(useSearchParams()[0]);
  const entering = useEnterPlayer();
  const { mutate, isPending, variables } = entering;
  const [asked, setAsked] = useState<ListedPlayer>();
  const navigate = useNavigate();
  const gate = useGate();
  const isOffline = useOffline();
  const onEntered = () => void navigate(redirect ?? PATHS.home);
  const choose = (player: ListedPlayer) => {
    if (isPending) return;
    if (player.code) setAsked(player);
    else mutate({ id: player.id }, { onSuccess: onEntered, onError: tellProblem });
  };
  const add = async () => {
    if (await gate.open()) await navigate(PATHS.addPlayer);
  };
  const spoken = players?.map(({ avatar_url, scarf }) => spokenOf(avatar_url, scarf)) ?? [];
  return (
    <div className="my-auto flex w-full max-w-4xl flex-col items-center gap-8">
      <div className="flex items-center gap-4">
        <SpeakerButton text={[WHO_IS_PLAYING, ...spoken].join(' ')} label="Say it" />
        <h1 className="text-4xl sm:text-5xl">{WHO_IS_PLAYING}</h1>
      </div>
      {!players && !error && <Spinner label="Loading the players" />}
      {!players && error && (
        <LoadFailed what="The players" text={textOf('generic')} error={error} again={refetch} />
      )}
      {players && (
        <ul className="flex flex-wrap justify-center gap-4 sm:gap-6">
          {players.map((player) => (
            <li key={player.id}>
              <PlayerFace
                player={player}
                isEntering={isPending && variables.id === player.id}
                onChoose={() => choose(player)}
              />
            </li>
          ))}
        </ul>
      )}
      {players && players.length < MOST_PLAYERS && !isOffline && (
        <Button look="paper" onClick={() => void add()}>
          <Plus aria-hidden className="size-6" />
          Add a player
        </Button>
      )}
      {asked && (
        <CodeDialog
          player={asked}
          entering={entering}
          onEntered={onEntered}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
