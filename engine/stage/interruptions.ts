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
}

/**
 * Holds time, sound and answers while the page is hidden, and while the graphics card has taken the picture
 * away; the same question goes on afterwards. Returns the way to stop watching.
 */
export function watchInterruptions({ canvas, clock, gate, channels }: InterruptionOptions): () => void {
  const hold = (reason: string) => {
    clock.pause(reason);
    gate.close(reason);
    channels.pause();
  };
  const goOn = (reason: string) => {
    clock.resume(reason);
    gate.reopen(reason, RESUME_SECONDS);
    if (!clock.paused) channels.resume();
  };
  const onVisibility = () => (document.hidden ? hold('hidden') : goOn('hidden'));
  const onLost = () => hold('context');
  const onRestored = () => goOn('context');
  document.addEventListener('visibilitychange', onVisibility);
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  if (document.hidden) onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
    channels.resume();
  };
}
