import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { TileState } from '#engine/fx/answerable.ts';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Choice } from '#engine/rules/game.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { CLAY, GOLD, INK } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { CHINA, DISH, drawDish, drawDishGlow, drawDishShadow } from './dish.ts';

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
export const AWAY_SECONDS = 0.1;

/** A filling with its number, 240 wide at most, around 0,0. */
export function drawFilling(pictures: Pictures, kind: FillingKind, name: string): Container {
  const drawn = new Container();
  drawn.addChild(new Sprite(pictures.texture(`sandwich/${kind}`)), nameOn(kind, name));
  return drawn;
}

/** The number on a filling. */
export const nameOn = (kind: FillingKind, name: string): Text =>
  createLabel({ text: name, size: 148, fill: '#FFFFFF', outline: EDGES[kind] });

/** One filling to choose, on a dish: all dishes are alike, only the numbers tell. */
export class Filling extends AnswerPiece {
  readonly id: string;
  /** The number on it. */
  readonly numberName: string;
  readonly kind: FillingKind;
  /** What goes into the sandwich; the dish stays. */
  readonly food: Container;
  /** Stays on the dish when the food is taken. */
  private readonly numeral: Container;
  private readonly dish = new Graphics();

  constructor(pictures: Pictures, kind: FillingKind, { id, name }: Choice) {
    super({
      badge: { x: DISH.width / 2 - 30, y: -DISH.height / 2 + 22 },
      tried: { x: 0, y: (DISH.height + DISH.depth) / 2 },
    });
    this.id = id;
    this.numberName = name;
    this.kind = kind;
    this.food = drawFilling(pictures, kind, name);
    this.food.scale.set(SHOWN);
    const shadow = new Graphics();
    drawDishShadow(shadow);
    this.body.addChildAt(shadow, 1);
    this.numeral = createLabel({ text: name, size: 148, fill: '#FFFFFF', outline: INK });
    this.numeral.alpha = 0;
    this.face.addChild(this.dish, this.numeral, this.food);
    drawDishGlow(this.glow, GOLD);
    this.reset();
  }

  /** The food is away for good; its number stays. 0.1 s. */
  take(ctx: FxContext): gsap.core.Timeline {
    return this.lend(ctx).to(this.numeral, { alpha: 1, duration: AWAY_SECONDS }, 0);
  }

  /** The food is tried elsewhere, and its number is seen nowhere but there. 0.1 s; in calm motion it fades. */
  lend({ calm }: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.food, { alpha: 0, duration: calm ? AWAY_SECONDS : 0 }, 0)
      .set({}, {}, AWAY_SECONDS);
  }

  /** The food is back. 0.1 s; in calm motion it fades. */
  giveBack({ calm }: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.food, { alpha: 1, duration: calm ? AWAY_SECONDS : 0 }, 0)
      .set({}, {}, AWAY_SECONDS);
  }

  /** Size at which the food is seen on the stage. */
  get foodScale(): number {
    return SHOWN * this.scale.x;
  }

  protected paint(state: TileState): void {
    drawDish(this.dish.clear(), state === 'idle' ? CHINA : CLAY[state]);
  }
}
