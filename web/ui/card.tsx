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

/** A picture, a title, one line. */
export function FeatureCard({ icon, title, children }: FeatureProps) {
  return (
    <li className="flex items-center gap-4 rounded-card bg-paper p-3 shadow-card sm:items-start sm:p-5">
      <span className="grid size-12 shrink-0 sm:size-14 place-items-center rounded-2xl bg-tint text-primary">
        {icon}
      </span>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-muted max-sm:hidden">{children}</p>
      </div>
    </li>
  );
}
