import type { ReactNode } from 'react';
import { Hills } from './hills.tsx';

interface HeroProps {
  /** Stands before the title. */
  readonly portrait?: ReactNode;
  readonly title: string;
  /** Under the title. */
  readonly children?: ReactNode;
  /** Above the title: the way back. */
  readonly back?: ReactNode;
  /** Stands on the hills, where there is room. */
  readonly picture: ReactNode;
}

/** The top of a player's page: its title in a landscape. */
export const Hero = ({ portrait, title, children, back, picture }: HeroProps) => (
  <section className="relative isolate flex min-h-28 items-center gap-4 overflow-hidden rounded-[2rem] bg-linear-to-b from-white to-bg0 px-5 py-3 shadow-card sm:min-h-40 sm:gap-6 sm:px-8 sm:py-5">
    <Hills className="absolute inset-x-0 bottom-0 -z-10 h-3/4 w-full opacity-80" />
    {portrait}
    <div className="min-w-0 grow">
      {back}
      <h1 className="text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
      {children}
    </div>
    <div aria-hidden className="-mb-5 hidden shrink-0 self-end md:block">
      {picture}
    </div>
  </section>
);
