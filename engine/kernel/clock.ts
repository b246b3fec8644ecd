import { gsap } from 'gsap';

/** Seconds per step of engine time: every animation advances in these, at any speed and frame rate. */
export const STEP_SECONDS = 1 / 60;

/** More real time than this between two frames is not caught up (after sleep, or a blocked thread). */
const LONGEST_FRAME_SECONDS = 0.25;

/** One frame in the browser's own milliseconds: for measuring, never for moving. */
export interface Frame {
  readonly beganMs: number;
  readonly drawnMs: number;
  /** The time that stepping and drawing took. */
  readonly scriptMs: number;
}

export interface Clock {
  /** Seconds of engine time since the clock was made. Stands still while paused. */
  readonly now: number;
  /** True while at least one pause reason is held. */
  readonly paused: boolean;
  /** True while it follows the browser's frames. */
  readonly running: boolean;
  /** True while it does so at speed 1: only then does recorded sound match engine time. */
  readonly realTime: boolean;
  /** 0.25 to 20; more speed means more steps a frame, never longer ones. */
  speed: number;
  /** Called once for every step, after the animations have moved. Returns the function that removes the listener. */
  onStep(listener: (deltaSeconds: number) => void): () => void;
  /** Called once for every browser frame, after drawing. Not called by `step`. */
  onFrame(listener: (frame: Frame) => void): () => void;
  /** Pauses time under a named reason until `resume` with the same one ("hidden", "resize", "sheet"). */
  pause(reason: string): void;
  resume(reason: string): void;
  /** Starts following the browser's frames. */
  start(): void;
  /** Stops following them; `step` still works, which tests and the workbench use. */
  stop(): void;
  /** Advances by hand and draws once, paused or not. seconds: 0 or more, rounded to whole steps. */
  step(seconds: number): void;
  /** As `step`, without drawing: for long ways of which only the end is shown. */
  advance(seconds: number): void;
  dispose(): void;
}

const rethrow = (error: unknown): never => {
  throw error;
};

/**
 * The only source of time: it advances GSAP in fixed steps and draws once per frame. The same steps give the same
 * picture, which a frame-rate-driven clock cannot promise. draw:
 * forced when stepped by hand; in a browser frame what has not changed need not be drawn again. broke: called with an error thrown in a browser frame, after
 * which the clock has stopped. An error in a step by hand is thrown to its caller.
 */
export function createClock(
  draw: (forced: boolean) => void,
  broke: (error: unknown) => void = rethrow,
): Clock {
  // GSAP is advanced by this clock instead of its own ticker. The offset is needed, because its root time is not 0 by
  // now.
  gsap.ticker.remove(gsap.updateRoot);
  const origin = gsap.globalTimeline.time();
  const listeners = new Set<(deltaSeconds: number) => void>();
  const frameListeners = new Set<(frame: Frame) => void>();
  const reasons = new Set<string>();
  let steps = 0;
  let debt = 0;
  let speed = 1;
  let frame = 0;
  let lastMs: number | undefined;

  const oneStep = () => {
    steps += 1;
    gsap.updateRoot(origin + steps * STEP_SECONDS);
    for (const listener of listeners) listener(STEP_SECONDS);
  };

  const onFrame = (nowMs: number) => {
    frame = requestAnimationFrame(onFrame);
    try {
      oneFrame(nowMs);
    } catch (error) {
      stop();
      broke(error);
    }
  };

  const oneFrame = (nowMs: number) => {
    const startedMs = performance.now();
    const elapsed = lastMs === undefined ? 0 : Math.min((nowMs - lastMs) / 1000, LONGEST_FRAME_SECONDS);
    lastMs = nowMs;
    if (reasons.size === 0) {
      debt += elapsed * speed;
      while (debt >= STEP_SECONDS) {
        debt -= STEP_SECONDS;
        oneStep();
      }
    }
    draw(false);
    const drawnMs = performance.now();
    const drawn = { beganMs: nowMs, drawnMs, scriptMs: drawnMs - startedMs };
    for (const listener of frameListeners) listener(drawn);
  };

  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    lastMs = undefined;
    debt = 0;
  };

  const advance = (seconds: number) => {
    for (let left = Math.round(seconds / STEP_SECONDS); left > 0; left--) oneStep();
  };

  return {
    get now() {
      return steps * STEP_SECONDS;
    },
    get paused() {
      return reasons.size > 0;
    },
    get running() {
      return frame !== 0;
    },
    get realTime() {
      return frame !== 0 && speed === 1;
    },
    get speed() {
      return speed;
    },
    set speed(value) {
      if (!(value >= 0.25 && value <= 20))
        throw new RangeError(`clock.speed: ${value} is not within 0.25 and 20`);
      speed = value;
    },
    onStep(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFrame(listener) {
      frameListeners.add(listener);
      return () => frameListeners.delete(listener);
    },
    pause: (reason) => void reasons.add(reason),
    resume: (reason) => void reasons.delete(reason),
    start() {
      if (frame === 0) frame = requestAnimationFrame(onFrame);
    },
    stop,
    step(seconds) {
      advance(seconds);
      draw(true);
    },
    advance,
    dispose() {
      stop();
      // Every new animation wakes GSAP's own ticker, which would request frames forever.
      gsap.ticker.sleep();
      listeners.clear();
      frameListeners.clear();
    },
  };
}
