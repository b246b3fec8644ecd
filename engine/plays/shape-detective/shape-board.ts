import { Container, Graphics } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { ShownShape } from '#engine/games/shape-detective/questions.ts';
import { placeGrid, type Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { dashedRing } from '#engine/sprites/marks.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { Slot } from '#engine/sprites/slot.ts';
import type { Clue } from './clue.ts';
import { ShapeFigure } from './shape-figure.ts';

const INSET = 50;
/** Each shape that was found has a place at the bottom of the panel. */
const FOUND = { step: 118, height: 132, size: 0.48 } as const;
/** The space for each shape at the end, when they come out of the panel. */
const PARADE = { width: 250, height: 290, gap: 10 } as const;
/** The number of stars and dots for each of them. */
const SPARKS = 5;

/** The panel for all questions of a round: one clue after the other, and the shapes found so far. */
export class ShapeBoard extends Piece {
  readonly clues = new Slot();
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
    this.body.addChild(this.panel, this.clues, this.places, this.found);
  }

  /** parade: the shapes' places at the end, on the stage. */
  place(panel: Rect, parade: Rect): void {
    const { width, height } = panel;
    this.position.set(panel.x + width / 2, panel.y + height / 2);
    this.panel.resize(width, height);
    this.inner = { width: width - 2 * INSET, height: height - 2 * INSET };
    this.parade = { ...parade, x: parade.x - this.x, y: parade.y - this.y };
    const scale = Math.min(1, this.inner.width / (this.total * FOUND.step));
    const row = FOUND.height * scale;
    this.foot = { y: (this.inner.height - row) / 2, scale };
    this.places.y = this.foot.y;
    this.places.scale.set(scale);
    this.forward = this.share;
  }

  /** Room for a clue, around its middle. */
  get clueRoom(): Rect {
    const { width, height } = this.inner;
    const row = FOUND.height * this.foot.scale;
    return { x: 0, y: -row / 2, width, height: height - row };
  }

  /** A place on the panel, in stage coordinates. */
  onStage({ x, y, width, height }: Rect): Rect {
    return { x: this.x + x, y: this.y + y, width, height };
  }

  /** How far the found shapes have come forward: 0 at the bottom of the panel, 1 large and outside of it. */
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

  /** The found shape is shown under the magnifier, then goes to its place at the bottom of the panel. 1.3 s. */
  keep(shown: ShownShape, { trace, underLens }: Clue, ctx: FxContext): gsap.core.Timeline {
    const { kept, foot } = this;
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
    figure.position.copyFrom(underLens);
    figure.scale.set(underLens.scale);
    return (
      timeline
        .fromTo(figure.body.scale, { x: 0.3, y: 0.3 }, { x: 1, y: 1, duration: 0.3, ease: EASE.pop }, 0)
        // Down first, so that it does not cross the word.
        .to(figure, { y: foot.y, duration: 0.3, ease: EASE.move }, 0.55)
        .to(figure, { x, duration: 0.4, ease: EASE.move }, 0.65)
        .to(figure.scale, { x: size, y: size, duration: 0.5, ease: EASE.move }, 0.55)
        .to(figure.body.scale, { x: 1.16, y: 0.84, duration: 0.06 }, 1.05)
        .to(figure.body.scale, { x: 1, y: 1, duration: 0.3, ease: EASE.settle }, 1.11)
    );
  }

  /** All questions are solved: the shapes come out of the panel on legs and hop, one after the other. 2.6 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const { found, kept, places, panel, clues } = this;
    const timeline = recipe().to([clues, places, panel], { alpha: 0, duration: 0.2 }, 0);
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

  /** Dashed rings for the shapes not found yet. */
  private drawPlaces(): void {
    for (let index = 0; index < this.total; index++) dashedRing(this.places, this.placeOf(index), 0, 50);
    this.places.stroke({ width: 6, color: '#D9B98A', cap: 'round' });
  }
}
