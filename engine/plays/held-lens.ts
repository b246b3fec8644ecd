import { Container, Sprite } from 'pixi.js';
import { recipe, together } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { PlayContext } from './play.ts';

/** The size of its picture, in units of the figure that holds it. */
const SIZE = 0.44;
/** Where on its picture it is held, and its turn: the glass is over the paw, at rest and wherever it reaches. */
const HANDLE = { x: 0.86, y: 0.87, turn: 1.29 } as const;

/** How long something is looked at that was touched. */
export const TOUCHED_SECONDS = 0.9;

/** What a detective looks with. */
export interface Held {
  readonly thing: Container;
  /** Of its picture, in units of the figure that holds it. */
  readonly size: number;
  /** It is not turned with the arm. */
  readonly upright: boolean;
}

/** A magnifier. lens: its picture, which is away while the lens is out of the paw. */
export function magnifier(pictures: Pictures): Held & { readonly lens: Sprite } {
  const lens = new Sprite(pictures.texture('shapes/magnifier'));
  lens.anchor.set(HANDLE.x, HANDLE.y);
  lens.rotation = HANDLE.turn;
  const thing = new Container();
  thing.addChild(lens);
  return { thing, lens, size: SIZE, upright: true };
}

/** A detective's magnifier or torch in the guide's paw: it is held over what is touched. */
export class HeldLens {
  private readonly context: Pick<PlayContext, 'guide' | 'animate'>;
  private examining: gsap.core.Animation | undefined;

  constructor(context: Pick<PlayContext, 'guide' | 'animate'>, { thing, size, upright }: Held) {
    this.context = context;
    context.guide.acts.hold('R', thing, size, upright);
  }

  /** Something was touched: the guide stretches out towards it, and draws back. held: what is shown of it besides, 0.9 s at most. */
  over(thing: Container, held = recipe()): void {
    const { guide, animate } = this.context;
    this.end();
    const examined = guide.acts.examine(placeOf(guide.parent, thing), TOUCHED_SECONDS);
    this.examining = animate(together([0, examined], [0, held]));
  }

  /** It is not held over anything any more. */
  end(): void {
    this.examining?.progress(1).kill();
  }
}

/** In the coordinates that the guide stands in. */
const placeOf = (ground: Container | null, thing: Container) =>
  ground ? ground.toLocal({ x: 0, y: 0 }, thing) : thing.position;
