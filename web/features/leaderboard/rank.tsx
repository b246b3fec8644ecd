import { Medal } from 'lucide-react';
import { pictureOf } from '#web/lib/pictures.ts';

const METALS = ['text-[#b8860b]', 'text-[#5f6b76]', 'text-[#9a5b2c]'] as const;

/** "#4"; the first three also get their medal. */
export function Rank({ rank }: { readonly rank: number }) {
  const metal = METALS[rank - 1];
  const src = pictureOf(`medals/${rank}`);
  return (
    <span className="flex w-10 shrink-0 items-center gap-1 sm:w-20 font-display text-lg font-semibold tabular-nums">
      {src !== undefined && <img src={src} alt="" className="h-11 w-auto" />}
      {src === undefined && metal && <Medal aria-hidden className={`size-8 ${metal}`} />}
      <span className={metal && 'max-sm:sr-only'}>#{rank}</span>
    </span>
  );
}
