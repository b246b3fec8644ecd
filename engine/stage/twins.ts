import { fitTo, setText } from './access-elements.ts';
import type { Control, Controls } from './controls.ts';
import type { Operator } from './input.ts';

export interface TwinsOptions {
  readonly controls: Controls;
  readonly operator: Operator;
  /** CSS pixels to a design pixel. */
  scale(): number;
  /** The keyboard's focus has come to one of them, or gone from one. */
  onFocus(): void;
}

/** The real elements of the controls, one each: links and buttons that nobody sees, over what the picture shows. */
export class Twins {
  private readonly options: TwinsOptions;
  private readonly elements = new Map<string, HTMLElement>();

  constructor(options: TwinsOptions) {
    this.options = options;
  }

  /** Ids of the controls that have one. */
  get ids(): readonly string[] {
    return [...this.elements.keys()];
  }

  /** The id of the control whose element has the keyboard's focus. */
  get focusedId(): string | undefined {
    return this.ids.find((id) => this.elements.get(id) === document.activeElement);
  }

  focus(id: string): void {
    this.elements.get(id)?.focus({ preventScroll: true });
  }

  /** The control's element, written as the control is now. */
  write(control: Control): HTMLElement {
    const { operator, scale } = this.options;
    const wanted = control.kind === 'link' ? 'A' : 'BUTTON';
    if (this.elements.get(control.id)?.tagName !== wanted) this.remove(control.id);
    const twin = this.elements.get(control.id) ?? this.make(control);
    setText(twin, control.label);
    if (twin instanceof HTMLAnchorElement) twin.setAttribute('href', control.href ?? '#');
    if (operator.isLive(control)) twin.removeAttribute('aria-disabled');
    else this.close(control.id);
    fitTo(twin, control.rect(), scale());
    return twin;
  }

  /** The element stays, for its focus, and does nothing. */
  close(id: string): void {
    this.elements.get(id)?.setAttribute('aria-disabled', 'true');
  }

  remove(id: string): void {
    this.elements.get(id)?.remove();
    this.elements.delete(id);
  }

  private make({ id, kind }: Control): HTMLElement {
    const { controls, operator, onFocus } = this.options;
    const twin = document.createElement(kind === 'link' ? 'a' : 'button');
    if (twin instanceof HTMLButtonElement) twin.type = 'button';
    if (kind === 'choice') twin.dataset['choice'] = '';
    twin.style.cssText = 'position:absolute;margin:0;padding:0;border:0;opacity:0;pointer-events:none';
    twin.addEventListener('click', (event) => {
      // A link is opened in a tab of its own.
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      const current = controls.find(id);
      if (current) operator.operate(current);
    });
    for (const type of ['focus', 'blur'] as const) {
      twin.addEventListener(type, () => {
        controls.find(id)?.focus?.(type === 'focus');
        onFocus();
      });
    }
    this.elements.set(id, twin);
    return twin;
  }
}
