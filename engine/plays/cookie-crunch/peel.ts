import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, downward } from '#engine/sprites/clay.ts';

/** Its blade, in the pixels of a cookie: it shows at both sides of one that lies on it. */
const BLADE = { width: 136, height: 92, radius: 36 } as const;
/** The rod is drawn so long, and stretched; the sleeve around its grip is not. */
const DRAWN = 100;
const ROD = 16;
const SLEEVE = { length: 74, behind: 30, width: 26 } as const;

/**
 * A baker's shovel, which lies flat on the tray: a blade at the end of a rod that comes out of its sleeve as far as it is
 * pushed. The paw that pushes it is at 0,0, the blade to the left.
 */
export class Peel extends Container {
  private readonly rod = new Graphics();
  private readonly blade = new Container();
  /** The cookie on its blade. */
  private readonly load: Sprite;
  private reach = 0;

  constructor(pictures: Pictures) {
    super();
    this.rod.rect(-DRAWN, -ROD / 2, DRAWN, ROD).fill(downward('#F3C48C', '#C98F4F', '#9A5F33'));
    const { width, height, radius } = BLADE;
    const [left, top] = [-width / 2, -height / 2];
    this.blade.addChild(
      new Graphics()
        .roundRect(left + 2, top + 9, width, height, radius)
        .fill({ color: '#3A1236', alpha: 0.2 })
        .roundRect(left, top + 4, width, height, radius)
        .fill(CLAY.wood.edge)
        .roundRect(left, top, width, height, radius)
        .fill(downward('#FFE0AE', '#E9B878')),
    );
    this.load = new Sprite(pictures.texture('cookie/cookie'));
    this.load.anchor.set(0.5);
    this.blade.addChild(this.load);
    const sleeve = new Graphics()
      .roundRect(-SLEEVE.length, -SLEEVE.width / 2 + 3, SLEEVE.length + SLEEVE.behind, SLEEVE.width, 13)
      .fill(CLAY.wood.edge)
      .roundRect(-SLEEVE.length, -SLEEVE.width / 2, SLEEVE.length + SLEEVE.behind, SLEEVE.width, 13)
      .fill(downward('#7FE0D0', '#2CB9A8', '#178A80'));
    this.addChild(this.rod, this.blade, sleeve);
    this.putAway();
  }

  /** How far the middle of its blade is from the paw. Tweened. */
  get out(): number {
    return this.reach;
  }

  set out(reach: number) {
    this.reach = reach;
    this.rod.scale.x = reach / DRAWN;
    this.blade.x = -reach;
  }

  /** So large is a cookie here, and whether one lies on the blade. */
  carry(isLoaded: boolean, size = this.blade.scale.x): void {
    this.blade.scale.set(size);
    this.load.visible = isLoaded;
  }

  /** Out of sight, and empty. */
  putAway(): void {
    this.alpha = 0;
    this.out = 0;
    this.carry(false);
  }
}
