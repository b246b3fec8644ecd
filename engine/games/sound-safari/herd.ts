import { Container } from 'pixi.js';
import { answersIn, leave } from '#engine/fx/enter.ts';
import { glow } from '#engine/fx/hints.ts';
import { lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { commit } from '#engine/fx/press.ts';
import { correct, hop } from '#engine/fx/right.ts';
import { wrong } from '#engine/fx/wrong.ts';
import type { PlaySounds, Target } from '#engine/games/play.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Random } from '#engine/rules/random.ts';
import { boxAround, type Animate } from '#engine/sprites/piece.ts';
import { intoLight, intoShade } from '#engine/sprites/shade.ts';
import { Animal, ANIMALS } from './animal.ts';
import { ANIMAL_BOX, type HerdPlace } from './herd-place.ts';

export interface HerdOptions {
  readonly pictures: Pictures;
  /** For blinking, and for who stands where. */
  readonly random: Random;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  readonly sounds: PlaySounds;
}

/** The animals of one round; they keep their places, only their numbers change. */
export class Herd extends Container {
  readonly animals: readonly Animal[];
  private readonly options: HerdOptions;

  constructor(options: HerdOptions) {
    super();
    this.options = options;
    const { pictures, random, fx } = options;
    const calm = () => fx().calm;
    this.animals = random.shuffle(ANIMALS).map((name) => new Animal(pictures, name, { random, calm }));
    this.addChild(...this.animals);
  }

  show(numbers: readonly string[]): void {
    this.animals.forEach((animal, index) => animal.show(numbers[index]!));
  }

  place({ cells, scale }: HerdPlace): void {
    this.animals.forEach((animal, index) => {
      animal.position.copyFrom(cells[index]!);
      animal.scale.set(scale);
    });
  }

  animal(id: string): Animal {
    const found = this.animals.find((animal) => animal.id === id);
    if (!found)
      throw new Error(`no animal with "${id}" among ${this.animals.map(({ id }) => id).join(', ')}`);
    return found;
  }

  step(delta: number): void {
    const { calm } = this.options.fx();
    for (const animal of this.animals) animal.step(delta, calm);
  }

  targets(): readonly Target[] {
    const { fx, animate } = this.options;
    return this.animals.map((animal) => ({
      id: animal.id,
      view: animal.body,
      enabled: true,
      hit: () => boxAround(animal, ANIMAL_BOX.width * animal.scale.x, ANIMAL_BOX.height * animal.scale.y),
      press: (down) => void animate(animal.press(down, fx())),
    }));
  }

  arrive(): gsap.core.Timeline {
    return answersIn(this.bodies(), this.options.fx(), (index) => {
      this.options.sounds.effect('pluck', { semitones: index * 2 });
    });
  }

  right(id: string): gsap.core.Timeline {
    const animal = this.animal(id);
    const fx = this.options.fx();
    animal.glow.alpha = 0;
    return together(
      [0, commit(animal.body, [], fx)],
      [0, this.shadeAllBut(animal)],
      [0, animal.smile(1.4)],
      [0.1, correct(animal, fx)],
    );
  }

  /** Shakes its head and says its own number. 1.5 s. */
  wrong(id: string): gsap.core.Timeline {
    const animal = this.animal(id);
    const fx = this.options.fx();
    return together([0, wrong(animal, fx)], [0, animal.talk(fx)]);
  }

  glow(id: string): gsap.core.Timeline {
    const animal = this.animal(id);
    return together([0, glow(animal, [], this.options.fx())], [0, this.shadeAllBut(animal)]);
  }

  leave(): gsap.core.Timeline {
    return leave(this.bodies(), this.options.fx());
  }

  /** All hold up a star and leap for joy, twice around. 2.4 s. */
  rejoice(): gsap.core.Timeline {
    const fx = this.options.fx();
    const timeline = recipe();
    this.animals.forEach((animal, index) => {
      timeline
        .call(() => animal.showStar(), undefined, 0.2)
        .add(intoLight([animal.body], 0.2).paused(false), 0)
        .add(animal.smile(2.4).paused(false), 0.2);
      if (fx.calm) return;
      for (const round of [0, 1]) {
        const at = 0.3 + index * 0.1 + round * 1.05;
        hop(timeline, animal.body, 56, at);
        timeline.call(() => fx.burst?.(animal, 5), undefined, at + 0.3);
      }
    });
    return lasting(timeline, 2.4);
  }

  private shadeAllBut(animal: Animal): gsap.core.Timeline {
    return intoShade(this.bodies().filter((body) => body !== animal.body));
  }

  private bodies(): Container[] {
    return this.animals.map((animal) => animal.body);
  }
}
