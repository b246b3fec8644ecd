import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-card bg-paper p-6 shadow-card sm:p-8', className)} />;
}

interface FeatureProps {
  readonly icon: React.ReactNode;
  readonly title: string;
  readonly children: React.ReactNode;
}

/** A picture, a title and, where there is room, one line: three of them stand side by side. */
export function FeatureCard({ icon, title, children }: FeatureProps) {
  return (
    <li className="flex flex-col items-center gap-2 rounded-card bg-paper p-3 text-center shadow-card md:flex-row md:gap-4 md:p-4 md:text-left">
      <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-tint text-primary">
        {icon}
      </span>
      <div>
        <h2 className="text-base md:text-xl">{title}</h2>
        <p className="text-muted max-md:hidden">{children}</p>
      </div>
    </li>
  );
}
