import { gsap } from 'gsap';
import { Container, type DestroyOptions } from 'pixi.js';

/** Longer than any session: it keeps the root timeline running, so that its time is "now". */
const FOREVER_SECONDS = 1e6;
/** What was taken off stays until its last animation has ended. */
const RETIRED_SECONDS = 0.6;

/**
 * One screen of a game: a container and one root timeline that owns every tween made for it. Subclasses
 * build in the constructor and override `resize`.
 *
 * Life: make, `resize`, play, `dispose`. `dispose` kills the timeline before the objects, because a tween
 * on a destroyed object throws at every later step.
 */
export abstract class Scene {
  readonly root = new Container();
  private readonly timeline = gsap.timeline({ autoRemoveChildren: true });
  private readonly disposers: (() => void)[] = [];
  private gone = false;

  constructor() {
    this.timeline.to({}, { duration: FOREVER_SECONDS });
  }

  get disposed(): boolean {
    return this.gone;
  }

  /** Starts an animation now, paused or not when passed in, and owns it from here on. Returns it. */
  play<T extends gsap.core.Animation>(animation: T): T {
    if (this.gone) {
      animation.kill();
      return animation;
    }
    this.timeline.add(animation.paused(false), this.timeline.time());
    return animation;
  }

  /** Calls `fn` after this many seconds of engine time, unless the scene is disposed of by then. */
  after(seconds: number, fn: () => void): gsap.core.Animation {
    return this.play(gsap.delayedCall(seconds, fn));
  }

  /** Takes something off now and destroys it a little later: what moves it, such as a released button, ends first. */
  retire(old: Container, what: DestroyOptions = { children: true }): void {
    old.removeFromParent();
    const end = () => old.destroyed || old.destroy(what);
    this.after(RETIRED_SECONDS, end);
    this.own(end);
  }

  /** Something to undo at the end: a listener, a subscription. */
  own(dispose: () => void): void {
    this.disposers.push(dispose);
  }

  /** The present state in words and numbers, for tests and the workbench. */
  describe(): Readonly<Record<string, unknown>> {
    return {};
  }

  /** Positions everything again; called once at the start and after every change of size, at any moment. */
  abstract resize(): void;

  dispose(): void {
    if (this.gone) return;
    this.gone = true;
    this.timeline.kill();
    for (const dispose of this.disposers.reverse()) dispose();
    this.root.destroy({ children: true, style: true, context: true });
  }
}
