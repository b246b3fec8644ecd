import { Graphics } from 'pixi.js';
import type { TileState } from '#engine/fx/answerable.ts';
import { commit } from '#engine/fx/press.ts';
import { EASE, lasting, recipe, SECONDS, together, type FxContext } from '#engine/fx/motion.ts';
import { sparks } from '#engine/fx/right.ts';
import type { ShownShape } from '#engine/games/shape-detective/questions.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { AnswerPieces, type AnswerPiecesOptions } from '#engine/sprites/answer-pieces.ts';
import { CLAY, GOLD } from '#engine/sprites/clay.ts';
import type { Target } from '#engine/sprites/target.ts';
import { RIM } from './material.ts';
import { drawOutline, grownOutline } from './outline.ts';
import { FIND, THICK, type Reach } from './room-place.ts';
import { ShapeFigure } from './shape-figure.ts';

/** Of a shape's picture on the stage. */
const SCALE = 1.14;
/** Of every slab, whatever its shape, at a size of 1. */
const AREA = 36_500;
/** Its thickness and its shadow lie below it, whichever way it is turned. */
const SIDE = { y: THICK, beyond: 5, colour: '#54468C' } as const;
const SHADOW = { y: 27, beyond: 9, colour: '#160A2E', alpha: 0.5 } as const;

/**
 * What lies in the dark shows neither its colour nor what it is made of: a pale slab with a lit rim, which parts from the
 * table by more than 3 : 1, so that it looks like a thing to press.
 */
const DARK = { colour: '#B6A7EA', edge: '#FBF8FF', shine: '#D9CFFA', seconds: 0.2 } as const;
/** The paler middle of the slab, as a share of the shape. */
const SHINE = 0.8;

/** Where it lay, once it was taken: its outline, as the right answer's. */
const IMPRINT = { colour: '#160A2E', alpha: 0.5, edge: 10, seconds: 0.12 } as const;
/** It goes from the desk in no longer than a frame, as a paw takes it. */
export const TAKEN_SECONDS = 0.016;

/** How high it leaps when it is found, and with how many stars and dots. */
const LEAP = 70;

/** A flat thing that lies on the desk, to be chosen: a patch, a sign, a pane, a tile, a sticker. */
export class Find extends AnswerPiece {
  readonly id: string;
  readonly figure: ShapeFigure;
  private readonly dark = new Graphics();
  /** What it stands on the table with: its side, and the shadow. */
  private readonly below: readonly Graphics[];
  private readonly imprint = new Graphics();
  private lit = false;
  /** How far it reaches from its centre, as it is drawn. */
  private readonly reach: Reach;
  /** Of its picture, so that all have one area at a size of 1. */
  private readonly size: number;

  constructor(pictures: Pictures, id: string, shown: ShownShape) {
    super({ badge: { x: 108, y: -112 }, tried: { x: 112, y: 118 } });
    this.id = id;
    const { shape, rotation, size, stretch } = shown;
    this.figure = new ShapeFigure(pictures, shown);
    const scale = (this.size = SCALE * size * evened(shown));
    this.figure.scale.set(scale);
    const lower = ({ y, beyond, colour }: typeof SIDE | typeof SHADOW) => {
      const lying = new Graphics().poly(grownOutline(shape, RIM + beyond).flat()).fill(colour);
      lying.y = y;
      return lying;
    };
    const [shadow, side] = [lower(SHADOW), lower(SIDE)];
    shadow.alpha = SHADOW.alpha;
    this.below = [shadow, side];
    for (const [width, color] of [
      [2 * RIM + 76, '#FFFFFF'],
      [2 * RIM + 62, GOLD],
    ] as const)
      drawOutline(this.glow, shape).fill(color).stroke({ width, color, join: 'round' });
    for (const lying of [shadow, side, this.glow]) {
      lying.rotation = (rotation * Math.PI) / 180;
      lying.scale.set(stretch * scale, scale);
    }
    this.dark.poly(grownOutline(shape, RIM + SIDE.beyond).flat()).fill(DARK.edge);
    drawOutline(this.dark, shape).fill(DARK.colour);
    drawOutline(this.dark, shape, SHINE).fill(DARK.shine);
    this.dark.rotation = shadow.rotation;
    this.dark.scale.copyFrom(shadow.scale);
    this.imprint
      .poly(grownOutline(shape, RIM).flat())
      .fill({ color: IMPRINT.colour, alpha: IMPRINT.alpha })
      .stroke({ width: IMPRINT.edge, color: CLAY.right.mid, join: 'round' });
    this.imprint.rotation = shadow.rotation;
    this.imprint.scale.copyFrom(shadow.scale);
    this.imprint.alpha = 0;
    this.reach = reachOf(shown, scale);
    this.face.addChild(this.imprint, shadow, side, this.figure, this.dark);
    this.reset();
  }

  /** How much of its size it can have without reaching farther: its neighbours stay apart from it, whichever way its corners point. */
  shareOf(most: Reach): number {
    const { side, up, down } = this.reach;
    return Math.min(most.side / side, most.up / up, most.down / down);
  }

  /** share: of its size. */
  grow(share: number): void {
    const { stretch } = this.figure.shown;
    const scale = this.size * share;
    this.figure.scale.set(scale);
    for (const part of [...this.below, this.glow, this.dark, this.imprint])
      part.scale.set(stretch * scale, scale);
  }

  /** Whether the torch's light is on it, or going there. */
  get isLit(): boolean {
    return this.lit;
  }

  /** The torch's light comes on it, or leaves it. 0.2 s. */
  light(on: boolean): gsap.core.Timeline {
    this.lit = on;
    const alpha = on ? 0 : 1;
    return recipe().to(this.dark, { alpha, duration: DARK.seconds, overwrite: true }, 0);
  }

  /** It is taken: there is one of it, and where it lay is its outline. In calm motion it fades. 0.12 s. */
  taken({ calm }: FxContext): gsap.core.Timeline {
    const { seconds } = IMPRINT;
    return recipe()
      .to([this.figure.body, ...this.below], { alpha: 0, duration: calm ? seconds : TAKEN_SECONDS }, 0)
      .to(this.imprint, { alpha: 1, duration: seconds }, 0);
  }

  protected paint(state: TileState): void {
    this.figure.showRim(state === 'idle' ? undefined : CLAY[state]);
  }
}

export interface FindsOptions extends AnswerPiecesOptions {
  /** A finger or the focus is on it. */
  readonly onLooked: (find: Find) => void;
}

/** The four things of a question. */
export class Finds extends AnswerPieces<Find> {
  private readonly onLooked: (find: Find) => void;

  constructor(pieces: readonly Find[], { onLooked, ...options }: FindsOptions) {
    super(pieces, { ...FIND, depth: 0, slop: 0 }, options);
    this.onLooked = onLooked;
  }

  /** No two of them touch, and none the caption; all have one area, so that none is told by its size. */
  fit(most: Reach): void {
    const sizes = this.pieces.map(({ figure }) => figure.shown.size);
    const size = Math.max(...sizes);
    const shares = this.pieces.map((find, index) => (find.shareOf(most) * sizes[index]!) / size);
    const share = Math.min(1, ...shares);
    this.pieces.forEach((find, index) => find.grow((share * size) / sizes[index]!));
  }

  /** The torch's light is on this one, and on no other. 0.2 s. */
  light(id: string): gsap.core.Timeline {
    const changed = this.pieces.filter((find) => find.isLit !== (find.id === id));
    return together(...changed.map((find) => [0, find.light(find.id === id)] as const));
  }

  override targets(): readonly Target[] {
    const looked = (id: string, on: boolean) => {
      if (on) this.onLooked(this.piece(id));
    };
    return super.targets().map((target): Target => ({
      ...target,
      press(down) {
        target.press(down);
        looked(target.id, down);
      },
      looked: (on) => looked(target.id, on),
    }));
  }

  /** It lights up and hops; the others step back. */
  override right(id: string): gsap.core.Timeline {
    const find = this.piece(id);
    const fx = this.options.fx();
    find.glow.alpha = 0;
    return together([0, commit(find.body, this.others(find), fx)], [0.1, found(find, fx)]);
  }
}

/** Teal, a tick, and a leap in which it is never squashed: it stays the shape that it is. 0.8 s. */
function found(find: Find, ctx: FxContext): gsap.core.Timeline {
  const timeline = find.confirm(ctx);
  if (!ctx.calm)
    timeline
      .call(() => sparks(find, ctx), undefined, 0.12)
      // It lies again before a paw takes it.
      .to(find.body, { y: -LEAP, duration: 0.15, ease: EASE.rise }, 0.02)
      .to(find.body, { y: 0, duration: 0.13, ease: EASE.fall }, 0.17)
      .to(find.body.scale, { x: 1, y: 1, duration: SECONDS.slow, ease: EASE.settle }, 0.3);
  return lasting(timeline, 0.8);
}

/** How far a thing and its side reach from its centre at this scale, in its rotation. */
function reachOf({ shape, rotation, stretch }: ShownShape, scale: number): Reach {
  const turn = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn) * scale, Math.cos(turn) * scale];
  const points = grownOutline(shape, RIM + SIDE.beyond);
  const across = points.map(([x, y]) => Math.abs(x * stretch * cos - y * sin));
  const down = points.map(([x, y]) => x * stretch * sin + y * cos);
  return { side: Math.max(...across), up: -Math.min(...down), down: Math.max(...down) };
}

/** So much larger is it drawn that its area, and not its width, is that of all others. */
const evened = ({ shape, stretch }: ShownShape): number => Math.sqrt(AREA / (areaOf(shape) * stretch));

/** With its rim, at a scale of 1. */
function areaOf(shape: Shape): number {
  const points = grownOutline(shape, RIM + SIDE.beyond);
  const twice = points.map(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length]!;
    return x * toY - toX * y;
  });
  return Math.abs(twice.reduce((sum, one) => sum + one, 0)) / 2;
}
