import { createRandom, type Random } from '#engine/rules/random.ts';
import type { World } from '#engine/sprites/world.ts';
import type { RoundParts } from './round-parts.ts';

/** Not at the first questions of a round, which are for settling in, and not at its end, which is a picture of its own. */
const FIRST = 2;
const LAST_BEFORE_END = 3;
/** So long after a right answer, whose own leads come first; it has so long before the question leaves. */
const FROM_SECONDS = 1.1;
const LEAST_SECONDS = 0.5;

type Parts = Pick<RoundParts, 'stage' | 'round' | 'fx' | 'animate' | 'after'>;

/**
 * Once a round, between two questions, something passes by far behind: which, where and when follows from the round's
 * seed, so that a round that is gone on with has it at the same place. Never for who needs everything the same every
 * time, and not when a press goes on: then it comes later.
 */
export class RareEvent {
  private readonly parts: Parts;
  private readonly world: World;
  private readonly random: Random;
  /** The index of the question after which it comes. */
  private readonly due: number;
  private state: 'to-come' | 'passing' | 'over';
  private begunAt = 0;
  private pending: gsap.core.Animation | undefined;

  constructor(parts: Parts, world: World, seed: number) {
    this.parts = parts;
    this.world = world;
    // A stream of its own: neither questions nor gestures change with it.
    this.random = createRandom(seed).fork();
    const { total, index } = parts.round;
    this.due = this.random.int(FIRST, Math.max(FIRST, total - LAST_BEFORE_END));
    this.state = index > this.due || world.passers.length === 0 ? 'over' : 'to-come';
  }

  /** A question was answered. */
  answered(): void {
    if (this.isDue) this.pending = this.parts.after(FROM_SECONDS, () => this.begin());
  }

  /** A question is about to leave: it does at once, or a little later. */
  before(leave: () => void, isPressed: boolean): void {
    const { stage, after } = this.parts;
    this.pending?.kill();
    if (isPressed) return leave();
    if (this.isDue) this.begin();
    const left = this.state === 'passing' ? LEAST_SECONDS - (stage.clock.now - this.begunAt) : 0;
    if (left > 0) after(left, leave);
    else leave();
  }

  /** The next question begins to come: before answers are taken it is gone. */
  end(): void {
    if (this.state !== 'passing') return;
    this.parts.animate(this.world.passing.fade());
    this.state = 'over';
  }

  private get isDue(): boolean {
    const { stage, round } = this.parts;
    const isTime = round.index >= this.due && !round.isLast;
    return this.state === 'to-come' && isTime && !stage.settings.needs?.same;
  }

  private begin(): void {
    const { world, random, parts } = this;
    const { stage, animate, fx } = parts;
    this.state = 'passing';
    this.begunAt = stage.clock.now;
    animate(world.passBy(random.pick(world.passers), random.pick([-1, 1] as const), fx()));
  }
}
