/** The few kinds of element that the panel is made of. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Readonly<Record<string, string | boolean>> = {},
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A part of the panel that can be folded. */
export function section(title: string, ...children: Node[]): HTMLDetailsElement {
  const summary = make('summary', { textContent: title });
  summary.style.cssText = 'font-weight:600;margin-top:8px;cursor:pointer';
  return make('details', { open: true }, summary, ...children);
}

export function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', textContent: text });
  element.addEventListener('click', onClick);
  return element;
}

/** Lines of text that can be set anew. */
export function lines(): { readonly element: HTMLPreElement; set(text: string): void } {
  const element = make('pre');
  element.style.cssText = 'margin:2px 0;white-space:pre-wrap;font:12px/1.4 ui-monospace,monospace';
  return { element, set: (text) => void (element.textContent = text) };
}
