import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

interface StatTileProps {
  readonly name: string;
  /** A name of the picture manifest. */
  readonly picture: string;
  readonly value: ReactNode;
  /** Beside or under the figure, where there is room. */
  readonly children?: ReactNode;
}

/** A small picture, a figure and its name: flat, because it cannot be pressed. Use inside a <dl>. */
export const StatTile = ({ name, picture, value, children }: StatTileProps) => (
  <div className="relative flex min-h-12 min-w-0 flex-col justify-center rounded-2xl bg-paper/60 py-1 pr-2 pl-12 lg:pr-4">
    <dt className="font-display text-sm leading-tight text-muted">
      <Picture name={picture} alt="" className="absolute top-1/2 left-2 size-8 -translate-y-1/2" first />
      {name}
    </dt>
    <dd className="leading-tight">
      <span className="inline-block font-display text-xl leading-tight font-semibold tabular-nums">
        {value}
      </span>
      {children}
    </dd>
  </div>
);
