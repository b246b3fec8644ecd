import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureOf } from '#web/lib/pictures.ts';

interface StatTileProps {
  readonly name: string;
  /** In the picture manifest; the icon stands in until it is painted. */
  readonly picture: string;
  readonly Icon: LucideIcon;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

/** A picture, a big figure, its name. Belongs into a <dl>. */
export function StatTile({ name, picture, Icon, value, children }: StatTileProps) {
  const src = pictureOf(picture);
  return (
    <div className="flex flex-col gap-1 rounded-card bg-paper p-4 shadow-card sm:p-5">
      <dt className="flex items-center gap-2 font-display text-base font-medium text-muted sm:text-lg">
        {src === undefined ? (
          <Icon aria-hidden className="size-7 text-primary" />
        ) : (
          <img src={src} alt="" className="size-9" />
        )}
        {name}
      </dt>
      <dd className="flex flex-col gap-2">
        <span className="font-display text-3xl font-semibold tabular-nums sm:text-[2.5rem]">{value}</span>
        {children}
      </dd>
    </div>
  );
}
