import type { Clock } from '#engine/kernel/clock.ts';
import type { InputGate } from './gate.ts';

/** After an interruption, answers are blocked this long: the first touch is often only meant to wake the screen. */
export const RESUME_SECONDS = 0.3;

export interface InterruptionOptions {
  readonly canvas: HTMLCanvasElement;
  readonly clock: Clock;
  readonly gate: InputGate;
  readonly sound: { pause(): void; resume(): void };
  /** The page was left: shows the control to resume with. False when nothing is running that could be missed. */
  askToGoOn(goOn: () => void): boolean;
}

/**
 * Pauses time, sound and answers while the page is hidden and while the WebGL context is lost; the same question
 * continues afterwards. After coming back to a running game, or to a window that had lost focus, the user resumes with
 * a press, because nobody knows when the child looks again. Returns the function that stops watching.
 */
export function watchInterruptions(options: InterruptionOptions): () => void {
  const { canvas, clock, gate, sound, askToGoOn } = options;
  /** The pause reasons held here. Others pause as well: the open settings do, with the sound on. */
  const held = new Set<string>();
  const hold = (reason: string) => {
    held.add(reason);
    clock.pause(reason);
    gate.close(reason);
    sound.pause();
  };
  const goOn = (reason: string) => {
    held.delete(reason);
    clock.resume(reason);
    gate.reopen(reason, RESUME_SECONDS);
    if (held.size === 0) sound.resume();
  };
  const onAway = () => {
    if (askToGoOn(() => goOn('away'))) hold('away');
  };
  // Tabbing from the last button into the browser's own controls does not count as leaving.
  let isTabbing = false;
  const onKey = (event: KeyboardEvent) => {
    isTabbing = event.type === 'keydown' && event.key === 'Tab';
  };
  const onBlur = () => {
    if (!isTabbing) onAway();
    isTabbing = false;
  };
  const onVisibility = () => {
    if (!document.hidden) return goOn('hidden');
    hold('hidden');
    onAway();
  };
  const onLost = () => hold('context');
  const onRestored = () => goOn('context');
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('blur', onBlur);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('keyup', onKey, true);
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  if (document.hidden) hold('hidden');
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('blur', onBlur);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('keyup', onKey, true);
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
    sound.resume();
  };
}
