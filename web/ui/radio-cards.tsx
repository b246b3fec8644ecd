import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly note?: string;
    readonly picture: ReactNode;
  }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of a few, each with a picture. Native radio buttons: arrow keys, labels and forms work as usual. */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChoose,
}: RadioCardsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-display text-lg font-medium">{legend}</legend>
      <div className="grid grid-cols-3 gap-2.5 sm:gap-4">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex cursor-pointer flex-col items-center gap-1 rounded-2xl border-[3px] px-0.5 py-2 text-center sm:gap-1.5 sm:p-3',
              option.value === value
                ? 'border-primary bg-tint forced-colors:outline-4 forced-colors:outline-[Highlight]'
                : 'border-line bg-paper hover:border-primary',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              // Covers the whole card, so that its focus ring is the card's.
              className="absolute -inset-[3px] size-[calc(100%+6px)] cursor-pointer appearance-none rounded-2xl shadow-none outline-offset-2"
            />
            {option.picture}
            <span className="font-display leading-tight font-medium sm:text-lg">{option.label}</span>
            {option.note !== undefined && <span className="text-sm text-muted">{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
