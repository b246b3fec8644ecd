import type { Timers } from '#engine/kernel/timers.ts';
import type { Control, Controls } from './controls.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { Focus } from './focus.ts';

/** How long a digit waits for a second one when both "1" and "12" could be meant. */
const DIGIT_SECONDS = 0.8;

export interface KeyboardOptions {
  /** Keys count only while the focus is inside the stage. */
  readonly host: HTMLElement;
  readonly controls: Controls;
  readonly dispatcher: Dispatcher;
  readonly focus: Focus;
  readonly timers: Timers;
}

/**
 * Arrows, Home and End among the answers, and digits for answers that are numbers. Enter and Space reach the
 * focused element's own click. Returns the way to stop listening.
 */
export function listenToKeys({ host, controls, dispatcher, focus, timers }: KeyboardOptions): () => void {
  let digits = '';
  let forget = () => {};
  /** All answers; where two sides play, those of the side that the focus is on, or of the first. */
  const choices = () => {
    const all = controls.list.filter((control) => control.kind === 'choice' && control.visible());
    const side = focus.focused?.side ?? all[0]?.side;
    return all.filter((control) => control.side === side);
  };
  const numbered = (test: (label: string) => boolean) =>
    choices().find((control) => dispatcher.isLive(control) && test(control.label));

  const moveTo = (control: Control | undefined) => control && focus.focus(control);
  const moveBy = (step: number) => {
    const list = choices();
    const from = list.findIndex((control) => control.id === focus.focused?.id);
    const start = from < 0 && step < 0 ? 0 : from;
    moveTo(list[(start + step + list.length) % list.length]);
  };
  const choose = () => {
    forget();
    const control = numbered((label) => label === digits);
    digits = '';
    if (!control) return;
    focus.focus(control);
    dispatcher.dispatch(control);
  };
  const onDigit = (digit: string) => {
    forget();
    digits += digit;
    if (!numbered((label) => label.startsWith(digits))) digits = digit;
    const longer = numbered((label) => label.startsWith(digits) && label !== digits);
    if (longer) forget = timers.after(DIGIT_SECONDS, choose);
    else choose();
  };

  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: () => moveBy(1),
    ArrowDown: () => moveBy(1),
    ArrowLeft: () => moveBy(-1),
    ArrowUp: () => moveBy(-1),
    Home: () => moveTo(choices()[0]),
    End: () => moveTo(choices().at(-1)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Key repeat counts as one press.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault();
    if (event.key in moves && choices().length > 0) {
      event.preventDefault();
      moves[event.key]!();
    } else if (/^\d$/.test(event.key)) onDigit(event.key);
    else if (event.key === 'Enter' && digits !== '') {
      event.preventDefault();
      choose();
    }
  };
  host.addEventListener('keydown', onKeyDown);
  return () => host.removeEventListener('keydown', onKeyDown);
}
