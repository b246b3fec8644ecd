import type { Control, Controls } from '#engine/input/controls.ts';
import type { Dispatcher } from '#engine/input/dispatcher.ts';
import type { Focus } from '#engine/input/focus.ts';
import type { InputGate } from '#engine/input/gate.ts';
import type { Layout } from '#engine/layout/layout.ts';
import { SIDES, type Side } from '#engine/layout/sides.ts';
import type { AccessContent } from './content.ts';
import { createElements, fillArticle, orderChildren, setText, type AccessElements } from './elements.ts';
import { Proxies } from './proxies.ts';
import { createRing, type FocusRing } from './ring.ts';
import { divide, type BothSides } from './sides.ts';

/**
 * The accessible DOM elements over the canvas, for keyboards, switches and screen readers: one for everything a child
 * can do.
 */
export interface AccessLayer extends Pick<Focus, 'focused' | 'focus'> {
  /** Replaces the texts beside the controls; omitted: none. The controls are synchronised automatically. */
  show(content: AccessContent): void;
  /** One polite live-region message; a new one replaces the old. side: heard as this side's own. */
  announce(text: string, side?: Side): void;
}

/** The layer for one of two sides: what it announces is heard as that side's own. */
export const accessOfSide = (layer: AccessLayer, side: Side): AccessLayer => ({
  show: (content) => layer.show(content),
  announce: (text) => layer.announce(text, side),
  get focused() {
    return layer.focused;
  },
  focus: (control) => layer.focus(control),
});

/** What the session may do with the layer and scenes may not. */
export interface OwnedAccessLayer extends AccessLayer, Focus {
  /** Writes changed rectangles, states and names into the DOM. Cheap when nothing has changed. */
  flush(): void;
  dispose(): void;
}

export interface AccessOptions {
  /** The element that holds the canvas; it becomes the stage's section. */
  readonly host: HTMLElement;
  readonly gameId: string;
  readonly title: string;
  readonly description: string;
  readonly controls: Controls;
  readonly gate: InputGate;
  readonly dispatcher: Dispatcher;
  layout(): Layout;
}

export const createAccessLayer = (options: AccessOptions): OwnedAccessLayer => new ElementLayer(options);

class ElementLayer implements OwnedAccessLayer {
  private readonly options: AccessOptions;
  private readonly elements: AccessElements;
  private readonly ring: FocusRing;
  private readonly proxies: Proxies;
  private readonly stopListening: readonly (() => void)[];
  private content: AccessContent = { phase: 'loading' };
  /** While two sides play. */
  private sides: BothSides | undefined;
  private onMark: Control | undefined;
  private dirty = true;
  /** Nobody uses keys or moves the focus: what has it has it for screen readers alone, from question to question. */
  private quiet = false;

  constructor(options: AccessOptions) {
    this.options = options;
    const { host, gameId, title, controls, gate, dispatcher, layout } = options;
    const touch = () => void (this.dirty = true);
    this.elements = createElements(host, gameId, title);
    this.ring = createRing(host);
    const isSeen = () => !this.quiet;
    const onSought = () => void (this.quiet = false);
    const scale = () => layout().scale;
    this.proxies = new Proxies({ controls, dispatcher, scale, onFocus: touch, onSought, isSeen });
    const listen = (type: 'keydown' | 'pointerdown', quiet: boolean) => {
      const heard = () => {
        this.quiet = quiet;
        touch();
      };
      window.addEventListener(type, heard, true);
      return () => window.removeEventListener(type, heard, true);
    };
    // A ring around an answer that nobody went to would point at it, often at a wrong one.
    const stopKeys = listen('keydown', false);
    const stopTouches = listen('pointerdown', true);
    this.stopListening = [controls.onChange(touch), gate.onChange(touch), stopKeys, stopTouches];
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
    this.showSides(next);
    this.dirty = true;
    // Written at once, not with the next frame: whoever waits for a new score or question must not find the old
    // answers, still enabled.
    this.flush();
    this.keepFocus();
    if (next.phase === content.phase) return;
    if (next.phase === 'result' && host.contains(document.activeElement)) this.focus(undefined);
  }

  private showSides({ sides }: AccessContent): void {
    if (sides) this.sides ??= divide(this.elements);
    else {
      this.sides?.dispose();
      this.sides = undefined;
    }
    for (const side of SIDES) if (sides) setText(this.sides![side].score, sides[side].score);
  }

  /** If nothing has the focus, or a hidden element has it, a screen reader would start at the top of the page. */
  private keepFocus(): void {
    const { activeElement } = document;
    const { host } = this.options;
    // The elements around the stage belong to the page.
    const isLost =
      !activeElement ||
      activeElement.contains(host.parentElement) ||
      activeElement.closest('[hidden]') !== null;
    if (!isLost || this.content.phase !== 'playing') return;
    this.quiet = true;
    this.focus(this.options.controls.list.find((one) => one.kind === 'choice' && one.visible()));
  }

  announce(text: string, side?: Side): void {
    // A new node, so that the same text is announced again.
    const { announce } = (side && this.sides?.[side]) ?? this.elements;
    announce.replaceChildren(document.createTextNode(text));
  }

  get focused(): Control | undefined {
    return this.options.controls.find(this.proxies.focusedId ?? '');
  }

  focus(control: Control | undefined): void {
    this.flush();
    if (control) return this.proxies.focus(control.id);
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
    const focusedId = this.proxies.focusedId;
    const { side } = this.focused ?? {};
    const focusedName = document.activeElement?.textContent;
    this.order(shown);
    this.drop(shown);
    // Moving an element in the DOM drops its focus, and an element that now stands for another answer must not keep it.
    const choices = shown.filter(({ kind }) => kind === 'choice');
    const renamed = choices.some(({ id, label }) => id === focusedId && label !== focusedName);
    if (renamed) this.proxies.focus(choices.find((one) => one.side === side)!.id);
    else if (focusedId !== undefined && this.proxies.focusedId === undefined) this.proxies.focus(focusedId);
    this.showRing();
  }

  dispose(): void {
    this.stopListening.forEach((stop) => stop());
    this.sides?.dispose();
    this.elements.dispose();
    this.ring.dispose();
  }

  /** In reading order: Back, the title, the controls before the answers, the answers, the controls after them. */
  private order(shown: readonly Control[]): void {
    const { elements, proxies } = this;
    const inside = this.content.article?.controls ?? [];
    const ofNoSide = shown.filter(({ id, kind, side }) => !side && kind !== 'choice' && !inside.includes(id));
    const [first, ...loose] = ofNoSide;
    const choices = shown.filter(({ kind }) => kind === 'choice');
    const last = choices.at(-1);
    const isAfter = (control: Control) => last !== undefined && shown.indexOf(control) > shown.indexOf(last);
    const written = (list: readonly Control[]) => list.map((control) => proxies.write(control));
    orderChildren(elements.before, written(first ? [first] : []));
    orderChildren(elements.actions, written(loose.filter((control) => !isAfter(control))));
    orderChildren(elements.choices, written(choices.filter(({ side }) => !side)));
    for (const side of SIDES) {
      if (!this.sides) continue;
      const own = (list: readonly Control[]) => list.filter((control) => control.side === side);
      orderChildren(this.sides[side].choices, written(own(choices)));
      orderChildren(this.sides[side].actions, written(own(shown).filter(({ kind }) => kind !== 'choice')));
    }
    orderChildren(elements.after, written(loose.filter(isAfter)));
    const ofArticle = inside.flatMap((id) => shown.find((control) => control.id === id) ?? []);
    orderChildren(elements.articleControls, written(ofArticle));
  }

  /**
   * When the focused element is removed, the focus goes to the first answer, or to what a class asks for them with, else
   * to the heading, never to the body.
   */
  private drop(shown: readonly Control[]): void {
    const { proxies, elements, content } = this;
    const groups = [elements, ...SIDES.flatMap((side) => this.sides?.[side] ?? [])];
    // Before the focus is to go to an answer: nothing in a hidden group takes it.
    for (const { choices } of groups) if (choices.childElementCount > 0) choices.hidden = false;
    const answer =
      shown.find(({ kind }) => kind === 'choice') ?? shown.find(({ id }) => id === 'show-answers');
    for (const id of proxies.ids) {
      if (shown.some((control) => control.id === id)) continue;
      const isFocused = id === proxies.focusedId;
      // Between two questions the focus waits until there is an answer to focus.
      if (isFocused && content.phase === 'playing' && !answer) proxies.close(id);
      else {
        if (isFocused) this.focus(answer);
        proxies.remove(id);
      }
    }
    for (const { choices } of groups) choices.hidden = choices.childElementCount === 0;
  }

  /** Around the control the scanner is on, else around the one with keyboard focus. */
  private showRing(): void {
    const { controls, layout } = this.options;
    const isSeen = !this.quiet && (document.activeElement?.matches(':focus-visible') ?? false);
    // By id, because the marked control may have been removed together with its scene.
    const id = this.onMark?.id ?? (isSeen ? this.proxies.focusedId : undefined);
    const control = controls.find(id ?? '');
    if (!control?.visible()) return this.ring.hide();
    const { x, y, width, height } = control.rect();
    const { scale } = layout();
    this.ring.show({ x: x * scale, y: y * scale, width: width * scale, height: height * scale }, scale);
  }
}
