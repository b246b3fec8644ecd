import { controlAt } from '#engine/input/pointers.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import type { OwnedSession } from '#engine/session/session.ts';

/** What a room full of children does to a board, with the relative frequency of each kind. */
const KINDS = [
  'tap',
  'tap',
  'tap',
  'tap',
  'down',
  'up',
  'move',
  'cancel',
  'palm',
  'key',
  'key',
  'wait',
  'blur',
  'resize',
] as const;
const KEYS = [
  'Tab',
  'Enter',
  ' ',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  '1',
  '2',
  '5',
  '0',
  'Escape',
] as const;
const FINGERS = 5;
/** Range of the stage's random width and height, in CSS pixels. */
const SMALLEST = 240;
const LARGEST = 900;
/** How often "Play" is pressed rather than anything else while the game is paused. */
const PLAY_ON = 0.5;

/**
 * Sends this many random but reproducible events to the stage, with time between them. The session must be stopped and
 * be advanced by `step`. Returns what went wrong; empty if nothing did.
 */
export function fuzz(
  session: OwnedSession,
  host: HTMLElement,
  seed: number,
  count: number,
): readonly string[] {
  const random = createRandom(seed);
  const wrong: string[] = [];
  const onError = (event: ErrorEvent) => wrong.push(`error: ${event.message}`);
  window.addEventListener('error', onError);
  const size = host.style.cssText;
  for (let index = 0; index < count; index++) {
    try {
      disturb(random, session, host);
      // Enough steps for animations to start and end in the middle of each other.
      session.clock.advance(random.next() < 0.1 ? 1.5 : random.next() * 0.2);
    } catch (error) {
      wrong.push(`event ${index}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  window.dispatchEvent(new Event('blur'));
  host.style.cssText = size;
  fit(session);
  session.clock.step(5);
  window.removeEventListener('error', onError);
  return [...wrong, ...session.problems];
}

/** Without waiting for the ResizeObserver. */
const fit = (session: OwnedSession) => session.stage!.settings.change({});

function disturb(random: Random, session: OwnedSession, host: HTMLElement): void {
  const { app, layout, controls } = session.stage!;
  const { canvas } = app;
  if (controls.covering && random.next() < PLAY_ON) return void session.dispatch(controls.covering);
  const kind = random.pick(KINDS);
  const box = canvas.getBoundingClientRect();
  const x = random.next() * box.width;
  const y = random.next() * box.height;
  const scale = box.width / layout().width;
  // Links are skipped: after leaving there would be nothing left to test.
  if (controlAt(controls.list, x / scale, y / scale)?.kind === 'link') return;
  const at = { clientX: box.left + x, clientY: box.top + y };
  const send = (type: string, pointerId: number, size = 20) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        ...at,
        pointerId,
        width: size,
        height: size,
        pointerType: 'touch',
        bubbles: true,
        cancelable: true,
      }),
    );
  const finger = random.int(1, FINGERS);
  if (kind === 'tap') {
    send('pointerdown', finger);
    send('pointerup', finger);
  } else if (kind === 'palm') {
    for (let id = 1; id <= FINGERS; id++) send('pointerdown', id, 120);
    for (let id = 1; id <= FINGERS; id++) send('pointerup', id, 120);
  } else if (kind === 'key') {
    const key = random.pick(KEYS);
    const buttons = [...host.querySelectorAll<HTMLElement>('button')];
    const target = buttons.length > 0 && random.next() < 0.7 ? random.pick(buttons) : host;
    target.focus({ preventScroll: true });
    const notTaken = target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    // What the browser itself would dispatch.
    if (notTaken && (key === 'Enter' || key === ' ')) target.click();
  } else if (kind === 'resize') {
    host.style.width = `${random.int(SMALLEST, LARGEST)}px`;
    host.style.height = `${random.int(SMALLEST, LARGEST)}px`;
    fit(session);
  } else if (kind === 'blur') window.dispatchEvent(new Event('blur'));
  else if (kind !== 'wait') send(`pointer${kind}`, finger);
}
