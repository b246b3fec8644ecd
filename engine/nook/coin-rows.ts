import { Container, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { rowsOfTen } from '#engine/rules/purse.ts';

const STEP = 34;
/** More than this many hundreds are not shown as pouches. */
const HUNDRED = 100;

/** Coins as a child counts them: rows of ten, each hundred a pouch. 0,0 is the upper left corner. */
export class CoinRows extends Container {
  private readonly pictures: Pictures;
  private shown = '';

  constructor(pictures: Pictures) {
    super();
    this.pictures = pictures;
  }

  /** spent: the last so many are pale. They fit into this box, never larger than drawn. */
  show(coins: number, spent: number, box: { readonly width: number; readonly height: number }): void {
    const key = [coins, spent, box.width, box.height].join();
    if (key === this.shown) return;
    this.shown = key;
    for (const child of this.removeChildren()) child.destroy();
    const pouches = Math.floor(coins / HUNDRED);
    const rows = rowsOfTen(coins % HUNDRED);
    const rest = coins - spent;
    for (let pouch = 0; pouch < pouches; pouch++)
      this.put('ui/pouch', 78, (pouch + 0.5) * 84, 42, rest < (pouch + 1) * HUNDRED);
    const left = pouches > 0 ? pouches * 84 + 12 : 0;
    rows.forEach((count, row) => {
      for (let coin = 0; coin < count; coin++)
        this.put(
          'ui/coin',
          STEP * 0.96,
          left + (coin + 0.5) * STEP + (coin >= 5 ? STEP * 0.3 : 0),
          (row + 0.5) * STEP,
          pouches * HUNDRED + row * 10 + coin >= rest,
        );
    });
    const width = left + (rows.length > 0 ? 10.3 * STEP : 0);
    const height = Math.max(pouches > 0 ? 84 : 0, rows.length * STEP);
    this.scale.set(Math.min(1.5, box.width / Math.max(1, width), box.height / Math.max(1, height)));
  }

  private put(frame: string, size: number, x: number, y: number, isPale: boolean): void {
    const sprite = new Sprite(this.pictures.texture(frame));
    sprite.anchor.set(0.5);
    sprite.scale.set(size / Math.max(1, sprite.texture.width));
    sprite.position.set(x, y);
    if (isPale) sprite.alpha = 0.28;
    this.addChild(sprite);
  }
}
