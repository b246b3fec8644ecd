import type { Control, Controls } from '#engine/input/controls.ts';
import type { Dispatcher } from '#engine/input/dispatcher.ts';
import { placeOver, setText } from './elements.ts';

export interface ProxiesOptions {
  readonly controls: Controls;
  readonly dispatcher: Dispatcher;
  /** CSS pixels to a design pixel. */
  scale(): number;
  /** False while the focus is for screen readers only. */
  isSeen(): boolean;
  /** The focus was brought to one of them from another place, and not by the game. */
  onSought(): void;
  /** Called when one of them gains or loses the keyboard's focus. */
  onFocus(): void;
}

/** The invisible links and buttons over the controls in the picture, one for each control. */
export class Proxies {
  private readonly options: ProxiesOptions;
  private readonly elements = new Map<string, HTMLElement>();
  /** The game itself moves the focus. */
  private isOwn = false;

  constructor(options: ProxiesOptions) {
    this.options = options;
  }

  /** Ids of the controls that have an element. */
  get ids(): readonly string[] {
    return [...this.elements.keys()];
  }

  /** The id of the control whose element has the keyboard's focus. */
  get focusedId(): string | undefined {
    return this.ids.find((id) => this.elements.get(id) === document.activeElement);
  }

  focus(id: string): void {
    this.isOwn = true;
    this.elements.get(id)?.focus({ preventScroll: true });
    this.isOwn = false;
  }

  /** The control's element, updated to the control's present state. */
  write(control: Control): HTMLElement {
    const { dispatcher, scale } = this.options;
    const wanted = control.kind === 'link' ? 'A' : 'BUTTON';
    if (this.elements.get(control.id)?.tagName !== wanted) this.remove(control.id);
    const proxy = this.elements.get(control.id) ?? this.make(control);
    setText(proxy, control.label);
    if (proxy instanceof HTMLAnchorElement) proxy.setAttribute('href', control.href ?? '#');
    if (dispatcher.isLive(control)) proxy.removeAttribute('aria-disabled');
    else this.close(control.id);
    placeOver(proxy, control.rect(), scale());
    return proxy;
  }

  /** The element stays, because it may have the focus, but is inactive. */
  close(id: string): void {
    this.elements.get(id)?.setAttribute('aria-disabled', 'true');
  }

  remove(id: string): void {
    this.elements.get(id)?.remove();
    this.elements.delete(id);
  }

  private make({ id, kind }: Control): HTMLElement {
    const { controls, dispatcher, onFocus, onSought, isSeen } = this.options;
    const proxy = document.createElement(kind === 'link' ? 'a' : 'button');
    if (proxy instanceof HTMLButtonElement) proxy.type = 'button';
    if (kind === 'choice') proxy.dataset['choice'] = '';
    proxy.style.cssText = 'position:absolute;margin:0;padding:0;border:0;opacity:0;pointer-events:none';
    proxy.addEventListener('click', (event) => {
      // A link to be opened in a new tab.
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      const current = controls.find(id);
      if (current) dispatcher.dispatch(current);
    });
    for (const type of ['focus', 'blur'] as const) {
      proxy.addEventListener(type, (event) => {
        // It comes from nowhere when the page itself gets it back.
        const from = event instanceof FocusEvent ? event.relatedTarget : null;
        if (type === 'focus' && !this.isOwn && from) onSought();
        // Focus gained while nobody uses keys is for screen readers: nothing visible changes.
        controls.find(id)?.focus?.(type === 'focus' && isSeen());
        onFocus();
      });
    }
    this.elements.set(id, proxy);
    return proxy;
  }
}
