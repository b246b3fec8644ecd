import { lasting, recipe, together } from '#engine/fx/motion.ts';
import { commit } from '#engine/fx/press.ts';
import { correct, hop } from '#engine/fx/right.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Choice } from '#engine/rules/game.ts';
import type { Random } from '#engine/rules/random.ts';
import { AnswerPieces, type AnswerPiecesOptions } from '#engine/sprites/answer-pieces.ts';
import { Animal, ANIMALS } from './animal.ts';
import { ANIMAL_BOX, type HerdPlace } from './herd-place.ts';

const CALL_SECONDS = 0.9;

export interface HerdOptions extends AnswerPiecesOptions {
  readonly pictures: Pictures;
  /** Used for blinking and for the positions. */
  readonly random: Random;
}

/** The animals of one round; they keep their places, only their numbers change. */
export class Herd extends AnswerPieces<Animal> {
  /** A question is open: the animals wait without moving. */
  resting = false;

  constructor({ pictures, random, ...options }: HerdOptions) {
    const calm = () => options.fx().calm;
    const animals = random.shuffle(ANIMALS).map((name) => new Animal(pictures, name, { random, calm }));
    super(animals, { ...ANIMAL_BOX, depth: 0, slop: 0 }, options);
  }

  show(choices: readonly Choice[]): void {
    this.pieces.forEach((animal, index) => animal.show(choices[index]!));
  }

  place({ cells, scale }: HerdPlace): void {
    this.placeAt(cells, scale);
  }

  step(delta: number): void {
    const { calm } = this.options.fx();
    for (const animal of this.pieces) animal.step(delta, calm, this.resting);
  }

  /** It calls and jumps for joy, and the others are dimmed. */
  override right(id: string): gsap.core.Timeline {
    const animal = this.piece(id);
    const fx = this.options.fx();
    animal.glow.alpha = 0;
    return together(
      [0, commit(animal.body, this.others(animal), fx)],
      [0, animal.smile(1.4)],
      [0, animal.talk(fx, CALL_SECONDS)],
      [0.1, correct(animal, fx)],
    );
  }

  /** Shakes its head and says its own number. 1.5 s. */
  override wrong(id: string): gsap.core.Timeline {
    return together([0, super.wrong(id)], [0, this.piece(id).talk(this.options.fx())]);
  }

  /** All hold up a star and jump for joy, twice in turn. 2.4 s. */
  rejoice(): gsap.core.Timeline {
    const fx = this.options.fx();
    const timeline = recipe();
    this.pieces.forEach((animal, index) => {
      timeline
        .call(() => animal.showStar(), undefined, 0.2)
        .to(animal, { aside: 0, duration: 0.2 }, 0)
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
}
