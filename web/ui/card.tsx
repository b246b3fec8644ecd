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
    <li className="flex items-start gap-4 rounded-card bg-paper p-5 shadow-card">
      <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-tint text-primary">
        {icon}
      </span>
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-muted">{children}</p>
      </div>
    </li>
  );
}
