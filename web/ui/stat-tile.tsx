import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

interface StatTileProps {
  readonly name: string;
  /** As in the picture manifest. */
  readonly picture: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

/** A picture, a big figure, its name. Belongs into a <dl>. */
export const StatTile = ({ name, picture, value, children }: StatTileProps) => (
  <div className="relative rounded-card bg-paper p-4 shadow-card sm:p-5 sm:pl-26">
    <dt className="pr-10 font-display text-base leading-tight font-medium text-muted sm:pr-0">
      <Picture
        name={picture}
        alt=""
        className="absolute top-4 right-4 size-9 sm:right-auto sm:left-5 sm:top-5 sm:size-16"
        first
      />
      {name}
    </dt>
    <dd>
      <span className="mb-1 block font-display text-3xl font-semibold tabular-nums">{value}</span>
      {children}
    </dd>
  </div>
);
