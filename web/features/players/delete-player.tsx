import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#server/contract/profile.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { isGateClosed, useBehindGate } from '#web/lib/gate.ts';
import { PATHS } from '#web/lib/paths.ts';
import { dropPlayer } from '#web/lib/players.ts';
import { textOf } from '#web/lib/problems.ts';
import { playersQuery } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** What asks for the password again. */
interface AskingProps {
  readonly action: string;
  readonly onGiven: () => void;
  readonly onClose: () => void;
}

interface DeletePlayerProps {
  readonly profile: Profile;
  /** Everything of the player leaves this device, too. */
  readonly onDeleted: (playerId: string) => unknown;
  readonly askPassword: (props: AskingProps) => ReactNode;
}

const needsPassword = (error: unknown) =>
  error instanceof ApiError && error.code === 'reauthentication_needed';

/** Deletes one of several players; the last one goes with the account alone. */
export function DeletePlayer({ profile, onDeleted, askPassword }: DeletePlayerProps) {
  const { id, username } = profile;
  const name = username ?? 'this player';
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useUser()?.id;
  const { data: players = [] } = useQuery(playersQuery(userId));
  const behindGate = useBehindGate();
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () =>
      behindGate(() => call('DELETE /players/:id', { params: { id }, body: { confirm: 'DELETE' }, userId })),
    onSuccess: async () => {
      onDeleted(id);
      dropPlayer(client, userId!);
      await navigate(PATHS.players);
      toastSuccess(`${name} is deleted.`);
    },
  });
  if (players.length < 2) return null;
  const close = () => {
    setOpen(false);
    reset();
  };
  const action = `Delete ${name}`;
  if (needsPassword(error)) return askPassword({ action, onGiven: mutate, onClose: close });
  return (
    <>
      <Button look="danger" className="max-w-full self-start wrap-anywhere" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && (
        <Dialog title={action} onClose={close}>
          <div className="flex flex-col gap-4">
            <p>
              Everything of {name} goes: scores, coins, and what was learned. This can't be undone. The other
              players stay as they are.
            </p>
            {error && !isGateClosed(error) && <Alert>{textOf('account', error)}</Alert>}
            <Button look="danger" pending={isPending} pendingLabel="Deleting..." onClick={() => mutate()}>
              Delete for ever
            </Button>
            <Button look="paper" onClick={close}>
              Keep the player
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
