import { Picture } from '#web/ui/picture.tsx';

const MEDALS = 3;

/** "#4"; the first three have a medal as well, which stands alone on a phone. */
export function Rank({ rank }: { readonly rank: number }) {
  const hasMedal = rank <= MEDALS;
  return (
    <span className="flex w-10 shrink-0 items-center gap-1 sm:w-20 font-display text-lg font-semibold tabular-nums">
      {hasMedal && <Picture name={`medals/${rank}`} alt="" className="h-11 w-auto" first />}
      <span className={hasMedal ? 'max-sm:sr-only' : undefined}>#{rank}</span>
    </span>
  );
}
