import type { Layout, Rect } from '#engine/layout/layout.ts';
import { sideAt, type Side } from '#engine/layout/sides.ts';
import type { Control, Controls, Place } from './controls.ts';
import type { Dispatcher } from './dispatcher.ts';

/** How far outside its rectangle a target can be touched, in design pixels: touch boards are off by 10 to 15 mm. */
const SLOP = 20;
/** How far a finger may slide before the press is cancelled. */
const SLIDE = 40;
/** Contacts wider than this, in CSS pixels, are taken for palms and sleeves. */
const PALM_SIZE = 90;
/** With this many contacts on a side, somebody is taken to lean on the board. */
const LEANING_COUNT = 4;
/**
 * Contacts shorter than this are taken for traces of a leaning arm; a quick tap on an otherwise untouched board counts.
 */
const GHOST_MS = 20;
/** A contact that has lain for so long rests: it holds no answer, and nobody is taken to lean because of it. */
const REST_MS = 1500;

export interface PointerOptions {
  readonly canvas: HTMLCanvasElement;
  readonly controls: Controls;
  readonly dispatcher: Dispatcher;
  layout(): Layout;
  /** A press was accepted: plays its sound, in the same task. */
  onPress(control: Control): void;
  /** A press that has no effect, in design pixels: a small ripple shows that the board reacts. */
  onIgnored(x: number, y: number): void;
  /** The event's own timestamp, for measuring the delay until it is shown. */
  onTimed?(timeStampMs: number): void;
}

interface Press {
  readonly control: Control;
  /** Of several fingers on answers only the first can choose; the others only show the pressed look. */
  readonly mayCommit: boolean;
  readonly from: Place;
  dragged: boolean;
}

/** One finger, or whatever touches the board. */
interface Contact {
  /** Where two sides play, the one it touches; fingers of the other one change nothing for it. */
  readonly side: Side | undefined;
  readonly downMs: number;
  /** It was one of a whole hand. */
  ofHand: boolean;
  /** Undefined: it is ignored. */
  readonly press: Press | undefined;
}

const contains = (rect: Rect, x: number, y: number, margin: number) =>
  x >= rect.x - margin &&
  x <= rect.x + rect.width + margin &&
  y >= rect.y - margin &&
  y <= rect.y + rect.height + margin;

/** The control under a point: an open one that contains it, else a closed one, else the first within the slop. */
export function controlAt(controls: readonly Control[], x: number, y: number): Control | undefined {
  const seen = controls.filter((control) => control.visible() && !control.isAway?.());
  const under = seen.filter((control) => contains(control.rect(), x, y, 0));
  return (
    under.findLast((control) => control.enabled()) ??
    under.at(-1) ??
    seen.find((control) => contains(control.rect(), x, y, SLOP))
  );
}

/**
 * Mouse, pen and any number of fingers on the canvas. The first finger on an answer holds the answer token, where two
 * sides play that of its side; it chooses on release within the target and 40 px around it, however long it was held,
 * unless another finger has taken the token from it while it rested. Nothing needs a drag, a hold or a double tap; what
 * can be dragged follows the finger from 40 px on. Returns the function that stops listening and releases all presses.
 */
export function listenToPointers(options: PointerOptions): () => void {
  const { canvas, controls, dispatcher, layout, onPress, onIgnored, onTimed } = options;
  /** All contacts on the canvas. */
  const down = new Map<number, Contact>();

  const place = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    // Not layout().scale: the workbench scales a large stage down by a transform, which the layout does not know.
    const scale = box.width / layout().width;
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  };
  const sideOf = (x: number) => (controls.list.some(({ side }) => side) ? sideAt(x, layout()) : undefined);
  const contactsOn = (side: Side | undefined) => [...down.values()].filter((one) => one.side === side);
  const lively = (side: Side | undefined, nowMs: number) =>
    contactsOn(side).filter(({ downMs }) => nowMs - downMs < REST_MS);
  const holdsAnswer = ({ press }: Contact) => press?.mayCommit === true && press.control.kind === 'choice';
  const letGo = (pointerId: number) => {
    const contact = down.get(pointerId);
    const press = contact?.press;
    if (contact) down.set(pointerId, { ...contact, press: undefined });
    const others = [...down.values()].some((other) => other.press?.control.id === press?.control.id);
    // By id: the scene may have changed under the finger, and a removed control must not be touched.
    if (press && !others) controls.find(press.control.id)?.press?.(false);
    return press;
  };

  const onDown = (event: PointerEvent) => {
    // Prevents the canvas from taking the keyboard focus.
    event.preventDefault();
    const { x, y } = place(event);
    const side = sideOf(x);
    const downMs = event.timeStamp;
    const isLeaning = lively(side, downMs).length >= LEANING_COUNT;
    const palm = Math.max(event.width, event.height) > PALM_SIZE || isLeaning;
    down.set(event.pointerId, { side, downMs, ofHand: false, press: undefined });
    const beside = contactsOn(side);
    if (beside.length > LEANING_COUNT) beside.forEach((contact) => (contact.ofHand = true));
    if (palm || event.button > 0) return;
    const control = controlAt(controls.list, x, y);
    if (!control || !dispatcher.isLive(control)) return onIgnored(x, y);
    const isChoice = control.kind === 'choice';
    const mayCommit = !isChoice || !lively(side, downMs).some(holdsAnswer);
    if (isChoice && mayCommit)
      for (const [id, contact] of down) if (contact.side === side && holdsAnswer(contact)) letGo(id);
    const press = { control, mayCommit, from: { x, y }, dragged: false };
    down.set(event.pointerId, { side, downMs, ofHand: false, press });
    control.press?.(true);
    onPress(control);
    onTimed?.(event.timeStamp);
  };

  const onMove = (event: PointerEvent) => {
    const press = down.get(event.pointerId)?.press;
    if (!press) return;
    const { x, y } = place(event);
    const control = controls.find(press.control.id);
    if (control?.drag) {
      press.dragged ||= Math.hypot(x - press.from.x, y - press.from.y) > SLIDE;
      if (press.dragged) control.drag({ x, y }, 'moves');
    } else if (!control || !contains(control.rect(), x, y, SLIDE)) letGo(event.pointerId);
  };

  const onUp = (event: PointerEvent) => {
    const contact = down.get(event.pointerId);
    if (!contact) return;
    const crowd = contactsOn(contact.side).length > 1;
    const press = letGo(event.pointerId);
    down.delete(event.pointerId);
    if (!press?.mayCommit) return;
    const { x, y } = place(event);
    // An arm leaves traces of touches, not of a mouse or pen.
    const isTouch = event.pointerType === 'touch';
    const ghost = crowd && isTouch && event.timeStamp - contact.downMs < GHOST_MS;
    const rested = contact.ofHand && event.timeStamp - contact.downMs >= REST_MS;
    const control = controls.find(press.control.id);
    if (press.dragged) return control?.drag?.({ x, y }, 'ends');
    // If the keyboard has replaced the answer meanwhile, it is not the one that was pressed.
    const other = control?.kind === 'choice' && control !== press.control;
    if (ghost || rested || !control || other || !contains(control.rect(), x, y, SLIDE)) return;
    dispatcher.dispatch(control, { x, y });
  };

  const cancel = (pointerId: number) => {
    const press = letGo(pointerId);
    if (press?.dragged) controls.find(press.control.id)?.drag?.(press.from, 'is lost');
    down.delete(pointerId);
  };
  const onCancel = (event: PointerEvent) => cancel(event.pointerId);
  const letAllGo = () => {
    for (const pointerId of [...down.keys()]) cancel(pointerId);
  };
  const onMenu = (event: Event) => event.preventDefault();

  canvas.style.touchAction = 'none';
  canvas.style.userSelect = 'none';
  canvas.style.setProperty('-webkit-user-select', 'none');
  canvas.style.setProperty('-webkit-touch-callout', 'none');
  canvas.addEventListener('pointerdown', onDown);
  canvas.addEventListener('contextmenu', onMenu);
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('blur', letAllGo);
  return () => {
    letAllGo();
    canvas.removeEventListener('pointerdown', onDown);
    canvas.removeEventListener('contextmenu', onMenu);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('blur', letAllGo);
  };
}
