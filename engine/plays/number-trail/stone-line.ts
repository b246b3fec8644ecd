import { Container, type PointData } from 'pixi.js';
import { answersIn } from '#engine/fx/enter.ts';
import { glow } from '#engine/fx/hints.ts';
import { countUp, sparks } from '#engine/fx/right.ts';
import { wrong } from '#engine/fx/wrong.ts';
import { isClimbingUp, walkOf, type TrailParams } from '#engine/games/number-trail/games.ts';
import type { TrailQuestion } from '#engine/games/number-trail/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { PlayContext } from '#engine/plays/play.ts';
import { numberTouch } from '#engine/sprites/counting-touch.ts';
import { boxAround } from '#engine/sprites/piece.ts';
import type { Target, Toy } from '#engine/sprites/target.ts';
import type { Trail } from './path.ts';
import { setApart, setBeginningApart, unlight } from './counted.ts';
import { Stone } from './stone.ts';

/** In steps: from the last stone of a way home to who has come. */
const BESIDE_HOME = 0.8;

/** The stones in their line, small numbers always on the left, and all their animations. */
export class StoneLine extends Container {
  /** The numbers in the order of the walk. */
  readonly walk: readonly number[];
  private readonly context: PlayContext;
  private readonly up: boolean;
  /** From the smallest to the largest. */
  private readonly stones: readonly Stone[];
  private trail: Trail;
  /** How far a camera has moved the line: touches mean what is seen. */
  private readonly pan: () => number;

  constructor(context: PlayContext, params: TrailParams, trail: Trail, pan: () => number) {
    super();
    this.context = context;
    this.pan = pan;
    this.up = isClimbingUp(params);
    this.walk = walkOf(params);
    const ahead = this.up ? 'right' : 'left';
    const inLine = this.walk.toSorted((a, b) => a - b);
    this.stones = inLine.map((value) => new Stone(context.pictures, value, ahead));
    // A stone's tick lies above the next stones.
    this.addChild(...this.walk.map((value) => this.stone(value)).toReversed());
    this.trail = trail;
    this.place(trail);
  }

  /** Its place in the line, counted from the left; undefined: of the first of the walk. */
  indexOf(value = this.walk[0]!): number {
    return value - this.stones[0]!.value;
  }

  stone(value: number): Stone {
    return this.stones[this.indexOf(value)]!;
  }

  /** Shows how far the walk has come. */
  show({ visited, hidden }: TrailQuestion): void {
    for (const stone of this.stones) {
      const isWalked = visited.includes(stone.value);
      stone.reset();
      stone.lit = isWalked ? 1 : 0;
      stone.named = isWalked || !hidden;
    }
  }

  place(trail: Trail): void {
    this.trail = trail;
    this.stones.forEach((stone, index) => {
      stone.position.copyFrom(trail.stones[index]!);
      stone.scale.set(trail.scale);
    });
  }

  /** The position of the walker's feet beside a stone; before the first, on the ground beside it. */
  feetOn(value: number | undefined): PointData {
    const { ends, feet, step } = this.trail;
    if (value === undefined) return ends[this.up ? 0 : 1];
    const { x, y } = feet[this.indexOf(value)]!;
    // Home is seen, and its door: who has come stands beside it.
    return { x: !this.up && value === this.walk.at(-1) ? x + BESIDE_HOME * step : x, y };
  }

  /** looked: the keyboard or the scanner has come to a number, or has left it. */
  targets({ closed }: TrailQuestion, looked: (value: number, on: boolean) => void): readonly Target[] {
    const { animate, fx } = this.context;
    return this.stones.map((stone) => ({
      id: String(stone.value),
      view: stone.body,
      enabled: !closed.includes(String(stone.value)),
      hit: () => this.hitOf(stone),
      isAway: () => this.isAway(stone),
      looked: (on) => looked(stone.value, on),
      press: (down) => void animate(stone.press(down, fx())),
    }));
  }

  /** Stones walked over can be touched to hear their number: a child can count along from anywhere. */
  toys({ visited }: TrailQuestion): readonly Toy[] {
    return visited.map((value) => ({
      id: `walked-${value}`,
      hit: () => this.hitOf(this.stone(value)),
      isAway: () => this.isAway(this.stone(value)),
      touch: () => numberTouch(this.context, this.stone(value), value),
    }));
  }

  arrive(): gsap.core.Timeline {
    const { fx, sounds } = this.context;
    const bodies = this.stones.map((stone) => stone.body);
    return answersIn(bodies, fx(), (semitones) => sounds.effect('pluck', { semitones }));
  }

  /** The next stone has its tick while the walker lands on it, and is golden from then on. 1.2 s. */
  right({ next }: TrailQuestion): gsap.core.Timeline {
    const fx = this.context.fx();
    const stone = this.stone(next);
    const timeline = unlight(stone.confirm(fx), this.stones);
    timeline.call(() => sparks(stone, fx), undefined, 0.46);
    return timeline
      .set(stone, { named: true }, 0.4)
      .to(stone.badge, { alpha: 0, duration: 0.15 }, 1.1)
      .set(stone, { lit: 1 }, 1.2);
  }

  wrong(id: string): gsap.core.Timeline {
    return wrong(this.stone(Number(id)), this.context.fx());
  }

  /** Only these and the next one are looked at: the others are dimmed. 0.28 s. */
  setApart(values: readonly number[], { next }: TrailQuestion): gsap.core.Timeline {
    return setApart(this.stones, [...values, next]);
  }

  /** The same of the first stones; none of them is the answer's more than another. 0.28 s. */
  setBeginningApart(values: readonly number[], { next }: TrailQuestion): gsap.core.Timeline {
    return setBeginningApart(this.stones, values, next);
  }

  /** The next stone glows, and none of those counted; stones not walked over are dimmed. */
  glow({ next, visited }: TrailQuestion): gsap.core.Timeline {
    const others = this.stones.filter(({ value }) => value !== next && !visited.includes(value));
    const shown = glow(this.stone(next), others, this.context.fx());
    return unlight(shown, this.stones, next);
  }

  /** The stone of this number lights up. */
  count(value: number, seconds: number): gsap.core.Timeline {
    return countUp([this.stone(value).body], seconds, this.context.fx());
  }

  /** All are golden, and the whole walk is counted along. */
  countAll(secondsEach: number): gsap.core.Timeline {
    const { fx, sounds } = this.context;
    for (const stone of this.stones) {
      stone.reset();
      stone.lit = 1;
      stone.named = true;
    }
    const bodies = this.walk.map((value) => this.stone(value).body);
    return countUp(bodies, secondsEach, fx(), (step) => {
      sounds.effect('pluck', { semitones: this.up ? step : this.walk.length - 1 - step });
    });
  }

  /** Beyond an edge of the stage, as the camera stands. */
  private isAway({ x }: Stone): boolean {
    const { width } = this.context.layout();
    const half = this.trail.step / 2;
    const at = x + this.pan();
    return at < half - 1 || at > width - half + 1;
  }

  /** A stone that is out of sight is named and chosen at the edge that it is beyond. */
  private hitOf({ x, y }: Stone): Rect {
    const { width } = this.context.layout();
    const { hit } = this.trail;
    const half = hit.width / 2;
    const at = Math.min(Math.max(x + this.pan(), half), width - half);
    return boxAround({ x: at, y }, hit.width, hit.height);
  }
}
