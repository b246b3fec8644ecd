import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { createLabel, fitWidth } from '#engine/sprites/label.ts';
import { dashedRing } from '#engine/sprites/marks.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { placeGrid, type Rect } from '#engine/stage/layout.ts';
import type { ShownShape } from './questions.ts';
import { ShapeFigure } from './shape-figure.ts';
import { Trace } from './trace.ts';

const INSET = 50;
/** Each shape that was found has a place of its own at the foot of the panel. */
const FOUND = { step: 118, height: 132, size: 0.48 } as const;
/** The word that was heard and the magnifier: side by side, or one under the other where that shows them larger. */
const BROAD = {
  width: 1000,
  height: 250,
  word: { x: -226, y: 0 },
  lens: { x: 234, y: -4, scale: 1.2 },
} as const;
const TALL = {
  width: 620,
  height: 580,
  word: { x: 0, y: -200 },
  lens: { x: -80, y: 90, scale: 1.8 },
} as const;
const LENS_TURN = -0.45;
/** Size of a shape, and of its outline, under a magnifier of scale 1. */
const IN_LENS = 0.6;
/** Room for one at the end, when they come out of the panel. */
const PARADE = { width: 250, height: 290, gap: 10 } as const;
/** So many stars and dots for each of them. */
const SPARKS = 5;

/** The panel of one case: the word that was heard, the magnifier, the traced outline, and the shapes found so far. */
export class ShapeBoard extends Piece {
  readonly clue = new Piece();
  /** The outline of what is looked for, under the magnifier. */
  trace!: Trace;
  private word!: Text;
  private lens!: Container;
  private readonly found = new Container();
  private readonly places = new Graphics();
  private readonly kept: ShapeFigure[] = [];
  private readonly panel = new Panel();
  private readonly pictures: Pictures;
  private readonly total: number;
  private inner = { width: 0, height: 0 };
  /** The row of what was found: its height on the panel, and its scale. */
  private foot = { y: 0, scale: 1 };
  /** Where the shapes stand at the end, in the panel's coordinates. */
  private parade: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private share = 0;

  constructor(pictures: Pictures, total: number) {
    super();
    this.pictures = pictures;
    this.total = total;
    this.drawPlaces();
    this.body.addChild(this.panel, this.clue, this.places, this.found);
  }

  /** Shows what is looked for; `place` must follow. */
  show(target: Shape): void {
    for (const old of this.clue.body.removeChildren())
      old.destroy({ children: true, style: true, context: true });
    this.clue.rest();
    this.word = createLabel({ text: target, size: 150 });
    fitWidth(this.word, 520);
    const glass = new Sprite(this.pictures.texture('shapes/magnifier'));
    glass.rotation = LENS_TURN;
    this.trace = new Trace(target);
    this.trace.scale.set(IN_LENS);
    this.lens = new Container();
    this.lens.addChild(glass, this.trace);
    this.clue.body.addChild(this.word, this.lens);
  }

  /** parade: where the shapes stand at the end, on the stage. */
  place(panel: Rect, parade: Rect): void {
    const { width, height } = panel;
    this.position.set(panel.x + width / 2, panel.y + height / 2);
    this.panel.resize(width, height);
    this.inner = { width: width - 2 * INSET, height: height - 2 * INSET };
    this.parade = { ...parade, x: parade.x - this.x, y: parade.y - this.y };
    const scale = Math.min(1, this.inner.width / (this.total * FOUND.step));
    const row = FOUND.height * scale;
    this.foot = { y: (this.inner.height - row) / 2, scale };
    const room = this.inner.height - row;
    this.clue.position.set(0, -row / 2);
    const sizeOf = (clue: typeof BROAD | typeof TALL) =>
      Math.min(1.6, room / clue.height, this.inner.width / clue.width);
    const clue = sizeOf(TALL) > sizeOf(BROAD) ? TALL : BROAD;
    this.clue.scale.set(sizeOf(clue));
    this.word.position.copyFrom(clue.word);
    this.lens.position.copyFrom(clue.lens);
    this.lens.scale.set(clue.lens.scale);
    this.places.y = this.foot.y;
    this.places.scale.set(scale);
    this.forward = this.share;
  }

  /** How far the shapes that were found have come forward: 0 at the foot of the panel, 1 large and out of it. */
  get forward(): number {
    return this.share;
  }

  set forward(share: number) {
    this.share = share;
    const { foot } = this;
    const grid = placeGrid(this.parade, this.total, PARADE.width, PARADE.height, PARADE.gap);
    const between = (from: number, to: number) => from + (to - from) * share;
    this.kept.forEach((figure, index) => {
      const { x, y } = grid.cells[index]!;
      figure.position.set(between(this.placeOf(index), x), between(foot.y, y));
      figure.scale.set(between(FOUND.size * foot.scale, grid.scale));
    });
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return recipe().add(promptPop(this.clue.body, ctx).paused(false), 0);
  }

  /** The shape that was found shows under the magnifier, then goes to its place at the foot of the panel. 1.3 s. */
  keep(shown: ShownShape, ctx: FxContext): gsap.core.Timeline {
    const { clue, lens, trace, kept, foot } = this;
    const figure = this.found.addChild(new ShapeFigure(this.pictures, { ...shown, size: 1, rotation: 0 }));
    figure.feel('face-cheer');
    kept.push(figure);
    this.forward = 0;
    const timeline = recipe()
      .fromTo(figure.body, { alpha: 0 }, { alpha: 1, duration: 0.16 }, 0)
      .to(trace, { alpha: 0, duration: 0.16 }, 0);
    if (ctx.calm) return lasting(timeline, 1.3);
    const { x } = figure;
    const size = FOUND.size * foot.scale;
    figure.position.set(lens.x * clue.scale.x, clue.y + lens.y * clue.scale.y);
    figure.scale.set(IN_LENS * lens.scale.x * clue.scale.x);
    return (
      timeline
        .fromTo(figure.body.scale, { x: 0.3, y: 0.3 }, { x: 1, y: 1, duration: 0.3, ease: EASE.pop }, 0)
        // Down first: the way to its place must not cross the word.
        .to(figure, { y: foot.y, duration: 0.3, ease: EASE.move }, 0.7)
        .to(figure, { x, duration: 0.4, ease: EASE.move }, 0.8)
        .to(figure.scale, { x: size, y: size, duration: 0.5, ease: EASE.move }, 0.7)
        .to(figure.body.scale, { x: 1.16, y: 0.84, duration: 0.06 }, 1.2)
        .to(figure.body.scale, { x: 1, y: 1, duration: 0.3, ease: EASE.settle }, 1.26)
    );
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.clue.body, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** The case is closed: all its shapes come out of the panel on legs of their own and hop, one after the other. 2.6 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const { found, kept, places, panel } = this;
    const timeline = recipe().to([this.clue.body, places, panel], { alpha: 0, duration: 0.2 }, 0);
    timeline.call(() => kept.forEach((figure) => (figure.standing = true)), undefined, 0.2);
    if (ctx.calm) {
      timeline.to(found, { alpha: 0, duration: 0.2 }, 0).set(this, { forward: 1 }, 0.2);
      return lasting(timeline.to(found, { alpha: 1, duration: 0.2 }, 0.2), 2.6);
    }
    timeline.to(this, { forward: 1, duration: 0.5, ease: EASE.enter }, 0);
    kept.forEach((figure, index) => {
      const at = 0.5 + index * 0.15;
      hop(timeline, figure.body, 90, at).call(() => ctx.burst?.(figure, SPARKS), undefined, at + 0.3);
    });
    return lasting(timeline, 2.6);
  }

  private placeOf(index: number): number {
    return (index - (this.total - 1) / 2) * FOUND.step * this.foot.scale;
  }

  /** Dashed rings: so many shapes are to be found. */
  private drawPlaces(): void {
    for (let index = 0; index < this.total; index++) dashedRing(this.places, this.placeOf(index), 0, 50);
    this.places.stroke({ width: 6, color: '#D9B98A', cap: 'round' });
  }
}
