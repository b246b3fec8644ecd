import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

interface StatTileProps {
  readonly name: string;
  /** A name of the picture manifest. */
  readonly picture: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

/** A picture, a large figure and its name. Use inside a <dl>. */
export const StatTile = ({ name, picture, value, children }: StatTileProps) => (
  <div className="relative rounded-card bg-paper p-4 shadow-card sm:p-5 sm:max-lg:pl-26 min-[80rem]:pl-26">
    {/* Where the picture stands above the figure it keeps its height free: a long figure has the whole width. */}
    <dt className="flex min-h-9 items-center pr-10 font-display text-base leading-tight font-medium text-muted sm:max-lg:min-h-0 sm:max-lg:pr-0 lg:min-h-12 lg:pr-14 min-[80rem]:min-h-0 min-[80rem]:pr-0">
      <Picture
        name={picture}
        alt=""
        className="absolute top-4 right-4 size-9 sm:max-lg:top-5 sm:max-lg:right-auto sm:max-lg:left-5 sm:max-lg:size-16 lg:size-12 min-[80rem]:top-5 min-[80rem]:right-auto min-[80rem]:left-5 min-[80rem]:size-16"
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
