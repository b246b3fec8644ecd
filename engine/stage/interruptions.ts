import type { Channels } from '#engine/audio/channels.ts';
import type { Clock } from '#engine/core/clock.ts';
import type { InputGate } from './input.ts';

/** After an interruption answers wait this long: the first touch is often only to wake the screen. */
export const RESUME_SECONDS = 0.3;

export interface InterruptionOptions {
  readonly canvas: HTMLCanvasElement;
  readonly clock: Clock;
  readonly gate: InputGate;
  readonly channels: Pick<Channels, 'pause' | 'resume'>;
  /** The page was left: shows what has to be pressed to go on. False when nothing runs that could be missed. */
  askToGoOn(goOn: () => void): boolean;
}

/**
 * Holds time, sound and answers while the page is hidden, and while the graphics card has taken the picture
 * away; the same question goes on afterwards. Who comes back to a running game, or to a window that had lost its
 * focus, goes on by a press: nobody knows when a child looks again. Returns the way to stop watching.
 */
export function watchInterruptions(options: InterruptionOptions): () => void {
  const { canvas, clock, gate, channels, askToGoOn } = options;
  /** What is held in here. Others hold time as well: the open settings do, with the sound on. */
  const held = new Set<string>();
  const hold = (reason: string) => {
    held.add(reason);
    clock.pause(reason);
    gate.close(reason);
    channels.pause();
  };
  const goOn = (reason: string) => {
    held.delete(reason);
    clock.resume(reason);
    gate.reopen(reason, RESUME_SECONDS);
    if (held.size === 0) channels.resume();
  };
  const onAway = () => {
    if (askToGoOn(() => goOn('away'))) hold('away');
  };
  // Who walks on with Tab from the last button to the browser's own has not gone away.
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
    channels.resume();
  };
}
