import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** Marks this field as wrong although the message is shown elsewhere. */
  readonly wrong?: boolean;
  /** Stands to the right of the input, in its row. */
  readonly beside?: ReactNode;
  /** On a phone it stands under the input, which needs the full width. */
  readonly stacked?: boolean;
}

export const inputLooks = (wrong: boolean) =>
  classNames(
    'min-h-12 w-full min-w-0 rounded-xl border-2 bg-paper px-4 py-2 text-lg text-ink placeholder:text-muted',
    wrong ? 'border-bad' : 'border-muted/60 hover:border-primary',
  );

/** A label above, the input, a hint and an error below, linked for screen readers. */
export function Field({
  label,
  hint,
  error,
  wrong = error !== undefined,
  beside,
  stacked = false,
  className,
  ...input
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-display text-lg font-medium">
        {label}
      </label>
      <div className={classNames('flex items-stretch gap-2', stacked && 'max-sm:flex-col')}>
        <input
          {...input}
          id={id}
          className={inputLooks(wrong)}
          aria-invalid={wrong || undefined}
          aria-describedby={described || undefined}
        />
        {beside}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The error under a field. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <p id={id} className="flex items-start gap-1.5 font-bold text-bad">
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    {children}
  </p>
);

/** A password field with a button to show it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'beside'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className="grid size-12 shrink-0 place-items-center rounded-xl border-2 border-muted/60 bg-paper text-ink hover:border-primary"
      aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
      onClick={() => setShown(!shown)}
    >
      <Icon aria-hidden className="size-6" />
    </button>
  );
  return <Field {...props} type={shown ? 'text' : 'password'} beside={toggle} />;
}
