import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Badge({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-display text-base font-medium whitespace-nowrap',
        className,
      )}
    >
      {children}
    </span>
  );
}
