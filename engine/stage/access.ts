import type { Phase } from '#engine/ports.ts';
import type { Control, Controls } from './controls.ts';
import { createElements, fillArticle, fitTo, orderChildren, setText } from './access-elements.ts';
import type { InputGate, Operator } from './input.ts';
import type { Layout } from './layout.ts';
import { createRing } from './ring.ts';

/** A piece of text beside the controls, for those who read or hear the page. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** The texts of a scene without questions: instructions or result. */
export interface Article {
  readonly blocks: readonly Block[];
  /** Ids of the controls that belong inside it, in order. */
  readonly controls: readonly string[];
}

export interface AccessContent {
  readonly phase: Phase;
  /** The question as the stage contract words it. */
  readonly prompt?: string;
  /** As shown: "+4". */
  readonly score?: string;
  readonly article?: Article;
}

/** The real elements over the canvas: everything a child can do, for keyboards, switches and screen readers. */
export interface AccessLayer {
  /** Replaces what is told beside the controls; left out means: none. The controls follow by themselves. */
  show(content: AccessContent): void;
  /** One polite announcement; a new one replaces the old. */
  announce(text: string): void;
}

/** What the session does with the layer beyond what scenes may. */
export interface OwnedAccessLayer extends AccessLayer {
  /** The control that has the keyboard's focus. */
  readonly focused: Control | undefined;
  /** Moves the keyboard's focus; undefined: to the heading of the scene. */
  focus(control: Control | undefined): void;
  /** The control that the scanner is on. */
  readonly marked: Control | undefined;
  /** Marks a control for the scanner, without moving the focus. */
  mark(control: Control | undefined): void;
  /** Writes what has changed into the page: rectangles, states, names. Cheap when nothing has. */
  flush(): void;
  dispose(): void;
}

export interface AccessOptions {
  /** Holds the canvas; becomes the stage's section. */
  readonly host: HTMLElement;
  readonly gameId: string;
  readonly title: string;
  readonly description: string;
  readonly controls: Controls;
  readonly gate: InputGate;
  readonly operator: Operator;
  layout(): Layout;
}

export function createAccessLayer(options: AccessOptions): OwnedAccessLayer {
  const { host, controls, gate, operator, layout } = options;
  const elements = createElements(host, options.gameId, options.title);
  const ring = createRing(host);
  const twins = new Map<string, HTMLElement>();
  let content: AccessContent = { phase: 'loading' };
  let marked: Control | undefined;
  let dirty = true;
  const touch = () => {
    dirty = true;
  };
  const forget = [controls.onChange(touch), gate.onChange(touch)];

  const idOf = (element: Element | null) => [...twins].find(([, twin]) => twin === element)?.[0];
  const focusedId = () => idOf(document.activeElement);

  function makeTwin(control: Control): HTMLElement {
    const twin = document.createElement(control.kind === 'link' ? 'a' : 'button');
    if (twin instanceof HTMLButtonElement) twin.type = 'button';
    if (control.kind === 'choice') twin.dataset['choice'] = '';
    twin.style.cssText = 'position:absolute;margin:0;padding:0;border:0;opacity:0;pointer-events:none';
    twin.addEventListener('click', (event) => {
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      const current = controls.find(control.id);
      if (current) operator.operate(current);
    });
    twin.addEventListener('focus', () => {
      controls.find(control.id)?.focus?.(true);
      touch();
    });
    twin.addEventListener('blur', () => {
      controls.find(control.id)?.focus?.(false);
      touch();
    });
    twins.set(control.id, twin);
    return twin;
  }

  function writeTwin(control: Control): HTMLElement {
    const wanted = control.kind === 'link' ? 'A' : 'BUTTON';
    const known = twins.get(control.id);
    const twin = known?.tagName === wanted ? known : makeTwin(control);
    setText(twin, control.label);
    if (twin instanceof HTMLAnchorElement) twin.setAttribute('href', control.href ?? '#');
    const live = operator.isLive(control);
    if (live) twin.removeAttribute('aria-disabled');
    else twin.setAttribute('aria-disabled', 'true');
    fitTo(twin, control.rect(), layout().scale);
    return twin;
  }

  /** The focus must not fall to the page when its element goes: to the first answer, else to the heading. */
  function dropTwins(shown: readonly Control[]): void {
    const ids = new Set(shown.map((control) => control.id));
    for (const [id, twin] of [...twins]) {
      if (ids.has(id)) continue;
      if (twin === document.activeElement) {
        if (content.phase === 'playing' && shown.every((control) => control.kind !== 'choice')) {
          // Between two questions: parked until there is an answer to go to.
          twin.setAttribute('aria-disabled', 'true');
          continue;
        }
        layer.focus(shown.find((control) => control.kind === 'choice'));
      }
      twins.delete(id);
      twin.remove();
    }
  }

  function showRing(): void {
    const focused = document.activeElement;
    const visible = focused instanceof HTMLElement && focused.matches(':focus-visible');
    // By id: what was marked may have gone with its scene.
    const id = marked?.id ?? (visible ? idOf(focused) : undefined);
    const control = controls.find(id ?? '');
    const { scale } = layout();
    if (!control?.visible()) return ring.hide();
    const { x, y, width, height } = control.rect();
    ring.show({ x: x * scale, y: y * scale, width: width * scale, height: height * scale }, scale);
  }

  function flush(): void {
    if (!dirty) return;
    dirty = false;
    const shown = controls.list.filter((control) => control.visible() && control.kind !== 'toy');
    const inArticle = content.article?.controls ?? [];
    const focus = { id: focusedId(), name: document.activeElement?.textContent };
    const twinsOf = (list: readonly Control[]) => list.map(writeTwin);
    const choices = shown.filter((control) => control.kind === 'choice');
    const loose = shown.filter((control) => control.kind !== 'choice' && !inArticle.includes(control.id));
    // In the order of the list: Back first, then the title, what lies before the answers, and after them.
    const lastChoice = shown.findLastIndex((control) => control.kind === 'choice');
    const isAfter = (control: Control) => lastChoice >= 0 && shown.indexOf(control) > lastChoice;
    orderChildren(elements.before, twinsOf(loose.slice(0, 1)));
    orderChildren(elements.actions, twinsOf(loose.slice(1).filter((control) => !isAfter(control))));
    orderChildren(elements.choices, twinsOf(choices));
    orderChildren(elements.after, twinsOf(loose.slice(1).filter(isAfter)));
    const articles = inArticle.flatMap((id) => shown.filter((control) => control.id === id));
    orderChildren(elements.articleControls, twinsOf(articles));
    dropTwins(shown);
    elements.choices.hidden = elements.choices.childElementCount === 0;
    keepFocus(focus, choices);
    showRing();
  }

  /** Moving an element in the page takes its focus; and an element that means another answer now is not kept. */
  function keepFocus(
    before: { readonly id: string | undefined; readonly name: string | null | undefined },
    choices: readonly Control[],
  ): void {
    if (before.id === undefined) return;
    const renamed = choices.some((control) => control.id === before.id && control.label !== before.name);
    const next = renamed ? choices[0]!.id : before.id;
    if (renamed || focusedId() === undefined) twins.get(next)?.focus({ preventScroll: true });
  }

  const layer: OwnedAccessLayer = {
    show(next) {
      const entering = next.phase !== content.phase;
      content = next;
      host.dataset['phase'] = next.phase;
      setText(elements.description, next.phase === 'playing' ? options.description : '');
      setText(elements.prompt, next.prompt ?? '');
      setText(elements.score, next.score ?? '');
      fillArticle(elements, next.article, next.phase);
      dirty = true;
      if (!entering) return;
      flush();
      const inside = document.activeElement !== null && host.contains(document.activeElement);
      if (next.phase === 'result' && inside) layer.focus(undefined);
    },
    announce(text) {
      // A new node, so that the same words are told again.
      elements.announce.replaceChildren(document.createTextNode(text));
    },
    get focused() {
      return controls.find(focusedId() ?? '');
    },
    focus(control) {
      flush();
      const heading = elements.article.querySelector<HTMLElement>('h2') ?? elements.title;
      (control ? twins.get(control.id) : heading)?.focus({ preventScroll: true });
    },
    get marked() {
      return marked;
    },
    mark(control) {
      if (marked) controls.find(marked.id)?.focus?.(false);
      marked = control;
      control?.focus?.(true);
      dirty = true;
    },
    flush,
    dispose() {
      forget.forEach((stop) => stop());
      elements.dispose();
      ring.dispose();
      twins.clear();
    },
  };
  return layer;
}
