import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-4">
      <span className="relative inline-flex h-12 w-16 shrink-0 items-center">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint === undefined ? undefined : id}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
        />
        <span className="pointer-events-none h-9 w-16 rounded-full border-2 border-muted bg-bg1 peer-checked:border-primary peer-checked:bg-primary" />
        <span className="pointer-events-none absolute left-1.5 size-6 rounded-full bg-muted transition-transform forced-colors:bg-[CanvasText]! peer-checked:translate-x-7 peer-checked:bg-white" />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-display text-lg font-medium">{label}</span>
        {hint !== undefined && (
          <span id={id} className="block text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
