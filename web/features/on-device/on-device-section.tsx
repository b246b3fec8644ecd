import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { GAMES } from '#engine/games/catalogue.ts';
import { ApiError } from '#web/lib/api.ts';
import { useOffline } from '#web/lib/connection.ts';
import { useKeeping, useOnDevice, type OnDevice } from '#web/lib/on-device.ts';
import { deviceStorage } from '#web/lib/storage.ts';
import { installWorker, type Refusal } from '#web/lib/worker.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure, DisclosureButton, DisclosureContent } from '#web/ui/disclosure.tsx';
import { GameRow } from './game-row.tsx';
import { inMegabytes } from './megabytes.ts';

const REFUSALS: Readonly<Record<Refusal, string>> = {
  insecure:
    'Games cannot be kept on this device, because this page does not come over https. With a connection, everything works.',
  refused:
    'This browser keeps nothing for this page: it may be a private window, or its settings say so. Games cannot be kept on this device. With a connection, everything works.',
};
const NO_STORAGE =
  'This browser does not let the page remember anything. Settings, and scores that could not be sent, last only as long as the page is open.';
const ALL = GAMES.map(({ id }) => id);

/** A file did not come, or something else came in its place; what the storage throws is of another kind. */
const whyNot = (error: Error) =>
  error instanceof TypeError || error instanceof ApiError
    ? ': a part of it did not come, or the network sent something else. Look at the internet connection, then try again.'
    : '. This device may have no room left for it.';

/** Which games can be played without a network, and what stands in the way of it. */
export function OnDeviceSection() {
  const [refusal, setRefusal] = useState<Refusal>();
  const { data } = useOnDevice();
  useEffect(() => void installWorker().then(setRefusal), []);
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-2xl">On this device</h2>
      {refusal && <p>{REFUSALS[refusal]}</p>}
      {!deviceStorage.works() && <p>{NO_STORAGE}</p>}
      {!refusal && data && <Games onDevice={data} />}
    </Card>
  );
}

function Games({ onDevice: { games, missingBytes } }: { readonly onDevice: OnDevice }) {
  const { mutate, isPending, error, variables } = useKeeping();
  const isOffline = useOffline();
  const here = ALL.filter((id) => games[id]?.isHere).length;
  const isAll = isPending && variables?.gameIds === ALL;
  return (
    <>
      <p>
        {here} of {ALL.length} games can be played without the internet. A game that was played is kept by
        itself.
      </p>
      {error && (
        <Alert>The game could not be kept{isOffline ? ': this device is offline.' : whyNot(error)}</Alert>
      )}
      {here < ALL.length && (
        <Button
          look="paper"
          className="self-start"
          disabled={isOffline || isPending}
          pending={isAll}
          pendingLabel="Keeping..."
          onClick={() => mutate({ gameIds: ALL, keep: true })}
        >
          Keep all games on this device ({inMegabytes(missingBytes)})
        </Button>
      )}
      <Disclosure>
        <DisclosureButton className="group flex min-h-12 items-center gap-2 rounded-xl px-1 font-display text-lg font-medium">
          <ChevronDown
            aria-hidden
            className="size-6 text-primary transition-transform group-data-[state=open]:rotate-180"
          />
          Choose single games
        </DisclosureButton>
        <DisclosureContent className="pt-3">
          <ul className="grid gap-3 lg:grid-cols-2">
            {GAMES.map((game) => {
              const kept = games[game.id];
              return (
                kept && (
                  <GameRow
                    key={game.id}
                    game={game}
                    kept={kept}
                    isOffline={isOffline}
                    isPending={isPending && variables?.gameIds[0] === game.id && !isAll}
                    onChoose={(keep) => !isPending && mutate({ gameIds: [game.id], keep })}
                  />
                )
              );
            })}
          </ul>
        </DisclosureContent>
      </Disclosure>
    </>
  );
}
