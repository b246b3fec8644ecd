import { Container, Graphics } from 'pixi.js';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { ShownShape } from '#engine/games/shape-detective/questions.ts';
import { placeGrid, type Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { dashedRing } from '#engine/sprites/marks.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { drawBook } from './book-drawing.ts';
import type { Clue } from './clue.ts';
import { AWAY, CALM_AWAY, type HandOver, type Lying } from './hand-over.ts';
import { ShapeFigure } from './shape-figure.ts';

/** From a page's edges to what is on it. */
const INSET = 40;
/** Each shape that was found has a place at the foot of the pages. */
const FOUND = { step: 122, height: 122, size: 0.44, ring: 50 } as const;
/** The space for each shape at the end, when they come out of the book. */
const PARADE = { width: 250, height: 290, gap: 10 } as const;
/** Of a shape on the place for it. */
const ON_PAGE = 0.92;
/** How high they leap at the end. */
const HOPS = { above: 60, below: 12 } as const;
/** The number of stars and dots for each of them. */
const SPARKS = 5;
/** A light runs around what was laid on the page, side by side, and has been all around it after so many seconds. */
const TRACE = { at: 0.04, runs: 0.32, goes: 0.12 } as const;
export const TRACED_SECONDS = TRACE.at + TRACE.runs;

/** The detective's open book, for all questions of a round: one clue after the other, and below them the shapes found so far. */
export class EvidenceBook extends Piece {
  readonly clues = new Slot();
  private readonly found = new Container();
  private readonly places = new Graphics();
  private readonly kept: ShapeFigure[] = [];
  private readonly paper = new Graphics();
  private readonly pictures: Pictures;
  private readonly total: number;
  /** A page without its margins: its middle is so far from the book's. */
  private page = { x: 0, width: 0, height: 0 };
  /** The row of what was found: its height on the pages, and its scale. */
  private foot = { y: 0, scale: 1 };
  /** Where the shapes stand at the end, in the book's coordinates. */
  private parade: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private share = 0;
  /** Where the last one lies as long as it is not put away. */
  private laid: Lying | undefined;
  /** How far that is from there to its own place. */
  private stored = 0;

  constructor(pictures: Pictures, total: number) {
    super();
    this.pictures = pictures;
    this.total = total;
    this.body.addChild(this.paper, this.clues, this.places, this.found);
  }

  /** parade: the shapes' places at the end, on the stage. */
  place(book: Rect, parade: Rect): void {
    const { width, height } = book;
    this.position.set(book.x + width / 2, book.y + height / 2);
    drawBook(this.paper.clear(), width, height);
    this.page = { x: width / 4, width: width / 2 - 2 * INSET, height: height - 2 * INSET };
    this.parade = { ...parade, x: parade.x - this.x, y: parade.y - this.y };
    const scale = Math.min(1, this.page.width / (this.perPage * FOUND.step));
    this.foot = { y: (this.page.height - FOUND.height * scale) / 2 + INSET / 4, scale };
    this.drawPlaces();
    this.forward = this.share;
  }

  /** Room for what is heard, and for what is looked for, each around its middle: one on each page. */
  get clueRooms(): readonly [heard: Rect, open: Rect] {
    const { x, width, height } = this.page;
    const row = FOUND.height * this.foot.scale;
    const room = { y: -row / 2, width, height: height - row };
    return [
      { ...room, x: -x },
      { ...room, x },
    ];
  }

  /** A place on the book, in stage coordinates. */
  onStage({ x, y, width, height }: Rect): Rect {
    return { x: this.x + x, y: this.y + y, width, height };
  }

  /** How far the found shapes have come forward: 0 on the pages, 1 large and out of the book. */
  get forward(): number {
    return this.share;
  }

  set forward(share: number) {
    this.share = share;
    const grid = placeGrid(this.parade, this.total, PARADE.width, PARADE.height, PARADE.gap);
    const between = (from: number, to: number) => from + (to - from) * share;
    this.kept.forEach((figure, index) => {
      const { x, y } = grid.cells[index]!;
      const own = this.ownPlace(index);
      const isLaid = this.laid && index === this.kept.length - 1;
      const from = isLaid ? mixed(this.laid!, own, this.stored) : own;
      figure.position.set(between(from.x, x), between(from.y, y));
      figure.scale.set(between(from.scale, grid.scale));
    });
  }

  /** Another picture of a shape, to be carried to its place: as large as it is there. turned: radians. */
  copyOf(shown: ShownShape, turned = 0): ShapeFigure {
    const figure = new ShapeFigure(this.pictures, { ...shown, size: 1, rotation: (turned * 180) / Math.PI });
    figure.feel('face-cheer');
    return figure;
  }

  /** The place for a shape on the page, in stage coordinates, and the size of a shape there. */
  pageOf({ onPage }: Clue): { readonly x: number; readonly y: number; readonly scale: number } {
    return { x: this.x + onPage.x, y: this.y + onPage.y, scale: onPage.scale * ON_PAGE };
  }

  /** The found shape lies on the place for it, from `at` on, until it is put away; its sides are lit one by one. 1.3 s, or until that is done. */
  keep(shown: ShownShape, clue: Clue, at: number, ctx: FxContext): gsap.core.Timeline {
    const { trace, onPage } = clue;
    const figure = this.found.addChild(this.copyOf(shown));
    // Not even for the first frame is it there before it is brought.
    figure.body.alpha = 0;
    this.kept.push(figure);
    this.stored = 0;
    this.laid = { x: onPage.x, y: onPage.y, scale: onPage.scale * ON_PAGE };
    this.forward = 0;
    const timeline = recipe()
      .to(trace, { alpha: 0, duration: 0.16 }, at)
      .add(clue.answered().paused(false), 0)
      .add(this.trace(figure, ctx).paused(false), at + TRACE.at);
    if (ctx.calm)
      return lasting(timeline.fromTo(figure.body, { alpha: 0 }, { alpha: 1, duration: 0.16 }, at), 1.3);
    return lasting(
      timeline
        .set(figure.body, { alpha: 1 }, at)
        .fromTo(
          figure.body.scale,
          { x: 1.08, y: 1.08 },
          { x: 1, y: 1, duration: 0.24, ease: EASE.settle, immediateRender: false },
          at,
        ),
      1.3,
    );
  }

  /** Each of its sides is seen, as the fact tells them. */
  private trace({ trace }: ShapeFigure, ctx: FxContext): gsap.core.Timeline {
    const { runs, goes } = TRACE;
    return recipe()
      .add(trace.run(runs / trace.parts, ctx).paused(false), 0)
      .to(trace, { alpha: 0, duration: goes }, runs)
      .set(trace, { drawn: 0 }, runs + goes);
  }

  /** What was laid on the page is taken to its own place at the foot of the pages. 0.44 s. */
  putAway(hand: HandOver, ctx: FxContext): gsap.core.Timeline {
    const figure = this.kept.at(-1)!;
    const onStage = ({ x, y, scale }: Lying): Lying => ({ x: this.x + x, y: this.y + y, scale });
    const here = () => onStage(this.laid ?? this.ownPlace(this.kept.length - 1));
    const there = () => onStage(this.ownPlace(this.kept.length - 1));
    const timeline = together([0, hand.putAway(here, there, ctx)]);
    if (!ctx.calm) {
      const { taken, put } = AWAY;
      return timeline.to(this, { away: 1, duration: put - taken, ease: EASE.move }, taken);
    }
    const { goes, comes } = CALM_AWAY;
    return timeline
      .to(figure.body, { alpha: 0, duration: 0.1 }, goes - 0.1)
      .set(this, { away: 1 }, goes + 0.01)
      .to(figure.body, { alpha: 1, duration: 0.1 }, comes);
  }

  /** From 0, on the page, to 1, at its own place. Tweened. */
  get away(): number {
    return this.stored;
  }

  set away(share: number) {
    this.stored = share;
    this.forward = this.share;
  }

  /** At the foot of the pages. */
  private ownPlace(index: number): Lying {
    const { foot } = this;
    return { x: this.placeOf(index), y: foot.y, scale: FOUND.size * foot.scale };
  }

  /** Nothing lies on the page any more. */
  settle(): void {
    this.laid = undefined;
    this.stored = 0;
    this.forward = this.share;
  }

  /** All questions are solved: the shapes come out of the book on legs and hop, one after the other. 2.6 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const { found, kept, places, paper, clues } = this;
    const timeline = recipe().to([clues, places, paper], { alpha: 0, duration: 0.2 }, 0);
    timeline.call(() => kept.forEach((figure) => (figure.standing = true)), undefined, 0.2);
    if (ctx.calm) {
      timeline.to(found, { alpha: 0, duration: 0.2 }, 0).set(this, { forward: 1 }, 0.2);
      return lasting(timeline.to(found, { alpha: 1, duration: 0.2 }, 0.2), 2.6);
    }
    timeline.to(this, { forward: 1, duration: 0.5, ease: EASE.enter }, 0);
    const [first] = kept;
    kept.forEach((figure, index) => {
      const at = 0.5 + index * 0.15;
      // Who stands below another leaps no higher than to its feet.
      hop(timeline, figure.body, figure.y > first!.y ? HOPS.below : HOPS.above, at).call(
        () => ctx.burst?.(figure, SPARKS),
        undefined,
        at + 0.3,
      );
    });
    return lasting(timeline, 2.6);
  }

  private get perPage(): number {
    return Math.ceil(this.total / 2);
  }

  /** The first ones are on the left page. */
  private placeOf(index: number): number {
    const { perPage, total, page, foot } = this;
    const isLeft = index < perPage;
    const count = isLeft ? perPage : total - perPage;
    const at = isLeft ? index : index - perPage;
    return (isLeft ? -page.x : page.x) + (at - (count - 1) / 2) * FOUND.step * foot.scale;
  }

  /** Dashed rings for the shapes not found yet. */
  private drawPlaces(): void {
    const { places, foot, total } = this;
    places.clear();
    for (let index = 0; index < total; index++)
      dashedRing(places, this.placeOf(index), foot.y, FOUND.ring * foot.scale);
    places.stroke({ width: 6 * foot.scale, color: '#D9B98A', cap: 'round' });
  }
}

/** Between two places. */
const mixed = (one: Lying, other: Lying, share: number): Lying => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
  scale: one.scale + (other.scale - one.scale) * share,
});
