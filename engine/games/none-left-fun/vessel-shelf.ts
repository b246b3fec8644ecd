import type { Container, PointData } from 'pixi.js';
import { EASE, lasting, together } from '#engine/fx/motion.ts';
import { countUp, flyTo } from '#engine/fx/right.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { AnswerPieces, type AnswerPiecesOptions } from '#engine/sprites/answer-pieces.ts';
import type { NoneLeftContainer } from './questions.ts';
import { VESSEL, type ShelfPlace } from './shelf-place.ts';
import { Vessel } from './vessel.ts';

const HIT_SLOP = 12;

/** The containers to choose from, and everything that happens to them. */
export class VesselShelf extends AnswerPieces<Vessel> {
  private readonly pictures: Pictures;

  constructor(pictures: Pictures, options: AnswerPiecesOptions) {
    super(options, { ...VESSEL, slop: HIT_SLOP });
    this.pictures = pictures;
  }

  /** Replaces the containers; `place` must follow. taken: so many things are in the empty one until `takeOut`. */
  show(containers: readonly NoneLeftContainer[], taken: number): void {
    this.replace(
      containers.map((container) => new Vessel(this.pictures, container, container.isCorrect ? taken : 0)),
    );
  }

  place({ cells, scale }: ShelfPlace): void {
    this.placeAt(cells, scale);
  }

  /** Somebody takes the last things out of the empty one, the upper ones first. secondsEach: for one thing. */
  takeOut(to: (thing: Container) => PointData, secondsEach: number, took: () => void): gsap.core.Timeline {
    const taken = [...this.pieces.flatMap((vessel) => vessel.taken)].reverse();
    return together(
      ...taken.map(({ body }, index) => {
        const flight = flyTo(body, to(body.parent!), this.options.fx());
        return [index * secondsEach, flight.call(took, undefined, 0)] as const;
      }),
    );
  }

  /** The empty one turns teal and pops hollowly; the others step back. 1 s. */
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

  /** Shakes its head, counts what is in it, and keeps the number to be seen. 1.5 s. */
  override wrong(id: string): gsap.core.Timeline {
    return together([0, super.wrong(id)], [0.5, this.count(this.piece(id), 0.18)]);
  }

  /** Every container tells what is in it; the empty one stays still. 0.5 s and more. secondsEach: for one container. */
  countAll(secondsEach: number): gsap.core.Timeline {
    const full = this.pieces.filter((vessel) => vessel.amount > 0);
    return together(
      ...full.map(
        (vessel, index) =>
          [index * secondsEach, this.count(vessel, (secondsEach * 0.8) / vessel.amount)] as const,
      ),
    );
  }

  private count(vessel: Vessel, secondsEach: number): gsap.core.Timeline {
    const { fx, sounds } = this.options;
    const things = vessel.fruits.map((fruit) => fruit.body);
    return countUp(things, secondsEach, fx(), (index) =>
      sounds.effect('pluck', { semitones: index * 2, volume: 0.5 }),
    ).to(vessel.numeral, { alpha: 1, duration: 0.15 });
  }
}
