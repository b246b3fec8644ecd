/** The kinds of elements the panel is made of. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Readonly<Record<string, string | boolean>> = {},
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A collapsible part of the panel. */
export function section(title: string, ...children: Node[]): HTMLDetailsElement {
  const summary = make('summary', { textContent: title });
  return make('details', { open: true }, summary, ...children);
}

export function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', textContent: text });
  element.addEventListener('click', onClick);
  return element;
}

/** Lines of text that can be replaced. */
export function lines(): { readonly element: HTMLPreElement; set(text: string): void } {
  const element = make('pre');
  return { element, set: (text) => void (element.textContent = text) };
}
