import { Container, type PointData } from 'pixi.js';
import { answersIn, leave } from '#engine/fx/enter.ts';
import { glow } from '#engine/fx/hints.ts';
import { EASE, lasting, together, type FxContext } from '#engine/fx/motion.ts';
import { commit } from '#engine/fx/press.ts';
import { countUp, flyTo } from '#engine/fx/right.ts';
import { wrong } from '#engine/fx/wrong.ts';
import type { PlaySounds, Target } from '#engine/games/play.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { boxAround, type Animate } from '#engine/sprites/piece.ts';
import type { StripBoard } from '#engine/stage/strip-board.ts';
import type { NoneLeftContainer } from './questions.ts';
import { Vessel, VESSEL } from './vessel.ts';

/** Between two trays, in design pixels. */
export const SHELF_GAP = 32;
const HIT_SLOP = 12;

export interface VesselShelfOptions {
  readonly pictures: Pictures;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  readonly sounds: PlaySounds;
}

/** The containers to choose from, and everything that happens to them. */
export class VesselShelf extends Container {
  vessels: readonly Vessel[] = [];
  private readonly options: VesselShelfOptions;

  constructor(options: VesselShelfOptions) {
    super();
    this.options = options;
  }

  /** Replaces the containers; `place` must follow. taken: so many things are in the empty one until `takeOut`. */
  show(containers: readonly NoneLeftContainer[], taken: number): void {
    for (const old of this.removeChildren()) old.destroy({ children: true, style: true, context: true });
    const { pictures } = this.options;
    this.vessels = containers.map(
      (container) => new Vessel(pictures, container, container.isCorrect ? taken : 0),
    );
    this.addChild(...this.vessels);
  }

  place({ cells, scale }: StripBoard): void {
    this.vessels.forEach((vessel, index) => {
      vessel.position.set(cells[index]!.x, cells[index]!.y - (VESSEL.depth / 2) * scale);
      vessel.scale.set(scale);
    });
  }

  vessel(id: string): Vessel {
    const found = this.vessels.find((vessel) => vessel.id === id);
    if (!found) throw new Error(`no container "${id}" among ${this.vessels.length}`);
    return found;
  }

  targets(): readonly Target[] {
    const { fx, animate } = this.options;
    const { width, height, depth } = VESSEL;
    return this.vessels.map((vessel) => ({
      id: vessel.id,
      view: vessel.body,
      enabled: true,
      hit: () =>
        boxAround(
          { x: vessel.x, y: vessel.y + (depth / 2) * vessel.scale.y },
          width * vessel.scale.x,
          (height + depth) * vessel.scale.y,
          HIT_SLOP * vessel.scale.x,
        ),
      press: (down) => void animate(vessel.press(down, fx())),
    }));
  }

  arrive(): gsap.core.Timeline {
    return answersIn(this.bodies(), this.options.fx(), (index) => {
      this.options.sounds.effect('pluck', { semitones: index * 2 });
    });
  }

  /** Somebody takes the last things out of the empty one, the upper ones first. secondsEach: for one thing. */
  takeOut(to: (thing: Container) => PointData, secondsEach: number, took: () => void): gsap.core.Timeline {
    const taken = [...this.vessels.flatMap((vessel) => vessel.taken)].reverse();
    return together(
      ...taken.map(({ body }, index) => {
        const flight = flyTo(body, to(body.parent!), this.options.fx());
        return [index * secondsEach, flight.call(took, undefined, 0)] as const;
      }),
    );
  }

  /** The empty one turns teal and pops hollowly; the others step back. 1 s. */
  right(id: string): gsap.core.Timeline {
    const vessel = this.vessel(id);
    const fx = this.options.fx();
    vessel.glow.alpha = 0;
    const timeline = together([0, commit(vessel.body, this.bodies(vessel), fx)], [0, vessel.confirm(fx)]);
    timeline.call(() => this.options.sounds.effect('pop', { semitones: -5 }), undefined, 0.2);
    if (!fx.calm) {
      const { pot } = vessel;
      const { x, y } = pot.scale;
      timeline
        .to(pot.scale, { x: x * 1.1, y: y * 0.8, duration: 0.1, ease: EASE.rise }, 0.1)
        .to(pot.scale, { x: x * 0.95, y: y * 1.06, duration: 0.12, ease: EASE.rise }, 0.2)
        .to(pot.scale, { x, y, duration: 0.5, ease: EASE.settle }, 0.32);
    }
    return lasting(timeline, 1);
  }

  /** Shakes its head, counts what is in it, and keeps the number to be seen. 1.5 s. */
  wrong(id: string): gsap.core.Timeline {
    return together([0, wrong(this.vessel(id), this.options.fx())], [0.5, this.count(this.vessel(id), 0.18)]);
  }

  /** Every container tells what is in it; the empty one stays still. 0.5 s and more. secondsEach: for one container. */
  countAll(secondsEach: number): gsap.core.Timeline {
    const full = this.vessels.filter((vessel) => vessel.amount > 0);
    return together(
      ...full.map(
        (vessel, index) =>
          [index * secondsEach, this.count(vessel, (secondsEach * 0.8) / vessel.amount)] as const,
      ),
    );
  }

  glow(id: string): gsap.core.Timeline {
    const vessel = this.vessel(id);
    return glow(vessel, this.bodies(vessel), this.options.fx());
  }

  leave(): gsap.core.Timeline {
    return leave(this.bodies(), this.options.fx());
  }

  private count(vessel: Vessel, secondsEach: number): gsap.core.Timeline {
    const { fx, sounds } = this.options;
    const things = vessel.fruits.map((fruit) => fruit.body);
    return countUp(things, secondsEach, fx(), (index) =>
      sounds.effect('pluck', { semitones: index * 2, volume: 0.5 }),
    ).to(vessel.numeral, { alpha: 1, duration: 0.15 });
  }

  private bodies(except?: Vessel): Container[] {
    return this.vessels.filter((vessel) => vessel !== except).map((vessel) => vessel.body);
  }
}
