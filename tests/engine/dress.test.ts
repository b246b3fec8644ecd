import { afterEach, expect, it } from 'vitest';
import { applyStyles } from '#engine/access/apply-styles.ts';

const replaceSync = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'replaceSync')!;
afterEach(() => Object.defineProperty(CSSStyleSheet.prototype, 'replaceSync', replaceSync));

const STYLES = `
  p { color: rgb(1, 2, 3); }
  p::before { content: 'x'; }
  p.big { color: rgb(4, 5, 6); }`;

function coloursOf(): string[] {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const small = document.createElement('p');
  const big = Object.assign(document.createElement('p'), { className: 'big' });
  shadow.append(small, big);
  applyStyles(shadow, STYLES);
  const colours = [small, big].map((element) => getComputedStyle(element).color);
  host.remove();
  return colours;
}

it('gives the styles with a sheet, and without one where there is none', () => {
  const withSheet = coloursOf();
  expect(withSheet).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
  expect(coloursOf()).toEqual(withSheet);
});
