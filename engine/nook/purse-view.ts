import { Container, Graphics } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { drawCard } from '#engine/sprites/panel.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { CoinRows } from './coin-rows.ts';

/** The purse: its coins as a number and as rows of ten. */
export class PurseView extends Container {
  private readonly card = new Graphics();
  private readonly pouch;
  private readonly number = createLabel({ size: 84 });
  private readonly rows: CoinRows;

  constructor(pictures: Pictures) {
    super();
    this.pouch = createPicture(pictures, 'ui/pouch', 112);
    this.rows = new CoinRows(pictures);
    this.addChild(this.card, this.pouch, this.number, this.rows);
  }

  /** costs: so many of the coins are pale, because they would be spent. */
  show(coins: number, costs: number, { x, y, width, height }: Rect): void {
    drawCard(this.card, width, height).position.set(x + width / 2, y + height / 2);
    const middle = y + height / 2;
    this.number.text = String(coins);
    this.pouch.position.set(x + 86, middle);
    this.number.position.set(x + 160 + this.number.width / 2, middle);
    const left = 190 + this.number.width;
    this.rows.show(coins, costs, { width: width - left - 40, height: height - 40 });
    this.rows.position.set(x + left, middle - this.rows.height / 2);
  }
}
