import { XP_PER_LEVEL, xpInLevel } from '#engine/rules/level.ts';

/** The progress within the present level. The figures stand beside it as text. */
export function XpBar({ xp }: { readonly xp: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Progress to the next level"
      aria-valuemin={0}
      aria-valuemax={XP_PER_LEVEL}
      aria-valuenow={xpInLevel(xp)}
      className="h-4 w-full overflow-hidden rounded-full bg-tint ring-1 ring-line ring-inset"
    >
      <div
        className="h-full rounded-full bg-leaf transition-[width] duration-500"
        style={{ width: `${xpInLevel(xp)}%` }}
      />
    </div>
  );
}
