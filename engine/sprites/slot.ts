import { Container } from 'pixi.js';

/** Destroys everything in a container. */
export function destroyChildren(holder: Container): void {
  for (const old of holder.removeChildren()) old.destroy({ children: true, style: true, context: true });
}

/** A layer's slot for what is created anew for each question. */
export class Slot extends Container {
  /** The previous content is destroyed. */
  fill<T extends Container>(thing: T): T {
    destroyChildren(this);
    return this.addChild(thing);
  }
}
