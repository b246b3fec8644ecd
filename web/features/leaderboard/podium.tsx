import { Avatar } from '#web/ui/avatar.tsx';
import type { SeenRow } from './seen-rows.ts';

/** Left to right, as on a real podium. */
const STEPS = [
  { rank: 2, height: 'h-12', colour: 'bg-[#dfe6ee] text-[#4c5763]' },
  { rank: 1, height: 'h-20', colour: 'bg-accent text-on-accent' },
  { rank: 3, height: 'h-8', colour: 'bg-[#f0c19a] text-[#6e3a12]' },
] as const;

/**
 * The first three on their steps. Decorative: the list below says the same. Undefined: empty steps of the same size.
 */
export const Podium = ({ rows }: { readonly rows: readonly SeenRow[] | undefined }) => (
  <div className="flex items-end gap-1">
    {STEPS.map(({ rank, height, colour }) => {
      const standing = rows?.[rank - 1];
      return (
        <div key={rank} className="flex w-20 flex-col items-center gap-1">
          {standing ? (
            <Avatar name={standing.avatar_url} className="size-16" />
          ) : (
            <span className="size-16" />
          )}
          <span
            className={`grid w-full place-items-center rounded-t-xl font-display text-2xl font-semibold ${height} ${colour}`}
          >
            {rank}
          </span>
        </div>
      );
    })}
  </div>
);
