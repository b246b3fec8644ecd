import { Container, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { createAskingBox } from '#engine/sprites/asking-box.ts';
import { EAR_DISC, earDisc } from '#engine/sprites/ear-disc.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { boxAround, Piece } from '#engine/sprites/piece.ts';
import { FIGURE_SIDE } from './shape-figure.ts';
import { Trace } from './trace.ts';

/** What is heard, and its word: on the one page. */
const HEARD = { width: 290, height: 262, ear: -38, word: 92, most: 1.5 } as const;
/** The place for what is looked for: on the other one. */
const OPEN = {
  side: FIGURE_SIDE + 10,
  box: { width: 190, height: 190, radius: 40 },
  mark: 120,
  most: 1.5,
} as const;

/** What is looked for: an ear to hear it again, its word small for who can read, and a place for the shape. */
export class Clue extends Piece {
  readonly trace: Trace;
  /** Its parts, taken apart: shown where its name cannot be heard. */
  private readonly loose: Trace;
  /** The place for the shape; its outline is drawn on it. */
  readonly open = new Container();
  private readonly ear = new Piece();
  private readonly word: Text;
  private readonly asking = createAskingBox(OPEN.box, OPEN.mark);

  constructor(pictures: Pictures, target: Shape) {
    super();
    this.word = createLabel({ text: target, size: 58 });
    this.trace = new Trace(target);
    this.loose = new Trace(target, true);
    this.open.addChild(this.asking, this.loose, this.trace);
    this.ear.body.addChild(earDisc(pictures));
    this.body.addChild(this.ear, this.word, this.open);
  }

  /** Rooms around their middles, on the book: for what is heard, and for the shape. */
  place(heard: Rect, open: Rect): void {
    const said = Math.min(HEARD.most, heard.width / HEARD.width, heard.height / HEARD.height);
    this.ear.position.set(heard.x, heard.y + HEARD.ear * said);
    this.ear.scale.set(said);
    this.word.position.set(heard.x, heard.y + HEARD.word * said);
    this.word.scale.set(said);
    this.open.position.set(open.x, open.y);
    this.open.scale.set(Math.min(OPEN.most, open.width / OPEN.side, open.height / OPEN.side));
  }

  /** The place for the shape, and the size of a shape on it, in the coordinates of the clue's parent. */
  get onPage(): { readonly x: number; readonly y: number; readonly scale: number } {
    const { x, y, scale } = this.open;
    return { x, y, scale: scale.x };
  }

  /** Where its ear is touched, in the coordinates of the clue's parent. */
  get hitOfEar(): Rect {
    const size = Math.max(150, EAR_DISC * this.ear.scale.x);
    return boxAround(this.ear, size, size);
  }

  /** What is looked for is about to be seen: nothing stands for it any more. */
  answered(): gsap.core.Timeline {
    return recipe().to([this.asking, this.loose], { alpha: 0, duration: 0.12 }, 0);
  }

  /**
   * What stands for the name if that cannot be heard: the parts, one after the other. The outline itself would only have to
   * be matched. seconds: for all of them.
   */
  tellSilently(seconds: number, ctx: FxContext): gsap.core.Timeline {
    const { asking, loose } = this;
    return recipe()
      .to(asking, { alpha: 0, duration: 0.12 }, 0)
      .add(loose.run(seconds / loose.parts, ctx).paused(false), 0);
  }

  /** It listens. 2 s. */
  listen(ctx: FxContext): gsap.core.Timeline {
    return breathe(this.ear.body, ctx, 1.08);
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return recipe().add(promptPop(this.body, ctx).paused(false), 0);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.body, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }
}
