import type { PointData } from 'pixi.js';
import { EASE, lasting, recipe, together } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import type { NoneLeftContainer } from '#engine/games/none-left-fun/containers.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { AnswerPieces, type AnswerPiecesOptions } from '#engine/sprites/answer-pieces.ts';
import { VESSEL, type ShelfPlace } from './shelf-place.ts';
import { Vessel } from './vessel.ts';

const HIT_SLOP = 12;
/** How its things turn when it was not the empty one, in radians. */
const WIGGLE = [0.3, -0.3, 0.22, -0.14, 0] as const;

/** The containers to choose from, and their animations. */
export class VesselShelf extends AnswerPieces<Vessel> {
  /** taken: so many things are in the empty one until somebody takes them. */
  constructor(
    pictures: Pictures,
    containers: readonly NoneLeftContainer[],
    taken: number,
    options: AnswerPiecesOptions,
  ) {
    const vessels = containers.map(
      (container) => new Vessel(pictures, container, container.isCorrect ? taken : 0),
    );
    super(vessels, { ...VESSEL, slop: HIT_SLOP }, options);
  }

  place({ cells, scale }: ShelfPlace): void {
    this.placeAt(cells, scale);
  }

  /** The one in which none is left. */
  get emptied(): Vessel {
    return this.pieces.find(({ amount }) => amount === 0)!;
  }

  /** The middle of all of them, in its parent's coordinates. */
  get middle(): PointData {
    const [first, last] = [this.pieces[0]!, this.pieces.at(-1)!];
    return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  }

  /** The empty one turns teal and gives a hollow pop; the others are dimmed. 1 s. */
  override right(id: string): gsap.core.Timeline {
    const { pot } = this.piece(id);
    const timeline = super.right(id);
    timeline.call(() => this.options.sounds.effect('pop', { semitones: -5 }), undefined, 0.2);
    if (!this.options.fx().calm) {
      const { x, y } = pot.scale;
      timeline
        .to(pot.scale, { x: x * 1.1, y: y * 0.8, duration: 0.1, ease: EASE.rise }, 0.1)
        .to(pot.scale, { x: x * 0.95, y: y * 1.06, duration: 0.12, ease: EASE.rise }, 0.2)
        .to(pot.scale, { x, y, duration: 0.5, ease: EASE.settle }, 0.32);
    }
    return lasting(timeline, 1);
  }

  /** Shakes, and its things with it, counts them, and keeps the number visible. 1.5 s. */
  override wrong(id: string): gsap.core.Timeline {
    const piece = this.piece(id);
    return together([0, super.wrong(id)], [0, this.wiggle(piece)], [0.5, this.count(piece, 0.18)]);
  }

  /** What is in it speaks up: here we are. 0.48 s. */
  private wiggle({ fruits }: Vessel): gsap.core.Timeline {
    const timeline = recipe();
    if (this.options.fx().calm) return timeline;
    for (const [index, { body }] of fruits.entries())
      for (const [step, rotation] of WIGGLE.entries())
        timeline.to(body, { rotation, duration: 0.08, ease: EASE.idle }, index * 0.02 + step * 0.08);
    return timeline;
  }

  /**
   * Every container shows how many it holds; the empty one stays still. secondsEach: per container. stepsBack: each that was
   * counted is put aside, until the empty one alone is left.
   */
  countAll(secondsEach: number, stepsBack: boolean): gsap.core.Timeline {
    return together(
      ...this.full.flatMap((vessel, index) => {
        const counted = this.count(vessel, (secondsEach * 0.8) / vessel.amount);
        const aside = stepsBack ? this.stepBack([vessel.id]) : recipe();
        return [[index * secondsEach, counted] as const, [(index + 0.8) * secondsEach, aside] as const];
      }),
    );
  }

  /** Glows, and shows that there is none in it, as the others showed how many. 3 s. */
  override glow(id: string): gsap.core.Timeline {
    const { numeral } = this.piece(id);
    return super.glow(id).to(numeral, { alpha: 1, duration: 0.15 }, 0.6);
  }

  /** The one with the fewest things in it, but for the empty one. */
  get fewest(): Vessel {
    return this.full.reduce((best, vessel) => (vessel.amount < best.amount ? vessel : best));
  }

  /** Those in which something is, in their order. */
  get full(): readonly Vessel[] {
    return this.pieces.filter((vessel) => vessel.amount > 0);
  }

  private count(vessel: Vessel, secondsEach: number): gsap.core.Timeline {
    vessel.count();
    const { fx, sounds } = this.options;
    const things = vessel.fruits.map((fruit) => fruit.body);
    return countUp(things, secondsEach, fx(), (index) =>
      sounds.effect('pluck', { semitones: index * 2, volume: 0.5 }),
    ).to(vessel.numeral, { alpha: 1, duration: 0.15 });
  }
}
