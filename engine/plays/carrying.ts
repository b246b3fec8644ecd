import type { Container, PointData } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { LOW, RAISED, stepTo } from './step-to.ts';

interface Stretches {
  readonly from: PointData;
  readonly to: PointData;
}
const STRETCHES: Stretches = { from: LOW, to: RAISED };

/** What is carried. Its places are asked for at each step, in stage coordinates. */
export interface Load {
  /** Drawn for its paw: it is destroyed when it is put. */
  readonly thing: Container;
  /** The paw is seen on it; omitted: it is seen before the paw. */
  readonly isBehindPaw?: true;
  /** Of the thing on the stage. */
  scale(): number;
  /** Where it is taken, and where it belongs. */
  from(): PointData;
  to(): PointData;
  /** Where its arm is stretched to there, from its feet; omitted: low, and as high as it goes. */
  readonly stretch?: Stretches;
  /** On its way its feet come to this height, as far as `way.level` says, but never below the ground; omitted: the ground. */
  level?(): number;
}

/** A guide that fetches something with its right paw, wherever a turned tablet has put it meanwhile. Its other arm is free for what it feels. */
export class Carrying {
  /** From 0, where it stands, by 1, at what it takes, to 2, where that belongs; aside: its own pixels; level: from 0 to 1, as what it carries says. Tweened. */
  readonly way = { x: 0, y: 0, aside: 0, level: 0 };
  private readonly guide: Guide;
  private load: Load | undefined;
  /** It goes home from there, by way of nothing else; 0: it does not yet. */
  private left = 0;
  /** What it has was taken up in the air: the ground is where it stands. */
  private isOffGround = false;

  constructor(guide: Guide) {
    this.guide = guide;
  }

  /** It goes to something and takes it, by these seconds. In calm motion it stays, with nothing in its paw: undefined. */
  fetch(load: Load, reached: number, taken: number, ctx: FxContext): gsap.core.Timeline | undefined {
    this.end();
    if (ctx.calm) return void load.thing.destroy({ children: true });
    const { guide, way } = this;
    this.load = load;
    guide.arms.carrying = 'R';
    // Not by what was cut short meanwhile.
    const take = () => {
      if (this.load === load)
        guide.acts.carry('R', load.thing, load.scale() / guide.scale.x, load.isBehindPaw);
    };
    const timeline = recipe()
      .to(way, { x: 1, y: 1, duration: reached, ease: EASE.move }, 0)
      .add(this.reachFor('from', reached), 0)
      // Not over what is taken.
      .add(guide.acts.swingTail('L').paused(false), 0)
      .call(take, undefined, taken);
    return timeline.eventCallback('onUpdate', () => this.place());
  }

  /** Its arm is stretched out for where it takes the thing, or puts it. */
  reachFor(place: 'from' | 'to', seconds: number): gsap.core.Timeline {
    const { guide, load } = this;
    const stretch = (load?.stretch ?? STRETCHES)[place];
    return guide.acts.reach(stepTo(guide, guide, { side: 'R', stretch }).aim, seconds).paused(false);
  }

  /** It goes on from where it has put one thing, with the next in its paw: at 1 of its way. Not when the first was cut short. */
  takeOn(put: Load, load: Load): void {
    const { guide, way } = this;
    if (this.load !== put) return;
    this.load = load;
    this.isOffGround = true;
    Object.assign(way, { x: 1, y: 1 });
    guide.acts.carry('R', load.thing, load.scale() / guide.scale.x);
  }

  /** The thing is where it belongs; the paw stays on it until it goes home. */
  put(): void {
    this.guide.acts.carry('R');
  }

  /** It puts the thing, and goes back to where it stood, for so long across and down. ease: of its way down; across it is as even. */
  goHome(
    timeline: gsap.core.Timeline,
    at: number,
    across: number,
    down = across,
    ease: string = EASE.move,
  ): gsap.core.Timeline {
    const { guide, way } = this;
    const end = at + Math.max(across, down);
    return (
      timeline
        .call(() => void (this.left = way.x), undefined, at)
        .call(() => guide.acts.carry('R'), undefined, at)
        .add(guide.acts.letGo('R').paused(false), at + 0.06)
        .add(guide.acts.swingTail('R').paused(false), end - 0.2)
        // Who falls is back over its place first.
        .to(way, { x: 0, duration: across, ease: ease === EASE.fall ? EASE.rise : ease }, at)
        .to(way, { y: 0, duration: down, ease }, at)
        .set(guide.body, { x: 0, y: 0 }, end)
        .call(() => this.end(), undefined, end)
    );
  }

  /** To be called when the things have other places. */
  place(): void {
    const { load, guide, way, left } = this;
    if (!load) return;
    const { from, to } = load.stretch ?? STRETCHES;
    const { foot: there } = stepTo(guide, load.from(), { side: 'R', stretch: from });
    const { foot: goal } = stepTo(guide, load.to(), { side: 'R', stretch: to });
    const at = (axis: 'x' | 'y') =>
      left > 0 && way[axis] > 0
        ? (between(there[axis], goal[axis], left) * way[axis]) / left
        : between(there[axis], goal[axis], way[axis]);
    const ground = this.isOffGround ? 0 : there.y * Math.min(1, way.y);
    const level = load.level ? Math.min(0, (load.level() - guide.y) / guide.scale.y) : 0;
    const y = at('y') + (level - at('y')) * way.level;
    guide.body.position.set(at('x') + way.aside, y);
    // Its shadow stays on the ground that it has leapt from.
    guide.lifted = Math.max(0, ground - y);
    if (load.thing.parent) load.thing.scale.set(load.scale() / guide.scale.x);
  }

  /** Nothing is carried any more: it may have been cut short. */
  end(): void {
    const { guide, way, load } = this;
    this.load = undefined;
    this.left = 0;
    this.isOffGround = false;
    Object.assign(way, { x: 0, y: 0, aside: 0, level: 0 });
    guide.arms.carrying = undefined;
    guide.acts.carry('R');
    guide.acts.swingTail('R').progress(1).kill();
    // It was on its way to it.
    if (load && !load.thing.destroyed) load.thing.destroy({ children: true });
    guide.body.position.set(0);
    guide.body.scale.set(1);
    guide.lifted = 0;
  }
}

/** From 0 by what is there at 1 to the goal at 2. */
const between = (there: number, goal: number, way: number): number => {
  if (way <= 0) return 0;
  return way < 1 ? there * way : there + (goal - there) * (way - 1);
};
