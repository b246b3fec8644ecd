import { Container, Graphics } from 'pixi.js';
import type { Layout } from '#engine/layout/layout.ts';
import type { PlayContext } from '#engine/plays/play.ts';

/** A place that is larger than its stage: where another stage lies beside that one, nothing of it is seen there. */
export class Window extends Container {
  private readonly pane = new Graphics();

  constructor(place: Container, { isBesideAnother = false }: Pick<PlayContext, 'isBesideAnother'>) {
    super();
    this.addChild(place, this.pane);
    if (isBesideAnother) this.mask = this.pane;
  }

  place({ width, height }: Layout): void {
    if (this.mask) this.pane.clear().rect(0, 0, width, height).fill('#FFFFFF');
  }
}
