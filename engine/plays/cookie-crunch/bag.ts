import { Graphics, type Container } from 'pixi.js';
import type { TileState } from '#engine/fx/answerable.ts';
import type { Choice } from '#engine/rules/game.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { CLAY, GOLD, INK, type Clay } from '#engine/sprites/clay.ts';
import { drawDots } from '#engine/sprites/dots.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { BAG, LABEL } from './bag-looks.ts';

const NUMERAL = { size: 164, withDots: 112, up: 34 } as const;
const DOTS = { step: 32, down: 44 } as const;

export interface BagOptions {
  readonly choice: Choice;
  readonly clay: Clay;
  readonly draw: (g: Graphics, clay: Clay) => void;
  /** So many dots under a numeral that is still new to the player. */
  readonly dots: number;
}

/** One of the numbers to choose: a bag or a pot on the table, with the number large on its label. */
export class Bag extends AnswerPiece {
  readonly id: string;
  /** The number on it. */
  readonly text: string;
  readonly dots: number;
  private readonly options: BagOptions;
  private readonly skin = new Graphics();

  constructor(options: BagOptions) {
    const { choice, dots } = options;
    super({
      badge: { x: BAG.width / 2 - 20, y: -BAG.height / 2 + 40 },
      tried: { x: 0, y: (BAG.height + BAG.depth) / 2 },
    });
    this.id = choice.id;
    this.text = choice.name;
    this.dots = dots;
    this.options = options;
    this.face.addChild(this.skin, ...this.written());
    const shadow = new Graphics();
    for (const [index, alpha] of [0.1, 0.09, 0.07].entries())
      shadow
        .ellipse(8, BAG.height / 2 + 4, BAG.width / 2 + 12 * index - 10, 16 + 6 * index)
        .fill({ color: '#3A1236', alpha });
    this.body.addChildAt(shadow, 0);
    const [x, y] = [-BAG.width / 2 - 16, -BAG.height / 2 - 16];
    this.glow
      .roundRect(x, y, -2 * x, -2 * y + BAG.depth, 56)
      .fill(GOLD)
      .stroke({ width: 7, color: '#FFFFFF' });
    this.reset();
  }

  private written(): readonly Container[] {
    const { text, dots } = this;
    const numeral = createLabel({ text, size: dots ? NUMERAL.withDots : NUMERAL.size, fill: INK });
    numeral.y = LABEL.y - (dots ? NUMERAL.up : 0);
    if (!dots) return [numeral];
    const drawn = drawDots(dots, DOTS.step, this.options.clay.edge);
    drawn.y = LABEL.y + DOTS.down;
    return [numeral, drawn];
  }

  protected paint(state: TileState): void {
    this.options.draw(this.skin.clear(), state === 'idle' ? this.options.clay : CLAY[state]);
  }
}
