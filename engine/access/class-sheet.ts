import { sheetButton, type SheetContent } from './sheet.ts';

/** What a teacher can do. */
export interface ClassAction {
  readonly label: string;
  act(): void;
}

/** Low, where a seated teacher reaches, and large, to be read from where the class sits. */
const STYLES = `
  dialog { inset: auto 0 1.5vh; width: min(96vw, 64em); max-height: 57vh; margin: 0 auto; padding: 1em 1.25em 1.25em;
    font-size: clamp(1.125rem, 2.1vmin, 3rem); }
  h2 { margin-bottom: 0.5em; font-size: 1.5em; text-align: center; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.6em; }
  div.many { grid-template-columns: repeat(4, 1fr); }
  button { min-height: 3.25em; border-width: 3px; border-radius: 1em; }
  button.done { grid-column: 1 / -1; font-size: 1.3em; }
  @media (max-width: 44rem) { div, div.many { grid-template-columns: 1fr 1fr; } }
`;
const GO_ON = 'Go on';
/** Rows are of three where that fills them. */
const THREE = 3;

/** What a teacher may want at any moment of a round, while time stands still. */
export const classSheet = (title: string, actions: readonly ClassAction[]): SheetContent => ({
  styles: STYLES,
  build(close) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', title);
    const heading = Object.assign(document.createElement('h2'), { textContent: title });
    const goOn = sheetButton(GO_ON, () => close());
    goOn.className = 'done';
    goOn.autofocus = true;
    const grid = document.createElement('div');
    grid.classList.toggle('many', actions.length % THREE > 0);
    grid.append(goOn, ...actions.map(({ label, act }) => sheetButton(label, () => close(act))));
    dialog.append(heading, grid);
    return dialog;
  },
});
