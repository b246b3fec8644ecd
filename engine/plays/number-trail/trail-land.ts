import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe } from '#engine/fx/motion.ts';
import { isClimbingUp, walkOf, type TrailParams } from '#engine/games/number-trail/games.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { PlayContext } from '#engine/plays/play.ts';
import { follow } from './camera.ts';
import { Goal } from './goal.ts';
import { panFor, trailFor, type Trail } from './path.ts';
import { Ribbon } from './ribbon.ts';
import { StoneLine } from './stone-line.ts';
import { Wayside } from './wayside.ts';
import { Window } from './window.ts';

/** From the last stone until all of a long trail is seen. */
const ALL_SECONDS = 0.5;

/**
 * A trail and all along it. Where not all stones are in sight, a camera follows the walker, who stands on the stage and
 * not on the land.
 */
export class TrailLand {
  readonly window: Window;
  readonly line: StoneLine;
  readonly ribbon: Ribbon;
  readonly wayside: Wayside;
  readonly goal: Goal;
  private readonly land = new Container();
  private readonly context: PlayContext;
  private readonly count: number;
  private readonly ahead: 'left' | 'right';
  private trail: Trail;
  private current: number | undefined;
  private gliding: gsap.core.Timeline | undefined;
  /** What the keyboard or the scanner has come to. */
  private looked: number | undefined;

  constructor(context: PlayContext, params: TrailParams) {
    this.context = context;
    const up = isClimbingUp(params);
    this.ahead = up ? 'right' : 'left';
    this.count = walkOf(params).length;
    const { x, y, width, height } = context.layout().zones.answers;
    this.trail = trailFor(context.layout(), { x, y, width, height }, this.count);
    this.line = new StoneLine(context, params, this.trail);
    this.ribbon = new Ribbon(params.world, !up);
    this.wayside = new Wayside(params.world === 'evening-village' ? 'lanterns' : 'flowers', !up);
    this.goal = new Goal(context.pictures, up ? 'flag' : 'home');
    this.land.addChild(this.ribbon, this.wayside, this.goal, this.line);
    this.window = new Window(this.land, context);
  }

  /** The trail lies in this place, and the walker at this stone, undefined before the first. */
  place(zone: Rect, current: number | undefined): void {
    const { guide } = this.context;
    const layout = this.context.layout();
    this.current = current;
    this.trail = trailFor(layout, zone, this.count);
    this.window.place(layout);
    for (const part of [this.line, this.ribbon, this.wayside, this.goal]) part.place(this.trail);
    guide.scale.set(this.trail.figures);
    this.comeBack();
  }

  /** The walker's feet at a stone, on the stage as it is seen from where the walker is. */
  feetOn(value: number | undefined): PointData {
    return this.seen(this.line.feetOn(value), this.panAt(this.current));
  }

  /** Whatever was looked at: walker and camera are at once where they belong. */
  comeBack(): void {
    this.gliding?.kill();
    this.gliding = undefined;
    this.looked = undefined;
    const pan = this.panAt(this.current);
    this.land.alpha = 1;
    this.land.scale.set(1);
    this.land.position.set(pan, 0);
    this.line.see(pan, this.context.layout().width);
    this.context.guide.position.copyFrom(this.feetOn(this.current));
  }

  /** The camera goes to where a walker at this stone is in sight, and what is ahead of it; the walker is there already. */
  follow(value: number | undefined): gsap.core.Timeline {
    return this.pan(this.panAt(value), value);
  }

  /** The keyboard or the scanner has come to a number, or has left it: it comes into sight if it was not. */
  lookAt(value: number, on: boolean): void {
    if (on) this.looked = value;
    else if (this.looked === value) this.looked = undefined;
    this.glideTo(on ? value : this.looked);
  }

  /** A number that was chosen comes into sight, too, until it has been answered. Returns whether it had to come. */
  showChosen(value: number): boolean {
    if (this.isWhole || this.isSeen(value, this.panAt(this.current))) return false;
    const isLookedAt = this.looked === value;
    this.glideTo(value);
    return !isLookedAt;
  }

  /** It was answered: in sight is the walker again, or what is looked at. */
  leaveChosen(): void {
    this.glideTo(this.looked);
  }

  /** undefined: back to the walker. */
  private glideTo(value: number | undefined): void {
    if (this.isWhole) return;
    const home = this.panAt(this.current);
    const to = value !== undefined && !this.isSeen(value, home) ? this.panAt(value) : home;
    if (to === this.land.x && !this.gliding?.isActive()) return;
    this.gliding?.kill();
    this.line.see(to, this.context.layout().width);
    this.gliding = this.context.animate(this.pan(to, this.current).paused(false));
  }

  /** For counting along: brings each number into sight in its turn, and back to the walker after the last, undefined. */
  sightAlong(): (value: number | undefined) => gsap.core.Timeline {
    this.gliding?.kill();
    const home = this.panAt(this.current);
    this.line.see(home, this.context.layout().width);
    let [pan, from] = [this.land.x, home];
    return (value) => {
      const to = value === undefined ? home : this.isSeen(value, from) ? from : this.panAt(value);
      if (to === pan) return recipe();
      pan = from = to;
      return this.pan(to, this.current);
    };
  }

  /** At the end all of a trail is seen, and the walker belongs to it. 0.5 s. */
  showAll(): gsap.core.Timeline {
    const { land, trail } = this;
    const { guide, layout, fx } = this.context;
    if (this.isWhole) return recipe();
    land.addChild(guide);
    guide.position.copyFrom(this.line.feetOn(this.current));
    const { width } = layout();
    const scale = width / trail.width;
    const [ground] = trail.stones;
    const place = { x: 0, y: ground!.y * (1 - scale) };
    const size = { x: scale, y: scale };
    if (fx().calm)
      return lasting(
        recipe()
          .to(land, { alpha: 0, duration: ALL_SECONDS / 2 }, 0)
          .set(land, place, ALL_SECONDS / 2)
          .set(land.scale, size, ALL_SECONDS / 2)
          .to(land, { alpha: 1, duration: ALL_SECONDS / 2 }, ALL_SECONDS / 2),
        ALL_SECONDS,
      );
    const how = { duration: ALL_SECONDS, ease: EASE.move };
    return recipe()
      .to(land, { ...place, ...how }, 0)
      .to(land.scale, { ...size, ...how }, 0);
  }

  private get isWhole(): boolean {
    return this.trail.seen === this.count;
  }

  private panAt(value: number | undefined): number {
    return panFor(this.trail, this.line.indexOf(value), this.ahead);
  }

  private isSeen(value: number, pan: number): boolean {
    const first = Math.round(-pan / this.trail.step);
    const index = this.line.indexOf(value);
    return index >= first && index < first + this.trail.seen;
  }

  /** at: the stone the walker is at. */
  private pan(to: number, at: number | undefined): gsap.core.Timeline {
    const { land, context } = this;
    if (this.isWhole) return recipe();
    const places = { place: { x: to, y: 0 }, walker: this.seen(this.line.feetOn(at), to) };
    return follow({ place: land, walker: context.guide }, places, context.fx());
  }

  private seen({ x, y }: PointData, pan: number): PointData {
    return { x: x + pan, y };
  }
}
