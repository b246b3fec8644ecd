import type { Phase } from '#engine/ports.ts';
import type { Control, Controls } from './controls.ts';
import {
  createElements,
  fillArticle,
  orderChildren,
  setText,
  type AccessElements,
} from './access-elements.ts';
import type { InputGate, Operator } from './input.ts';
import type { Layout } from './layout.ts';
import { createRing, type FocusRing } from './ring.ts';
import { Twins } from './twins.ts';

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

export const createAccessLayer = (options: AccessOptions): OwnedAccessLayer => new ElementLayer(options);

class ElementLayer implements OwnedAccessLayer {
  private readonly options: AccessOptions;
  private readonly elements: AccessElements;
  private readonly ring: FocusRing;
  private readonly twins: Twins;
  private readonly stopListening: readonly (() => void)[];
  private content: AccessContent = { phase: 'loading' };
  private onMark: Control | undefined;
  private dirty = true;

  constructor(options: AccessOptions) {
    this.options = options;
    const { host, gameId, title, controls, gate, operator, layout } = options;
    const touch = () => void (this.dirty = true);
    this.elements = createElements(host, gameId, title);
    this.ring = createRing(host);
    this.twins = new Twins({ controls, operator, scale: () => layout().scale, onFocus: touch });
    this.stopListening = [controls.onChange(touch), gate.onChange(touch)];
  }

  show(next: AccessContent): void {
    const { elements, content } = this;
    const { host, description } = this.options;
    this.content = next;
    host.dataset['phase'] = next.phase;
    setText(elements.description, next.phase === 'playing' ? description : '');
    setText(elements.prompt, next.prompt ?? '');
    setText(elements.score, next.score ?? '');
    fillArticle(elements, next.article, next.phase);
    this.dirty = true;
    // Not with the next frame: who waits for a new score or question must not find the answers of before, and open.
    this.flush();
    if (next.phase === content.phase) return;
    if (next.phase === 'result' && host.contains(document.activeElement)) this.focus(undefined);
  }

  announce(text: string): void {
    // A new node, so that the same words are told again.
    this.elements.announce.replaceChildren(document.createTextNode(text));
  }

  get focused(): Control | undefined {
    return this.options.controls.find(this.twins.focusedId ?? '');
  }

  focus(control: Control | undefined): void {
    this.flush();
    if (control) return this.twins.focus(control.id);
    const { article, title } = this.elements;
    (article.querySelector<HTMLElement>('h2') ?? title).focus({ preventScroll: true });
  }

  get marked(): Control | undefined {
    return this.onMark;
  }

  mark(control: Control | undefined): void {
    if (this.onMark) this.options.controls.find(this.onMark.id)?.focus?.(false);
    this.onMark = control;
    control?.focus?.(true);
    this.dirty = true;
  }

  flush(): void {
    if (!this.dirty) return;
    this.dirty = false;
    const shown = this.options.controls.list.filter((one) => one.visible() && one.kind !== 'toy');
    const focusedId = this.twins.focusedId;
    const focusedName = document.activeElement?.textContent;
    this.order(shown);
    this.drop(shown);
    // Moving an element in the page takes its focus; and one that means another answer now does not keep it.
    const choices = shown.filter(({ kind }) => kind === 'choice');
    const renamed = choices.some(({ id, label }) => id === focusedId && label !== focusedName);
    if (renamed) this.twins.focus(choices[0]!.id);
    else if (focusedId !== undefined && this.twins.focusedId === undefined) this.twins.focus(focusedId);
    this.showRing();
  }

  dispose(): void {
    this.stopListening.forEach((stop) => stop());
    this.elements.dispose();
    this.ring.dispose();
  }

  /** In the order of the list: Back first, then the title, what lies before the answers, they, and what lies after. */
  private order(shown: readonly Control[]): void {
    const { elements, twins } = this;
    const inside = this.content.article?.controls ?? [];
    const [first, ...loose] = shown.filter(({ id, kind }) => kind !== 'choice' && !inside.includes(id));
    const choices = shown.filter(({ kind }) => kind === 'choice');
    const last = choices.at(-1);
    const isAfter = (control: Control) => last !== undefined && shown.indexOf(control) > shown.indexOf(last);
    const written = (list: readonly Control[]) => list.map((control) => twins.write(control));
    orderChildren(elements.before, written(first ? [first] : []));
    orderChildren(elements.actions, written(loose.filter((control) => !isAfter(control))));
    orderChildren(elements.choices, written(choices));
    orderChildren(elements.after, written(loose.filter(isAfter)));
    const ofArticle = inside.flatMap((id) => shown.find((control) => control.id === id) ?? []);
    orderChildren(elements.articleControls, written(ofArticle));
  }

  /** The focus must not fall to the page when its element goes: to the first answer, else to the heading. */
  private drop(shown: readonly Control[]): void {
    const { twins, elements, content } = this;
    const answer = shown.find(({ kind }) => kind === 'choice');
    for (const id of twins.ids) {
      if (shown.some((control) => control.id === id)) continue;
      const isFocused = id === twins.focusedId;
      // Between two questions it is parked until there is an answer to go to.
      if (isFocused && content.phase === 'playing' && !answer) twins.close(id);
      else {
        if (isFocused) this.focus(answer);
        twins.remove(id);
      }
    }
    elements.choices.hidden = elements.choices.childElementCount === 0;
  }

  /** Round what the scanner is on, else round what has the keyboard's focus. */
  private showRing(): void {
    const { controls, layout } = this.options;
    const isSeen = document.activeElement?.matches(':focus-visible') ?? false;
    // By id: what was marked may have gone with its scene.
    const id = this.onMark?.id ?? (isSeen ? this.twins.focusedId : undefined);
    const control = controls.find(id ?? '');
    if (!control?.visible()) return this.ring.hide();
    const { x, y, width, height } = control.rect();
    const { scale } = layout();
    this.ring.show({ x: x * scale, y: y * scale, width: width * scale, height: height * scale }, scale);
  }
}
