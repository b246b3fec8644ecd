import { Container, Graphics, Sprite } from 'pixi.js';
import type { TileState } from '#engine/fx/answerable.ts';
import { recipe } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Choice } from '#engine/rules/game.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { CLAY, drawFace, drawShadow, drawSide, GOLD, INK, type Slab } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';

export const FILLINGS = ['cheese', 'tomato', 'lettuce', 'ham'] as const;
export type FillingKind = (typeof FILLINGS)[number];

/** Outline of the white numeral, so that it reads on every filling. */
const EDGES: { readonly [Kind in FillingKind]: string } = {
  cheese: '#8A4A0E',
  tomato: '#8A0F30',
  lettuce: '#1C5F30',
  ham: '#8A1F4E',
};
const SHOWN = 0.92;

/** Size of a filling on its board, in design pixels. */
export const FILLING = { width: 300, height: 244, depth: 26 } as const;
const SLAB: Slab = { width: FILLING.width, height: FILLING.height, radius: 62 };

/** A filling with its number, 240 wide at most, around 0,0. */
export function drawFilling(pictures: Pictures, kind: FillingKind, name: string): Container {
  const drawn = new Container();
  const numeral = createLabel({ text: name, size: 148, fill: '#FFFFFF', outline: EDGES[kind] });
  drawn.addChild(new Sprite(pictures.texture(`sandwich/${kind}`)), numeral);
  return drawn;
}

/** One filling to choose, on a pale board: all boards are alike, only the numbers tell. */
export class Filling extends AnswerPiece {
  readonly id: string;
  /** The number on it. */
  readonly numberName: string;
  readonly kind: FillingKind;
  /** What goes into the sandwich; the board stays. */
  readonly food: Container;
  /** Stays on the board when the food is taken. */
  private readonly numeral: Container;
  private readonly slab = new Graphics();
  private readonly side = new Graphics();

  constructor(pictures: Pictures, kind: FillingKind, { id, name }: Choice) {
    super({
      badge: { x: FILLING.width / 2 - 16, y: -FILLING.height / 2 + 14 },
      tried: { x: FILLING.width / 2 - 32, y: -FILLING.height / 2 + 32 },
      edge: CLAY.cream.edge,
    });
    this.id = id;
    this.numberName = name;
    this.kind = kind;
    this.food = drawFilling(pictures, kind, name);
    this.food.scale.set(SHOWN);
    const shadow = drawShadow(new Graphics(), SLAB, FILLING.depth * 1.4);
    this.body.addChildAt(shadow, 1);
    this.body.addChildAt(this.side, 2);
    this.numeral = createLabel({ text: name, size: 148, fill: '#FFFFFF', outline: INK });
    this.numeral.alpha = 0;
    this.face.addChild(this.slab, this.numeral, this.food);
    const { width, height, radius } = SLAB;
    this.glow
      .roundRect(-width / 2 - 18, -height / 2 - 18, width + 36, height + FILLING.depth + 36, radius + 18)
      .fill(GOLD)
      .stroke({ width: 7, color: '#FFFFFF' });
    this.reset();
  }

  /** The food is away; its number stays. 0.1 s. */
  take(): gsap.core.Timeline {
    return recipe().set(this.food, { alpha: 0 }, 0).to(this.numeral, { alpha: 1, duration: 0.1 }, 0);
  }

  /** The food is back. 0.1 s. */
  giveBack(): gsap.core.Timeline {
    return recipe().set(this.food, { alpha: 1 }, 0).to(this.numeral, { alpha: 0, duration: 0.1 }, 0);
  }

  /** Size at which the food is seen on the stage. */
  get foodScale(): number {
    return SHOWN * this.scale.x;
  }

  protected paint(state: TileState): void {
    const clay = state === 'idle' ? CLAY.cream : CLAY[state];
    drawSide(this.side.clear(), SLAB, FILLING.depth, clay);
    drawFace(this.slab.clear(), SLAB, clay, 0.12);
  }
}
