import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, downward } from '#engine/sprites/clay.ts';

/** Its blade, in the pixels of a cookie: it shows at both sides of one that lies on it. */
const BLADE = { width: 136, height: 92, radius: 36 } as const;
/** Its shadow is so far below it. */
const SHADOW_DOWN = 9;
/** The rod is drawn so long, and stretched to its length; the grip at its end is not. */
const DRAWN = 100;
const ROD = 16;
const GRIP = { length: 74, width: 26 } as const;

/**
 * A baker's shovel, which lies flat on the tray: a blade at the end of a long rod, which slides through a paw. The paw is at
 * 0,0, the blade to the left.
 */
export class Peel extends Container {
  private readonly rod = new Graphics();
  private readonly blade = new Container();
  private readonly grip = new Graphics();
  /** The cookie on its blade. */
  private readonly load: Sprite;
  /** Of its rod, and of what is in sight of it behind the paw: it ends with the stage. */
  private long = 0;
  private room = 0;
  private size = 1;
  private reach = 0;

  constructor(pictures: Pictures) {
    super();
    // It is out for a moment, and no part of how large a tray is.
    this.measurable = false;
    this.rod.rect(0, -ROD / 2, DRAWN, ROD).fill(downward('#F3C48C', '#C98F4F', '#9A5F33'));
    const { width, height, radius } = BLADE;
    const [left, top] = [-width / 2, -height / 2];
    this.blade.addChild(
      new Graphics()
        .roundRect(left + 2, top + SHADOW_DOWN, width, height, radius)
        .fill({ color: '#3A1236', alpha: 0.2 })
        .roundRect(left, top + 4, width, height, radius)
        .fill(CLAY.wood.edge)
        .roundRect(left, top, width, height, radius)
        .fill(downward('#FFE0AE', '#E9B878')),
    );
    this.load = new Sprite(pictures.texture('cookie/cookie'));
    this.load.anchor.set(0.5);
    this.blade.addChild(this.load);
    this.grip
      .roundRect(-GRIP.length, -GRIP.width / 2 + 3, GRIP.length, GRIP.width, 13)
      .fill(CLAY.wood.edge)
      .roundRect(-GRIP.length, -GRIP.width / 2, GRIP.length, GRIP.width, 13)
      .fill(downward('#7FE0D0', '#2CB9A8', '#178A80'));
    this.addChild(this.rod, this.grip, this.blade);
    this.putAway();
  }

  /** long: from the middle of the blade to the rod's end. room: from the paw to the stage's edge. size: of a cookie here. */
  fit({ long, room, size }: { readonly [of in 'long' | 'room' | 'size']: number }): void {
    this.long = long;
    this.room = room;
    this.size = size;
  }

  /** Half of what a blade takes up across its rod, with its shadow, in a cookie's pixels. */
  readonly halfHeight = BLADE.height / 2 + SHADOW_DOWN;

  /** How far the middle of its blade is from the paw once nothing of it is on the stage any more. */
  get awayAt(): number {
    return -this.room - (BLADE.width / 2) * this.size;
  }

  /** How far the middle of its blade is from the paw; less than 0: behind it. Nothing is drawn beyond the stage's edge. Tweened. */
  get out(): number {
    return this.reach;
  }

  set out(reach: number) {
    const { rod, blade, grip, long, room, size } = this;
    this.reach = reach;
    const behind = long - reach;
    const width = BLADE.width * size;
    const inSight = Math.min(1, Math.max(0, (room + reach) / width + 0.5));
    blade.x = -reach - ((1 - inSight) * width) / 2;
    blade.scale.set(size * inSight, size);
    rod.x = Math.min(-reach, room);
    rod.scale.x = Math.max(0, Math.min(behind, room) + reach) / DRAWN;
    grip.x = behind;
    grip.visible = behind <= room;
  }

  /** Whether a cookie lies on the blade. */
  carry(isLoaded: boolean): void {
    this.load.visible = isLoaded;
  }

  /** Out of sight, and empty. */
  putAway(): void {
    this.visible = false;
    this.carry(false);
  }
}
