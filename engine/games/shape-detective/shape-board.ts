import { Container, Sprite } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { createLabel, fitWidth } from '#engine/sprites/label.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Rect } from '#engine/stage/layout.ts';
import type { ShownShape } from './questions.ts';
import { ShapeFigure } from './shape-figure.ts';
import { Trace } from './trace.ts';

const INSET = 54;
const FOUND_HEIGHT = 104;
const CLUE = { width: 900, height: 250 };

/** The panel of one case: the word that was heard, the magnifier, the traced outline, and the shapes found so far. */
export class ShapeBoard extends Piece {
  readonly clue = new Piece();
  private trace!: Trace;
  private readonly found = new Container();
  private readonly panel = new Panel();
  private readonly pictures: Pictures;
  private readonly total: number;

  constructor(pictures: Pictures, total: number) {
    super();
    this.pictures = pictures;
    this.total = total;
    this.panel.content.addChild(this.clue, this.found);
    this.body.addChild(this.panel);
  }

  /** Shows what is looked for; `place` must follow. */
  show(target: Shape): void {
    for (const old of this.clue.body.removeChildren())
      old.destroy({ children: true, style: true, context: true });
    this.clue.rest();
    const word = createLabel({ text: target, size: 150 });
    fitWidth(word, 520);
    word.x = -170;
    const lens = new Sprite(this.pictures.texture('shapes/magnifier'));
    lens.position.set(290, 0);
    lens.scale.set(1.15);
    this.trace = new Trace(target);
    this.trace.position.set(290, 0);
    this.trace.scale.set(0.62);
    this.clue.body.addChild(word, lens, this.trace);
  }

  place(panel: Rect): void {
    const { width, height } = panel;
    this.position.set(panel.x + width / 2, panel.y + height / 2);
    this.panel.resize(width, height);
    const inner = { width: width - 2 * INSET, height: height - 2 * INSET };
    const room = inner.height - FOUND_HEIGHT;
    this.clue.position.set(0, -FOUND_HEIGHT / 2 - 6);
    this.clue.scale.set(Math.min(1.5, room / CLUE.height, inner.width / CLUE.width));
    this.found.position.set(0, (inner.height - FOUND_HEIGHT) / 2 + 8);
    this.found.scale.set(Math.min(1, inner.width / (this.total * FOUND_HEIGHT)));
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return recipe().add(promptPop(this.clue.body, ctx).paused(false), 0);
  }

  /** Light runs round the shape; `named` is called with 0, 1, 2 … as each part begins. secondsEach: for one part. */
  drawOutline(secondsEach: number, named: (part: number) => void): gsap.core.Timeline {
    const { trace } = this;
    const timeline = recipe().set(trace, { drawn: 0 }, 0);
    for (let part = 0; part < trace.parts; part++) {
      timeline.call(named, [part], part * secondsEach);
      timeline.to(trace, { drawn: part + 1, duration: secondsEach * 0.7, ease: 'none' }, part * secondsEach);
    }
    return timeline;
  }

  /** The shape that was found joins the others at the foot of the panel. 0.4 s. */
  keep(shown: ShownShape, ctx: FxContext): gsap.core.Timeline {
    const figure = new ShapeFigure(this.pictures, { ...shown, size: 0.42, rotation: 0 });
    figure.x = (this.found.children.length - (this.total - 1) / 2) * FOUND_HEIGHT;
    figure.happy = true;
    figure.body.alpha = 0;
    this.found.addChild(figure);
    const timeline = recipe().to(figure.body, { alpha: 1, duration: 0.2 }, 0);
    if (ctx.calm) return timeline.set({}, {}, 0.4);
    return timeline.fromTo(
      figure.body.scale,
      { x: 0.3, y: 0.3 },
      { x: 1, y: 1, duration: 0.4, ease: 'back.out(1.7)' },
      0,
    );
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.clue.body, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** Every shape of the case comes to the middle and hops, one after the other. 1.6 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.clue.body, { alpha: 0, duration: 0.2 }, 0);
    if (ctx.calm) return timeline.set({}, {}, 1.6);
    timeline.to(this.found, { y: 0, duration: 0.4, ease: 'power2.inOut' }, 0);
    this.found.children.forEach((figure, index) =>
      hop(timeline, (figure as ShapeFigure).body, 60, 0.4 + index * 0.04),
    );
    return timeline.call(() => ctx.burst?.(this.found, 20), undefined, 0.7).set({}, {}, 1.6);
  }
}
