/**
 * Styles for a shadow root, without a <style> element, which the content security policy forbids. Safari before 16.4
 * has no constructible style sheets: there, each element that is in the root by now gets the rules as inline styles.
 * styles: plain rules without nesting.
 */
export function applyStyles(shadow: ShadowRoot, styles: string): void {
  if ('adoptedStyleSheets' in shadow && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    return;
  }
  for (const [, selector, declarations] of styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const elements = shadow.querySelectorAll<HTMLElement>(selector!.trim());
    for (const element of elements) element.style.cssText += declarations;
  }
}
