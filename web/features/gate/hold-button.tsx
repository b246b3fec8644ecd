import { Hand } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const HOLD_MS = 3000;

const isPressKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/**
 * A button to hold for three seconds with a finger, a mouse or a key. Assistive tools (screen readers, switches) cannot
 * hold: one press of theirs starts the three seconds.
 */
export function HoldButton({ onHeld, children }: { readonly onHeld: () => void; readonly children: string }) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = () => {
    if (timer.current !== undefined) return;
    setHolding(true);
    timer.current = setTimeout(onHeld, HOLD_MS);
  };
  const end = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHolding(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // A physical press ends in a click with a count or a position; one from a tool has neither.
  const onClick = ({ detail, clientX, clientY }: MouseEvent) => {
    if (detail === 0 && clientX === 0 && clientY === 0 && !byKey.current) begin();
    byKey.current = false;
  };
  const byKey = useRef(false);
  return (
    <button
      type="button"
      data-first
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPressKey(event)) return;
        byKey.current = true;
        begin();
      }}
      onKeyUp={(event) => isPressKey(event) && end()}
      onBlur={end}
      onClick={onClick}
      className="clay relative min-h-24 w-full touch-none overflow-hidden rounded-2xl font-display text-2xl font-semibold text-white select-none"
    >
      <span
        aria-hidden
        className={classNames(
          'absolute inset-0 origin-left bg-edge transition-transform ease-linear',
          holding ? 'scale-x-100 duration-[3000ms]' : 'scale-x-0 duration-200',
        )}
      />
      <span className="relative inline-flex items-center justify-center gap-3">
        <Hand aria-hidden className={classNames('size-9 shrink-0', holding && 'animate-pulse')} />
        {children}
      </span>
    </button>
  );
}
