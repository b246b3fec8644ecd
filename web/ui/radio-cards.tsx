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

/** One of a few, each with a picture. Real radio buttons: arrows, labels and forms work as everywhere. */
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
              'relative flex cursor-pointer flex-col items-center gap-1.5 rounded-2xl border-[3px] px-0.5 py-2 text-center sm:p-3',
              'border-line bg-paper hover:border-primary has-checked:border-primary has-checked:bg-tint',
              'forced-colors:has-checked:outline-4 forced-colors:has-checked:outline-[Highlight]',
              'has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-2xl shadow-none outline-none"
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
