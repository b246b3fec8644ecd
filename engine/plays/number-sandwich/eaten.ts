import { Container, Sprite, type Texture } from 'pixi.js';
import { drawBitten, type Bite } from './bitten.ts';

/** Something that is eaten bite by bite: its picture around 0,0. */
export class Eaten extends Container {
  /** After no bite, after one, and so on: a bite that takes nothing of it leaves it as it was. */
  private readonly states: Container[];

  /** x: from the middle of a closed sandwich. */
  constructor(texture: Texture, x: number, bites: readonly (readonly Bite[])[]) {
    super();
    this.states = [new Sprite(texture)];
    for (const some of bites) {
      const moved = some.map((bite) => ({ ...bite, x: bite.x - x }));
      this.states.push(moved.length > 0 ? drawBitten(texture, moved) : this.states.at(-1)!);
    }
    this.addChild(...this.states);
    this.bites = 0;
  }

  /** After so many bites. */
  set bites(count: number) {
    for (const state of this.children) state.visible = state === this.states[count];
  }
}
