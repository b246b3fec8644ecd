import { classNames } from '#web/ui/class-names.ts';

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side. Native radio buttons: arrow keys, labels and forms work as usual. */
export const Segments = <Value extends string>({
  legend,
  name,
  options,
  value,
  onChoose,
}: SegmentsProps<Value>) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{legend}</legend>
    <div className="flex flex-wrap gap-1 rounded-3xl bg-paper p-1 shadow-card">
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative grid min-h-14 grow cursor-pointer place-items-center rounded-[1.25rem] px-5 font-display text-lg font-semibold huge:min-h-16 huge:text-xl',
            option.value === value
              ? 'bg-primary text-white forced-colors:outline-4 forced-colors:outline-[Highlight]'
              : 'hover:bg-tint',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            // Covers the whole label, so that its focus ring is the label's.
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[1.25rem] shadow-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
);
