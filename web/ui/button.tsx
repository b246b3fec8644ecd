import type { ComponentProps, MouseEvent } from 'react';
import { Link } from './link.tsx';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'paper' | 'plain' | 'danger';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'clay text-white',
  paper: 'clay clay-paper border-2 border-primary text-primary',
  plain: 'text-ink underline decoration-2 underline-offset-4 hover:bg-tint',
  danger: 'border-2 border-bad bg-paper text-bad hover:bg-bad-tint',
};

const SIZES = {
  normal: 'min-h-12 px-5 py-2 text-lg',
  big: 'min-h-16 px-8 py-3 text-xl sm:text-2xl',
} as const;

interface Looks {
  readonly look?: ButtonLook;
  readonly size?: keyof typeof SIZES;
}

const looksOf = ({ look = 'primary', size = 'normal' }: Looks, more?: string) =>
  classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-2xl text-center font-display font-semibold',
    'aria-disabled:opacity-70 aria-disabled:saturate-50',
    LOOKS[look],
    SIZES[size],
    more,
  );

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Shown instead of the label while a request is under way; the button cannot be pressed meanwhile. */
  readonly pendingLabel?: string;
  readonly pending?: boolean;
}

/** Pressing Enter in a field also clicks the form's submit button. */
const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * Keeps its width while pending: the other label keeps its space but is hidden from screen readers. It is not disabled
 * natively, because the browser would then drop the focus.
 */
export function Button({
  look,
  size,
  pending = false,
  pendingLabel,
  children,
  className,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const resting = pending || disabled;
  return (
    <button
      type="button"
      {...rest}
      className={looksOf({ look, size }, className)}
      onClick={resting ? refuse : onClick}
      aria-disabled={resting || undefined}
      aria-busy={pending || undefined}
    >
      {pendingLabel === undefined ? (
        children
      ) : (
        <span className="grid">
          <span className="col-start-1 row-start-1">{pending ? pendingLabel : children}</span>
          <span
            aria-hidden
            data-label={pending ? children : pendingLabel}
            className="invisible col-start-1 row-start-1 before:content-[attr(data-label)]"
          />
        </span>
      )}
    </button>
  );
}

export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof Link> & Looks) {
  return <Link {...rest} className={looksOf({ look, size }, className)} />;
}

/** A link inside text or under a form, tall enough to be tapped. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'inline-flex min-h-12 items-center rounded-lg font-bold text-primary underline decoration-2 underline-offset-4 hover:text-edge',
        className,
      )}
    />
  );
}
