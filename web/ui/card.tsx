import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-card bg-paper p-6 shadow-card sm:p-8', className)} />;
}

interface FeatureProps {
  readonly icon: React.ReactNode;
  readonly title: string;
  readonly children: React.ReactNode;
  /** On phones too, where the cards are stacked. */
  readonly told?: boolean;
}

/**
 * A picture, a title and one line of text: flat, because it cannot be pressed. In a row of three on a phone there is no room for the text: it is left out
 * unless `told`.
 */
export function FeatureCard({ icon, title, children, told = false }: FeatureProps) {
  return (
    <li
      className={classNames(
        'flex items-center rounded-card bg-paper/60 md:gap-4 md:p-4 md:text-left',
        told ? 'gap-4 p-4' : 'gap-2 p-3 text-center max-md:flex-col',
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-tint text-primary">
        {icon}
      </span>
      <div>
        <h2 className="text-base md:text-xl">{title}</h2>
        <p className={classNames('text-muted', !told && 'max-md:hidden')}>{children}</p>
      </div>
    </li>
  );
}
