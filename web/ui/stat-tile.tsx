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

const PLACE = 'absolute top-4 right-4 size-9 sm:right-auto sm:left-5 sm:top-5 sm:size-16';

/** A picture, a big figure, its name. Belongs into a <dl>. */
export function StatTile({ name, picture, Icon, value, children }: StatTileProps) {
  const src = pictureOf(picture);
  return (
    <div className="relative rounded-card bg-paper p-4 shadow-card sm:p-5 sm:pl-26">
      <dt className="pr-10 font-display text-base leading-tight font-medium text-muted sm:pr-0">
        {src === undefined ? (
          <Icon aria-hidden className={`${PLACE} text-primary`} />
        ) : (
          <img src={src} alt="" className={PLACE} />
        )}
        {name}
      </dt>
      <dd>
        <span className="mb-1 block font-display text-3xl font-semibold tabular-nums">{value}</span>
        {children}
      </dd>
    </div>
  );
}
