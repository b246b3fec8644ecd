import type { Rect } from '#engine/layout/layout.ts';
import type { AccessContent, Article, Block } from './content.ts';

/** The fixed elements of the layer, in reading order. */
export interface AccessElements {
  /** Controls before the title: the way back. */
  readonly before: HTMLElement;
  readonly title: HTMLElement;
  /** Of the game, during play. */
  readonly description: HTMLElement;
  readonly prompt: HTMLElement;
  /** Controls before the answers, and after them. */
  readonly actions: HTMLElement;
  readonly choices: HTMLElement;
  readonly after: HTMLElement;
  readonly article: HTMLElement;
  readonly articleTexts: HTMLElement;
  readonly articleControls: HTMLElement;
  readonly announce: HTMLElement;
  readonly score: HTMLElement;
  dispose(): void;
}

/** Visually hidden texts for screen readers: the picture shows them in its own way. */
const UNSEEN = 'position:absolute;left:0;top:0;max-width:100%;margin:0;opacity:0;pointer-events:none';

const make = (tag: string, attributes: Readonly<Record<string, string>>, style = '') => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.style.cssText = style;
  return element;
};

export const makeChoices = (): HTMLElement =>
  make('div', { 'data-choices': '', role: 'group', 'aria-label': 'Answers' });
export const makeLiveText = (): HTMLElement =>
  make('p', { 'data-announce': '', role: 'status', 'aria-live': 'polite' }, UNSEEN);
/** Not a live region: its text would be announced a second time for the same event. */
export const makeScore = (): HTMLElement => make('output', { 'data-score': '', 'aria-live': 'off' }, UNSEEN);

/** Turns the host into the stage's section and adds the elements; `dispose` undoes all of it. */
export function createElements(host: HTMLElement, gameId: string, title: string): AccessElements {
  const section = {
    role: 'group',
    'aria-label': title,
    'data-game': gameId,
    'data-stage': '',
    'data-phase': 'loading',
  };
  const canvas = host.querySelector('canvas');
  const { position } = host.style;
  for (const [name, value] of Object.entries(section)) host.setAttribute(name, value);
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  canvas?.setAttribute('aria-hidden', 'true');

  const article = make('div', {});
  const elements = {
    before: make('div', {}),
    title: make('h1', { tabindex: '-1' }, UNSEEN),
    description: make('p', {}, UNSEEN),
    actions: make('div', {}),
    prompt: make('p', { 'data-prompt': '' }, UNSEEN),
    choices: makeChoices(),
    after: make('div', {}),
    article,
    announce: makeLiveText(),
    score: makeScore(),
  };
  elements.title.textContent = title;
  host.append(...Object.values(elements));
  // An article's texts are hidden and its controls lie over the picture: two boxes, so that each can fade alone.
  const articleTexts = make('div', {}, UNSEEN);
  const articleControls = make('div', {});
  article.append(articleTexts, articleControls);
  return {
    ...elements,
    articleTexts,
    articleControls,
    dispose() {
      for (const element of Object.values(elements)) element.remove();
      for (const name of Object.keys(section)) host.removeAttribute(name);
      host.style.position = position;
      canvas?.removeAttribute('aria-hidden');
    },
  };
}

/** Sets a text only if it differs, and hides an element whose text is empty. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
  if (element.hidden !== (text === '')) element.hidden = text === '';
}

const blockElements = (block: Block): HTMLElement => {
  if (block.kind === 'list') {
    const list = make('ul', {});
    list.append(...block.items.map((item) => Object.assign(make('li', {}), { textContent: item })));
    return list;
  }
  const element = block.kind === 'heading' ? make('h2', { tabindex: '-1' }) : make('p', {});
  element.textContent = block.text;
  return element;
};

/** The texts of the instructions or the result; `[data-result]` marks the latter. */
export function fillArticle(
  elements: AccessElements,
  article: Article | undefined,
  phase: AccessContent['phase'],
): void {
  elements.articleTexts.replaceChildren(...(article?.blocks ?? []).map(blockElements));
  elements.article.hidden = article === undefined;
  elements.article.toggleAttribute('data-result', phase === 'result' && article !== undefined);
}

/** Moves the elements to the front of their parent in this order, touching only misplaced ones. */
export function orderChildren(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  wanted.forEach((element, index) => {
    const there = parent.children.item(index);
    if (there !== element) parent.insertBefore(element, there);
  });
}

/** Lays an element over a rectangle of the stage. scale: CSS pixels to a design pixel. */
export function placeOver(element: HTMLElement, rect: Rect, scale: number): void {
  const px = (value: number) => `${Math.round(value * scale * 100) / 100}px`;
  const { style } = element;
  if (style.left !== px(rect.x)) style.left = px(rect.x);
  if (style.top !== px(rect.y)) style.top = px(rect.y);
  if (style.width !== px(rect.width)) style.width = px(rect.width);
  if (style.height !== px(rect.height)) style.height = px(rect.height);
}
