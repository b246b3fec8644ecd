import { classNames } from './class-names.ts';

/** A quiet block in the place and size of what is coming. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden className={classNames('animate-shimmer rounded-card bg-paper/80', className)} />;
}
