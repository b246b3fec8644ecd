import { Container, Graphics } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { drawCard } from '#engine/sprites/panel.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { CoinRows } from './coin-rows.ts';

const CHIP = { height: 104, pouch: 84 } as const;
const STAR = { size: 66, step: 74 } as const;
const PAD = 34;

export interface Purse {
  readonly coins: number;
  /** So many of the coins are pale, because they would be spent. */
  readonly costs: number;
  /** So many things may still be chosen for nothing. */
  readonly gifts: number;
}

/** Where the purse is: its figure in the head, and its coins under the room. */
export interface PursePlaces {
  /** The right end of the figure, and its middle. */
  readonly head: { readonly right: number; readonly y: number };
  readonly rows: Rect;
}

/** The purse: a figure that is always there, and its coins in rows of ten, behind a star for each gift. */
export class PurseView extends Container {
  private readonly pictures: Pictures;
  private readonly chip = new Graphics();
  private readonly pouch;
  private readonly number = createLabel({ size: 70 });
  private readonly counted = new Container();
  private readonly card = new Graphics();
  private readonly stars = new Container();
  private readonly rows: CoinRows;

  constructor(pictures: Pictures) {
    super();
    this.pictures = pictures;
    this.pouch = createPicture(pictures, 'ui/pouch', CHIP.pouch);
    this.rows = new CoinRows(pictures);
    this.counted.addChild(this.card, this.stars, this.rows);
    this.addChild(this.counted, this.chip, this.pouch, this.number);
  }

  /** isCounted: the coins themselves are shown; something else may be in their place. */
  show(purse: Purse, places: PursePlaces, isCounted: boolean): void {
    this.showFigure(purse.coins, places.head);
    this.counted.visible = isCounted;
    const { x, y, width, height } = places.rows;
    drawCard(this.card, width, height).position.set(x + width / 2, y + height / 2);
    const middle = y + height / 2;
    // In a slim purse coins have half of it.
    const step = purse.coins > 0 ? Math.min(STAR.step, (width / 2 - PAD) / purse.gifts) : STAR.step;
    const gifts = purse.gifts * step;
    const starsLeft = purse.coins > 0 ? x + PAD : x + (width - gifts) / 2;
    for (const child of this.stars.removeChildren()) child.destroy();
    for (let star = 0; star < purse.gifts; star++) {
      const picture = createPicture(this.pictures, 'ui/gold-star', STAR.size * (step / STAR.step));
      picture.position.set(starsLeft + (star + 0.5) * step, middle);
      this.stars.addChild(picture);
    }
    const left = gifts > 0 ? gifts + PAD : 0;
    const box = { width: width - 2 * PAD - left, height: height - PAD };
    this.rows.visible = gifts === 0 || purse.coins > 0;
    // An empty purse is a row of places for coins.
    if (purse.coins > 0) this.rows.show(purse.coins, purse.costs, box);
    else this.rows.show(10, 10, box);
    const spare = box.width - this.rows.width;
    this.rows.position.set(x + PAD + left + spare / 2, middle - this.rows.height / 2);
  }

  private showFigure(coins: number, { right, y }: PursePlaces['head']): void {
    this.number.text = String(coins);
    const width = CHIP.pouch + this.number.width + 62;
    const left = right - width;
    this.chip
      .clear()
      .roundRect(left, y - CHIP.height / 2, width, CHIP.height, CHIP.height / 2)
      .fill({ color: '#FFFEF8' })
      .stroke({ width: 5, color: '#E2B877', alignment: 1 });
    this.pouch.position.set(left + 18 + CHIP.pouch / 2, y);
    this.number.position.set(right - 32 - this.number.width / 2, y);
  }
}
