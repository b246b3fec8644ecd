import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#server/contract/profile.ts';
import { call } from '#web/lib/api.ts';
import { useBehindGate } from '#web/lib/gate.ts';
import { keepCode, type PictureCode } from '#web/lib/picture-codes.ts';
import { playersQuery } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PicturePad } from './picture-pad.tsx';

/** Three pictures that a child taps before it is their turn, so that siblings do not play as each other. */
export function CodeSettings({ profile: { id, username } }: { readonly profile: Profile }) {
  const client = useQueryClient();
  const userId = useUser()?.id;
  const query = playersQuery(userId);
  const { data: players = [] } = useQuery(query);
  const behindGate = useBehindGate();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (code: PictureCode | null) =>
      behindGate(() =>
        call('PUT /players/:id/code', {
          params: { id },
          body: { code: code && [...code] },
          userId,
        }),
      ),
    meta: { problem: 'profileUpdate' },
    onSuccess: async (_answer, code) => {
      await keepCode(id, code ?? undefined);
      setOpen(false);
      toastSuccess(code ? 'The three pictures are set.' : 'No pictures are asked for any more.');
      await client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  if (players.length < 2) return null;
  const hasCode = players.some((player) => player.id === id && player.code);
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="paper" onClick={() => setOpen(true)}>
        <KeySquare aria-hidden className="size-6" />
        {hasCode ? 'Change the three pictures' : 'Ask for three pictures'}
      </Button>
      {hasCode && (
        <Button look="plain" pending={isPending} onClick={() => mutate(null)}>
          Ask for no pictures
        </Button>
      )}
      {isOpen && (
        <Dialog title="Three pictures" onClose={() => setOpen(false)}>
          <div className="flex flex-col items-center gap-5">
            <p>
              Let {username ?? 'your child'} tap three pictures, in an order that is easy to remember. They
              are asked for before it is {username ?? 'your child'}'s turn. It keeps brothers and sisters
              apart; it is no lock.
            </p>
            <PicturePad onCode={mutate} isBusy={isPending} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
