import { useEffect, useState } from 'react';
import { ASK_A_GROWN_UP, TAP_YOUR_PICTURES } from '#engine/rules/players.ts';
import { TRY_AGAIN } from '#engine/rules/common-words.ts';
import type { ListedPlayer } from '#server/contract/players.ts';
import { ApiError } from '#web/lib/api.ts';
import { useGate } from '#web/lib/gate.ts';
import type { EnterPlayer } from '#web/lib/players.ts';
import { textOf } from '#web/lib/problems.ts';
import { say, stopSpeaking } from '#web/lib/sounds.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { PicturePad } from './picture-pad.tsx';

interface CodeDialogProps {
  readonly player: ListedPlayer;
  readonly entering: EnterPlayer;
  readonly onEntered: () => void;
  readonly onClose: () => void;
}

const isTooMany = (error: unknown) => error instanceof ApiError && error.status === 429;

/** A player's own three pictures, which keep siblings apart; a grown-up needs none. */
export function CodeDialog({ player, entering, onEntered, onClose }: CodeDialogProps) {
  const { id, username, avatar_url, scarf } = player;
  const gate = useGate();
  const [error, setError] = useState<unknown>();
  const asks = isTooMany(error) ? ASK_A_GROWN_UP : TAP_YOUR_PICTURES;
  useEffect(() => {
    say(TAP_YOUR_PICTURES).catch(() => undefined);
    return stopSpeaking;
  }, []);
  const enter = (code?: readonly number[]) =>
    entering.mutate(
      { id, code },
      {
        onSuccess: onEntered,
        onError: (refusal) => {
          setError(refusal);
          say(isTooMany(refusal) ? ASK_A_GROWN_UP : TRY_AGAIN).catch(() => undefined);
        },
      },
    );
  const askGrownUp = async () => {
    if (await gate.open()) enter();
  };
  return (
    <Dialog title={`Is it you, ${username ?? 'Player'}?`} onClose={onClose}>
      <div className="flex flex-col items-center gap-5">
        <div className="flex items-center gap-4">
          <Avatar name={avatar_url} scarf={scarf} className="size-20" />
          <SpeakerButton text={asks} label="Say it again" />
          <p className="text-lg">{asks}</p>
        </div>
        {error !== undefined && !isTooMany(error) && <Alert>{textOf('account', error)}</Alert>}
        {!isTooMany(error) && <PicturePad onCode={enter} isBusy={entering.isPending} />}
        <Button look="paper" onClick={() => void askGrownUp()}>
          I am a grown-up
        </Button>
      </div>
    </Dialog>
  );
}
