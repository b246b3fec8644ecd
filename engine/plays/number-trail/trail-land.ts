import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe } from '#engine/fx/motion.ts';
import { isClimbingUp, walkOf, type TrailParams } from '#engine/games/number-trail/games.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { PlayContext } from '#engine/plays/play.ts';
import { going } from './camera.ts';
import { Goal } from './goal.ts';
import { panFor, trailFor, type Trail } from './path.ts';
import { Ribbon } from './ribbon.ts';
import { StoneLine } from './stone-line.ts';
import { Wayside } from './wayside.ts';
import { Window } from './window.ts';

/** How long the camera takes from the last stone to a sight of the whole trail. */
const ALL_SECONDS = 0.5;
/** How far a walker steps aside at the end, from the flag or from the house, beside which it stands; in steps. And for how long. */
const MAKES_WAY = { right: -0.8, left: 0.3 } as const;
const WAY_SECONDS = 0.35;

/** A trail's camera while numbers are counted along; both ask for each number in its turn. */
export interface SightAlong {
  /** Brings a number into sight before it is counted; empty where it is in sight by then. */
  comes(value: number): gsap.core.Timeline;
  /** The same as it is counted, for a tablet that was turned meanwhile; after the last, undefined: back to the walker. */
  see(value: number | undefined): gsap.core.Timeline;
}

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
  /** No step of the clock is heard any more. */
  readonly dispose: () => void;
  private readonly land = new Container();
  private readonly context: PlayContext;
  private readonly count: number;
  private readonly ahead: 'left' | 'right';
  private trail: Trail;
  private current: number | undefined;
  /** Where the camera was seen last: what is completed at once by an answer has not been. */
  private seenAt = 0;
  /** How often the trail was laid out: a camera on its way then goes to where it is wanted now. */
  private laidOut = 0;
  /** A glide for keys or the scanner, and where it goes. */
  private glide: { readonly to: number; readonly moving: gsap.core.Timeline } | undefined;
  /** What the keyboard or the scanner has come to. */
  private looked: number | undefined;

  constructor(context: PlayContext, params: TrailParams) {
    this.context = context;
    const up = isClimbingUp(params);
    this.ahead = up ? 'right' : 'left';
    this.count = walkOf(params).length;
    const { x, y, width, height } = context.layout().zones.answers;
    this.trail = trailFor(context.layout(), { x, y, width, height }, this.count);
    this.line = new StoneLine(context, params, this.trail, () => this.sight);
    this.ribbon = new Ribbon(params.world, !up);
    this.wayside = new Wayside(params.world === 'evening-village' ? 'lanterns' : 'flowers', !up);
    this.goal = new Goal(context.pictures, up ? 'flag' : 'home');
    this.land.addChild(this.ribbon, this.wayside, this.goal, this.line);
    this.window = new Window(this.land, context);
    this.dispose = context.clock.onStep(() => void (this.seenAt = this.land.x));
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
    this.seenAt = this.land.x;
  }

  /** The walker's feet at a stone, on the stage as it is seen from where the walker is. */
  feetOn(value: number | undefined): PointData {
    return this.seen(this.line.feetOn(value), this.home);
  }

  /** Whatever was looked at: the camera goes back to the walker from where it was seen; nothing where it is there. */
  goBack(): gsap.core.Timeline {
    this.comeBack();
    if (Math.abs(this.seenAt - this.home) < 1) return recipe();
    this.stand(this.seenAt, this.current);
    return this.pan(() => this.home, this.current);
  }

  /** Walker and camera are at once where they belong. */
  private comeBack(): void {
    this.endGlide();
    this.looked = undefined;
    this.laidOut += 1;
    this.land.scale.set(1);
    this.stand(this.home, this.current);
  }

  /** The camera goes to where a walker at this stone is in sight, and what is ahead of it; the walker is there already. */
  follow(value: number | undefined): gsap.core.Timeline {
    this.endGlide();
    return this.pan(() => this.panAt(value), value);
  }

  /** The keyboard or the scanner has come to a number, or has left it: it comes into sight if it was not. */
  lookAt(value: number, on: boolean): void {
    if (on) this.looked = value;
    else if (this.looked === value) this.looked = undefined;
    this.glideTo(on ? value : this.looked);
  }

  /** A number that was chosen comes into sight, too, until it has been answered. Returns whether it had to come. */
  showChosen(value: number): boolean {
    if (this.isSeen(value, this.home)) return false;
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
    const goal = () => (value === undefined ? this.home : this.panFrom(this.home, value));
    const to = goal();
    if (to === this.land.x && !this.isGliding) return;
    this.endGlide();
    this.glide = { to, moving: this.context.animate(this.pan(goal, this.current).paused(false)) };
  }

  private get isGliding(): boolean {
    return this.glide !== undefined && this.glide.moving.progress() < 1;
  }

  private endGlide(): void {
    this.glide?.moving.kill();
    this.glide = undefined;
  }

  /** For counting along: brings each number into sight in its turn, and at the end the walker. */
  sightAlong(): SightAlong {
    this.endGlide();
    const [planned, shown] = [this.alongFrom(this.home), this.alongFrom(this.home)];
    let pan = this.land.x;
    return {
      comes: (value) => {
        const to = planned(value);
        if (to === pan) return recipe();
        pan = to;
        return this.pan(() => shown(value), this.current);
      },
      see: (value) => this.pan(() => shown(value), this.current),
    };
  }

  /** Where the camera is for each of some numbers, one after the other: it moves as seldom as it can. */
  private alongFrom(pan: number): (value: number | undefined) => number {
    let [laidOut, at] = [this.laidOut, pan];
    return (value) => {
      if (laidOut !== this.laidOut) [laidOut, at] = [this.laidOut, this.home];
      return (at = value === undefined ? this.home : this.panFrom(at, value));
    };
  }

  /** At the end all of a trail is seen, and the walker belongs to it. 0.5 s. */
  showAll(): gsap.core.Timeline {
    const { land, trail } = this;
    const { guide, layout, fx } = this.context;
    if (this.isWhole) return recipe();
    land.addChild(guide);
    guide.position.copyFrom(this.line.feetOn(this.line.walk.at(-1)));
    const { width } = layout();
    const scale = width / trail.width;
    const [ground] = trail.stones;
    const place = { x: 0, y: ground!.y * (1 - scale) };
    const size = { x: scale, y: scale };
    const half = ALL_SECONDS / 2;
    if (fx().calm) return lasting(recipe().set(land, place, half).set(land.scale, size, half), ALL_SECONDS);
    const how = { duration: ALL_SECONDS, ease: EASE.move };
    return recipe()
      .to(land, { ...place, ...how }, 0)
      .to(land.scale, { ...size, ...how }, 0);
  }

  /** At the goal the walker steps aside with a hop, so that it is seen: in calm motion it is there at once. 0.35 s. */
  makeWay(): gsap.core.Timeline {
    const { guide, fx } = this.context;
    const x = () => guide.x + MAKES_WAY[this.ahead] * this.trail.step;
    if (fx().calm) return lasting(recipe().set(guide, { x }, WAY_SECONDS / 2), WAY_SECONDS);
    const half = { duration: WAY_SECONDS / 2 };
    return recipe()
      .to(guide, { x, duration: WAY_SECONDS, ease: EASE.move }, 0)
      .to(guide.body, { y: -40, ease: EASE.rise, ...half }, 0)
      .to(guide.body, { y: 0, ease: EASE.fall, ...half }, WAY_SECONDS / 2);
  }

  private get isWhole(): boolean {
    return this.trail.seen === this.count;
  }

  /** Where the camera is; on its way to what is looked at, where it is about to be: a ring is drawn around that. */
  private get sight(): number {
    return this.isGliding && this.looked !== undefined ? this.glide!.to : this.land.x;
  }

  /** Where the camera stands for the walker. */
  private get home(): number {
    return this.panAt(this.current);
  }

  private panAt(value: number | undefined): number {
    return panFor(this.trail, this.line.indexOf(value), this.ahead);
  }

  /** From where it stands: no further where the number is in sight. */
  private panFrom(pan: number, value: number): number {
    return this.isSeen(value, pan) ? pan : this.panAt(value);
  }

  private isSeen(value: number, pan: number): boolean {
    const first = Math.round(-pan / this.trail.step);
    const index = this.line.indexOf(value);
    return index >= first && index < first + this.trail.seen;
  }

  /** to: asked for as the camera sets out, and again where the trail was laid out anew. at: the stone the walker is at. */
  private pan(to: () => number, at: number | undefined): gsap.core.Timeline {
    let way: { readonly laidOut: number; readonly from: number; readonly to: number } | undefined;
    const show = (share: number) => {
      if (way?.laidOut !== this.laidOut) {
        const goal = to();
        way = { laidOut: this.laidOut, from: way ? goal : this.land.x, to: goal };
      }
      const { from, to: goal } = way;
      this.stand(from + (goal - from) * share, at);
    };
    return going(show, this.context.fx());
  }

  /** The camera stands there, and in its picture the walker, who is at this stone. */
  private stand(pan: number, at: number | undefined): void {
    const { land, context, line } = this;
    const { guide } = context;
    land.position.set(pan, 0);
    guide.position.copyFrom(this.seen(line.feetOn(at), pan));
  }

  private seen({ x, y }: PointData, pan: number): PointData {
    return { x: x + pan, y };
  }
}
