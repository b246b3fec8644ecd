import type { InputGate } from '#engine/input/gate.ts';
import { RESUME_SECONDS } from '#engine/input/interruptions.ts';
import type { Clock } from '#engine/kernel/clock.ts';
import { applyStyles } from './apply-styles.ts';

/** What a sheet shows. */
export interface SheetContent {
  readonly styles: string;
  /** close: with what is to be done then, while time runs again. */
  build(close: (then?: () => void) => void): HTMLDialogElement;
}

/** A real dialog over the stage, for the adult at it, one at a time. Time is paused while it is open. */
export interface Sheet {
  readonly isOpen: boolean;
  open(content: SheetContent): void;
  /** As Escape does. False: none is open. */
  close(): boolean;
  dispose(): void;
}

export interface SheetOptions {
  readonly host: HTMLElement;
  readonly clock: Clock;
  readonly gate: InputGate;
}

/** What every sheet looks like. */
const SHEET_STYLES = `
  dialog { box-sizing: border-box; overflow: auto; border: 0; border-radius: 1.5rem; background: #fffaf2; color: #2b1d12;
    font: 600 1.125rem/1.4 'Andika', system-ui, sans-serif; }
  dialog::backdrop { background: rgb(20 12 30 / 0.55); }
  h2 { margin: 0; font: 700 1.75rem/1.2 'Fredoka Variable', system-ui, sans-serif; }
  button { min-height: 3rem; padding: 0 1rem; border: 2px solid #1f7a3d; border-radius: 1rem; background: #fff;
    color: #155c2c; font: inherit; cursor: pointer; }
  button.done { background: #1f7a3d; color: #fff; }
  :focus-visible { outline: 4px solid #111; outline-offset: 2px; box-shadow: 0 0 0 10px #ffd400; }
`;

/** The elements of a sheet are made when it is opened. Escape closes it, too. */
export function createSheet({ host, clock, gate }: SheetOptions): Sheet {
  let shell: HTMLElement | undefined;
  let dialog: HTMLDialogElement | undefined;
  let afterwards: (() => void) | undefined;

  const onClose = () => {
    clock.resume('sheet');
    gate.reopen('sheet', RESUME_SECONDS);
    shell?.remove();
    const act = afterwards;
    shell = dialog = afterwards = undefined;
    act?.();
  };

  return {
    get isOpen() {
      return dialog?.open ?? false;
    },
    open({ styles, build }) {
      if (dialog) return;
      shell = document.createElement('div');
      // Isolates it from the page's styles.
      const shadow = shell.attachShadow({ mode: 'open' });
      dialog = build((then) => {
        afterwards = then;
        dialog?.close();
      });
      // Keys pressed in the sheet must not reach the stage below.
      dialog.addEventListener('keydown', (event) => event.stopPropagation());
      dialog.addEventListener('close', onClose);
      shadow.append(dialog);
      applyStyles(shadow, SHEET_STYLES + styles);
      host.append(shell);
      clock.pause('sheet');
      gate.close('sheet');
      dialog.showModal();
    },
    close() {
      const wasOpen = dialog?.open ?? false;
      dialog?.close();
      return wasOpen;
    },
    dispose() {
      dialog?.removeEventListener('close', onClose);
      shell?.remove();
    },
  };
}

export function sheetButton(text: string, onClick: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  element.addEventListener('click', onClick);
  return element;
}
