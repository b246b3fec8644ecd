import { gsap } from 'gsap';

/** Seconds in one step of the engine's time: every animation advances in these, at any speed and frame rate. */
export const STEP_SECONDS = 1 / 60;

/** More real time than this between two frames is not caught up (a sleeping laptop, a blocked thread). */
const LONGEST_FRAME_SECONDS = 0.25;

/** One frame in the browser's own milliseconds: for measuring, never for moving. */
export interface Frame {
  readonly beganMs: number;
  readonly drawnMs: number;
  /** What stepping and drawing took of it. */
  readonly scriptMs: number;
}

export interface Clock {
  /** Seconds of engine time since the clock was made. Stands still while paused. */
  readonly now: number;
  /** True while at least one pause reason is held. */
  readonly paused: boolean;
  /** True while it follows the browser's frames at speed 1: only then does recorded sound fit its time. */
  readonly realTime: boolean;
  /** 0.25 to 20; more speed means more steps a frame, never longer ones. */
  speed: number;
  /** Called once for every step, after the animations moved. Returns the way to stop it. */
  onStep(listener: (deltaSeconds: number) => void): () => void;
  /** Called once for every frame of the browser, after drawing. Not called by `step`. */
  onFrame(listener: (frame: Frame) => void): () => void;
  /** Holds time under a named reason until `resume` with the same one ("hidden", "resize", "sheet"). */
  pause(reason: string): void;
  resume(reason: string): void;
  /** Starts following the browser's frames. */
  start(): void;
  /** Stops following them; `step` still works: this is how tests and the workbench take over. */
  stop(): void;
  /** Advances by hand and draws once, paused or not. seconds: 0 or more, rounded to whole steps. */
  step(seconds: number): void;
  /** As `step`, without drawing: for a long way to a picture that only is wanted at its end. */
  advance(seconds: number): void;
  dispose(): void;
}

/**
 * The one source of time: it moves GSAP in fixed steps and asks for one drawing a frame. With the same steps
 * two runs give the same picture, which a frame-rate-driven clock cannot.
 */
export function createClock(draw: () => void): Clock {
  // GSAP follows us instead of its own ticker; the offset matters, its root time is not 0 by now.
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
    draw();
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
      draw();
    },
    advance,
    dispose() {
      stop();
      // Every new animation wakes GSAP's own ticker, which would ask for frames for ever.
      gsap.ticker.sleep();
      listeners.clear();
      frameListeners.clear();
    },
  };
}
