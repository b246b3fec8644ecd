import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { AGE_MAX, AGE_MIN } from '#server/contract/fields.ts';
import { FieldError, inputLooks } from '#web/ui/field.tsx';

interface AgeFieldProps {
  /** As typed: may be empty or nonsense until it is checked. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: React.Ref<HTMLInputElement>;
  readonly error?: string;
  readonly required?: boolean;
}

/** The age that typed text means: null when empty, NaN when it is no whole number. */
export const ageFrom = (text: string): number | null =>
  text.trim() === '' ? null : /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;

const FIRST_GUESS = 5;

function stepped(value: string, by: number): string {
  const age = ageFrom(value);
  if (age === null || Number.isNaN(age)) return String(FIRST_GUESS);
  return String(Math.min(AGE_MAX, Math.max(AGE_MIN, age + by)));
}

export function AgeField({ value, onChange, inputRef, error, required }: AgeFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-display text-lg font-medium">
        Age
      </label>
      <div className="flex items-center gap-2">
        <StepButton label="One year younger" onClick={() => onChange(stepped(value, -1))}>
          <Minus aria-hidden />
        </StepButton>
        <input
          ref={inputRef}
          id={id}
          type="number"
          inputMode="numeric"
          min={AGE_MIN}
          max={AGE_MAX}
          step={1}
          required={required}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
          className={`${inputLooks(error !== undefined)} max-w-28 text-center font-display text-2xl font-semibold`}
        />
        <StepButton label="One year older" onClick={() => onChange(stepped(value, 1))}>
          <Plus aria-hidden />
        </StepButton>
      </div>
      <p id={`${id}-hint`} className="text-muted max-sm:text-sm">
        In years, {AGE_MIN} to {AGE_MAX}. It is used to show age-appropriate games. Nobody else can see it.
      </p>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

const StepButton = ({ label, onClick, children }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="clay clay-paper grid size-14 shrink-0 place-items-center rounded-2xl border-2 border-line text-primary"
  >
    {children}
  </button>
);
