import { useQuery } from '@tanstack/react-query';
import { useEnterPlayer } from '#web/lib/players.ts';
import { playersQuery } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { toastProblem } from '#web/lib/toasts.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const tellProblem = (error: unknown) => toastProblem('session', error);

/** The players of an account, small, to choose whom a page is about; nothing for an only child. */
export function Faces({ shown }: { readonly shown: string }) {
  const { data: players = [] } = useQuery(playersQuery(useUser()?.id));
  const { mutate, isPending } = useEnterPlayer();
  if (players.length < 2) return null;
  return (
    <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3 print:hidden" aria-label="Players">
      {players.map(({ id, username, avatar_url, scarf }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === shown || undefined}
            onClick={() => !isPending && id !== shown && mutate({ id }, { onError: tellProblem })}
            className="flex min-h-12 w-full items-center gap-2 rounded-full bg-paper py-1 pr-3 pl-1 text-left font-display text-base leading-tight font-medium shadow-card sm:min-h-14 sm:gap-3 sm:pr-5 sm:text-lg aria-[current=true]:ring-4 aria-[current=true]:ring-primary"
          >
            <Avatar name={avatar_url} scarf={scarf} className="size-9 sm:size-12" />
            <span className="wrap-anywhere">{username ?? 'Player'}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
