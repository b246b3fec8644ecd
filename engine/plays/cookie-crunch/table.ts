import { Graphics } from 'pixi.js';
import type { Layout } from '#engine/layout/layout.ts';
import type { DrawTable } from './table-looks.ts';

/** The counter, blanket or table on which everything of the game lies. It stays through a round. */
export class Table extends Graphics {
  private readonly look: DrawTable;

  constructor(look: DrawTable) {
    super();
    this.look = look;
    // It is as wide as the stage: no part of how large what the round built is.
    this.measurable = false;
  }

  place({ width, height }: Layout, far: number): void {
    this.look(this.clear(), { width, height }, far);
  }
}
