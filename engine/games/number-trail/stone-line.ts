import { Container, type PointData } from 'pixi.js';
import { answersIn } from '#engine/fx/enter.ts';
import { glow } from '#engine/fx/hints.ts';
import { countUp } from '#engine/fx/right.ts';
import { wrong } from '#engine/fx/wrong.ts';
import type { PlayContext, Target, Toy } from '#engine/games/play.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { numberTouch } from '#engine/sprites/counting-touch.ts';
import { boxAround } from '#engine/sprites/piece.ts';
import type { TrailParams } from './games.ts';
import type { Trail } from './path.ts';
import { isClimbingUp, type TrailQuestion } from './questions.ts';
import { Stone } from './stone.ts';

/** The stones in their line, small numbers always on the left, and everything that happens to them. */
export class StoneLine extends Container {
  /** The numbers in the order of the walk. */
  readonly walk: readonly number[];
  private readonly context: PlayContext<TrailParams>;
  private readonly up: boolean;
  /** From the smallest to the largest. */
  private readonly stones: readonly Stone[];
  private question!: TrailQuestion;
  private trail!: Trail;

  constructor(context: PlayContext<TrailParams>) {
    super();
    const { params } = context.game;
    this.context = context;
    this.up = isClimbingUp(params);
    this.walk = numbersFrom(params.from, params.to);
    const ahead = this.up ? 'right' : 'left';
    const inLine = this.walk.toSorted((a, b) => a - b);
    this.stones = inLine.map((value) => new Stone(context.pictures, value, ahead));
    // A stone's tick lies over the next stones, never under them.
    this.addChild(...this.walk.map((value) => this.stone(value)).toReversed());
  }

  stone(value: number): Stone {
    return this.stones[value - this.stones[0]!.value]!;
  }

  /** Shows how far the walk has come; `place` must follow or have been. */
  show(question: TrailQuestion): void {
    this.question = question;
    for (const stone of this.stones) {
      stone.reset();
      stone.lit = question.visited.includes(stone.value) ? 1 : 0;
    }
  }

  place(trail: Trail): void {
    this.trail = trail;
    this.stones.forEach((stone, index) => {
      stone.position.copyFrom(trail.stones[index]!);
      stone.scale.set(trail.scale);
    });
  }

  /** Where the walker's feet are on a stone; before the first they are on the ground beside it. */
  feetOn(value: number | undefined): PointData {
    const { ends, feet, scale } = this.trail;
    if (value === undefined) return ends[this.up ? 0 : 1];
    const { x, y } = this.stone(value);
    // The number stood on stays to be seen, and the next stone is never hidden.
    return { x: x + (this.up ? -feet.back : feet.back) * scale, y: y - feet.up * scale };
  }

  targets(): readonly Target[] {
    const { animate, fx } = this.context;
    return this.stones.map((stone) => ({
      id: String(stone.value),
      view: stone.body,
      enabled: !this.question.closed.includes(String(stone.value)),
      hit: () => this.hitOf(stone),
      press: (down) => void animate(stone.press(down, fx())),
    }));
  }

  /** Stones walked over say their number again: a child can count along from anywhere. */
  toys(): readonly Toy[] {
    return this.question.visited.map((value) => ({
      id: `walked-${value}`,
      hit: () => this.hitOf(this.stone(value)),
      touch: () => numberTouch(this.context, this.stone(value), value),
    }));
  }

  arrive(): gsap.core.Timeline {
    const { fx, sounds } = this.context;
    const bodies = this.stones.map((stone) => stone.body);
    return answersIn(bodies, fx(), (semitones) => sounds.effect('pluck', { semitones }));
  }

  /** The next stone has its tick while somebody lands on it, and is golden from then on. 1.2 s. */
  right(): gsap.core.Timeline {
    const fx = this.context.fx();
    const stone = this.stone(this.question.next);
    const timeline = stone.confirm(fx).to(stone.glow, { alpha: 0, duration: 0.1 }, 0);
    if (!fx.calm) timeline.call(() => fx.burst?.(stone, 14), undefined, 0.46);
    return timeline.to(stone.badge, { alpha: 0, duration: 0.15 }, 1.1).set(stone, { lit: 1 }, 1.2);
  }

  wrong(id: string): gsap.core.Timeline {
    return wrong(this.stone(Number(id)), this.context.fx());
  }

  /** The next stone glows; those that nobody has walked over step back. */
  glow(): gsap.core.Timeline {
    const { next, visited } = this.question;
    const others = this.stones.filter(({ value }) => value !== next && !visited.includes(value));
    return glow(this.stone(next), others, this.context.fx());
  }

  /** These light up one after the other; `named` is called with 0, 1, 2 … at each. */
  count(values: readonly number[], secondsEach: number, named: (step: number) => void): gsap.core.Timeline {
    const bodies = values.map((value) => this.stone(value).body);
    return countUp(bodies, secondsEach, this.context.fx(), named);
  }

  /** All are golden, and the whole walk is counted along. */
  countAll(secondsEach: number): gsap.core.Timeline {
    const { fx, sounds } = this.context;
    for (const stone of this.stones) stone.lit = 1;
    return this.count(this.walk, secondsEach, (step) => {
      sounds.effect('pluck', { semitones: this.up ? step : this.walk.length - 1 - step });
      if (!fx().calm) fx().burst?.(this.stone(this.walk[step]!), 4);
    });
  }

  private hitOf(stone: Stone) {
    return boxAround(stone, this.trail.hit.width, this.trail.hit.height);
  }
}
