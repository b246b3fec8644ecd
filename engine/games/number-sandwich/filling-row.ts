import { Container } from 'pixi.js';
import { answersIn, leave } from '#engine/fx/enter.ts';
import { glow } from '#engine/fx/hints.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import { commit } from '#engine/fx/press.ts';
import { wrong } from '#engine/fx/wrong.ts';
import { together } from '#engine/fx/motion.ts';
import type { PlaySounds, Target } from '#engine/games/play.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { boxAround, type Animate } from '#engine/sprites/piece.ts';
import { placeGrid, type Rect } from '#engine/stage/layout.ts';
import { Filling, FILLING, FILLINGS } from './filling.ts';

const GAP = 64;
const HIT_SLOP = 20;

export interface FillingRowOptions {
  readonly pictures: Pictures;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  readonly sounds: PlaySounds;
}

/** The fillings to choose from, and everything that happens to them. */
export class FillingRow extends Container {
  private fillings: readonly Filling[] = [];
  private readonly options: FillingRowOptions;

  constructor(options: FillingRowOptions) {
    super();
    this.options = options;
  }

  /** Replaces the fillings; `place` must follow. turn: which filling comes first, for variety. */
  show(ids: readonly string[], turn: number): void {
    for (const old of this.removeChildren()) old.destroy({ children: true, style: true, context: true });
    const { pictures } = this.options;
    this.fillings = ids.map(
      (id, index) => new Filling(pictures, FILLINGS[(index + turn) % FILLINGS.length]!, id),
    );
    this.addChild(...this.fillings);
  }

  place(zone: Rect): void {
    const { width, height, depth } = FILLING;
    const { cells, scale } = placeGrid(zone, this.fillings.length, width, height + depth, GAP);
    this.fillings.forEach((filling, index) => {
      filling.position.set(cells[index]!.x, cells[index]!.y - depth / 2);
      filling.scale.set(scale);
    });
  }

  filling(id: string): Filling {
    const found = this.fillings.find((filling) => filling.id === id);
    if (!found)
      throw new Error(`no filling "${id}" among ${this.fillings.map((filling) => filling.id).join(', ')}`);
    return found;
  }

  targets(): readonly Target[] {
    const { fx, animate } = this.options;
    const { width, height, depth } = FILLING;
    return this.fillings.map((filling) => ({
      id: filling.id,
      view: filling.body,
      enabled: true,
      hit: () =>
        boxAround(
          { x: filling.x, y: filling.y + (depth / 2) * filling.scale.y },
          width * filling.scale.x,
          (height + depth) * filling.scale.y,
          HIT_SLOP * filling.scale.x,
        ),
      press: (down) => void animate(filling.press(down, fx())),
    }));
  }

  arrive(): gsap.core.Timeline {
    return answersIn(this.bodies(), this.options.fx(), (index) => {
      this.options.sounds.effect('pluck', { semitones: index * 2 });
    });
  }

  /** The board turns teal and the others step back; its filling is taken by somebody else. */
  right(id: string): gsap.core.Timeline {
    const filling = this.filling(id);
    const fx = this.options.fx();
    filling.glow.alpha = 0;
    return together([0, commit(filling.body, this.bodies(filling), fx)], [0, filling.confirm(fx)]);
  }

  wrong(id: string): gsap.core.Timeline {
    return wrong(this.filling(id), this.options.fx());
  }

  glow(id: string): gsap.core.Timeline {
    const filling = this.filling(id);
    return glow(filling, this.bodies(filling), this.options.fx());
  }

  leave(): gsap.core.Timeline {
    return leave(this.bodies(), this.options.fx());
  }

  private bodies(except?: Filling): Container[] {
    return this.fillings.filter((filling) => filling !== except).map((filling) => filling.body);
  }
}
