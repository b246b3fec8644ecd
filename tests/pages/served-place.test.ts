import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepServedPlace } from '#web/app/served-place.ts';

const SERVED = `<a href="/play">Play</a><a href="/a">More</a><a href="/b">More</a><a href="/c">More</a>
  <a href="/login" class="top">Start</a><a href="/login" class="end">Start</a>
  <button aria-label="Say Play"></button><button aria-label="Say More"></button>`;
/** What came first is gone, something else is before the rest, and what led to another page is a button. */
const PAGE = `<a href="/home">Home</a><a href="/c">More</a><a href="/b">More</a><button class="top">Start</button>
  <button class="end">Start</button><button aria-label="Say Play"></button><button aria-label="Say More"></button>`;

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => root.remove());

it.each([
  ['a[href="/b"]', 'a[href="/b"]'],
  ['a[href="/c"]', 'a[href="/c"]'],
  ['.top', 'button.top'],
  ['.end', 'button.end'],
  ['[aria-label="Say More"]', '[aria-label="Say More"]'],
])('what has the focus in the page as it was served has it in the page itself: %s', (served, own) => {
  root.innerHTML = SERVED;
  root.querySelector<HTMLElement>(served)!.focus();
  const putBack = keepServedPlace(root);
  root.innerHTML = PAGE;
  putBack();
  expect(document.activeElement).toBe(root.querySelector(own));
});

it('what is there no more leaves the focus to nothing else', () => {
  root.innerHTML = SERVED;
  root.querySelector<HTMLElement>('a[href="/play"]')!.focus();
  const putBack = keepServedPlace(root);
  root.innerHTML = PAGE;
  putBack();
  expect(document.activeElement).toBe(document.body);
});
