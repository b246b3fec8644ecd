import { spokenOf } from '#engine/rules/players.ts';
import type { ListedPlayer } from '#server/contract/players.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface PlayerFaceProps {
  readonly player: ListedPlayer;
  readonly isEntering: boolean;
  readonly onChoose: () => void;
}

/** A player to be chosen by the face. */
export function PlayerFace({ player, isEntering, onChoose }: PlayerFaceProps) {
  const { username, avatar_url, scarf, level, current } = player;
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={current || undefined}
      aria-busy={isEntering || undefined}
      aria-label={`${username ?? 'Player'}. ${spokenOf(avatar_url, scarf)} Level ${level}.`}
      className={classNames(
        'flex w-40 flex-col items-center gap-3 rounded-[2rem] bg-paper p-4 shadow-card transition-transform hover:-translate-y-1 sm:w-52 sm:p-6',
        'aria-[current=true]:ring-4 aria-[current=true]:ring-primary',
        isEntering && 'animate-pulse',
      )}
    >
      <Avatar name={avatar_url} scarf={scarf} className="size-28 sm:size-36" />
      <span className="flex min-h-14 max-w-full items-center text-center font-display text-xl leading-tight font-semibold wrap-anywhere">
        {username ?? 'Player'}
      </span>
      <span className="text-muted">Level {level}</span>
    </button>
  );
}
