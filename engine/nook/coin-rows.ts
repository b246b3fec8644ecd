import { Container, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { pileOf } from '#engine/rules/purse.ts';

const COIN = 33;
/** Coins of a row lie half over each other, five and five. */
const STEP = 22;
const ROW = { width: 9 * STEP + STEP / 2 + COIN, height: 36, apart: 26 } as const;
/** Each hundred is a pouch. */
const POUCH = { size: 74, step: 80, apart: 22 } as const;
/** Coins are no larger than this, where nobody says otherwise. */
const LARGEST = 1.6;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Blocks of things in columns: as many rows in each as make all of it largest in the box. */
function bestRows(count: number, box: Box, { width, height }: Box, largest: number): number {
  const scaleOf = (rows: number) =>
    Math.min(largest, box.width / (Math.ceil(count / rows) * width), box.height / (rows * height));
  let best = 1;
  for (let rows = 2; rows <= count; rows++) if (scaleOf(rows) > scaleOf(best) + 1e-6) best = rows;
  return best;
}

/** Coins as a child counts them: rows of ten, each whole hundred a pouch. 0,0 is the upper left corner. */
export class CoinRows extends Container {
  private readonly pictures: Pictures;
  private shown = '';

  constructor(pictures: Pictures) {
    super();
    this.pictures = pictures;
  }

  /** spent: so many are pale, no more and no fewer. They fit into this box. */
  show(coins: number, spent: number, box: Box, largest = LARGEST): void {
    const key = [coins, spent, box.width, box.height].join();
    if (key === this.shown) return;
    this.shown = key;
    for (const child of this.removeChildren()) child.destroy();
    const { pouches: whole, rows } = pileOf(coins, spent);
    const pouches = whole.bright + whole.pale;
    const high = bestRows(pouches, { width: box.width / 2, height: box.height }, square(POUCH.step), largest);
    const left = pouches > 0 ? Math.ceil(pouches / high) * POUCH.step + POUCH.apart : 0;
    const tall = Math.min(pouches, high) * POUCH.step;
    const block = { width: ROW.width + ROW.apart, height: ROW.height };
    const deep = bestRows(rows.length, { width: box.width - left, height: box.height }, block, largest);
    const low = Math.min(rows.length, deep) * ROW.height;
    const over = Math.max(0, (low - tall) / 2);
    for (let pouch = 0; pouch < pouches; pouch++) {
      const x = (Math.floor(pouch / high) + 0.5) * POUCH.step;
      const y = over + ((pouch % high) + 0.5) * POUCH.step;
      this.put('ui/pouch', POUCH.size, x, y).alpha = paleIf(pouch >= whole.bright);
    }
    const top = Math.max(0, (tall - low) / 2);
    rows.forEach(({ coins: count, pale }, row) => {
      const x = left + Math.floor(row / deep) * block.width;
      const y = top + ((row % deep) + 0.5) * ROW.height;
      for (let coin = 0; coin < count; coin++)
        this.put('ui/coin', COIN, x + COIN / 2 + coin * STEP + (coin >= 5 ? STEP / 2 : 0), y).alpha = paleIf(
          coin >= count - pale,
        );
    });
    const first = rows[0]?.coins ?? 0;
    const single = (first - 1) * STEP + (first > 5 ? STEP / 2 : 0) + COIN;
    const across = rows.length === 1 ? single : Math.ceil(rows.length / deep) * block.width - ROW.apart;
    const width = rows.length > 0 ? left + across : left - POUCH.apart;
    const height = Math.max(tall, low);
    this.scale.set(Math.min(largest, box.width / Math.max(1, width), box.height / Math.max(1, height)));
  }

  private put(frame: string, size: number, x: number, y: number): Sprite {
    const sprite = new Sprite(this.pictures.texture(frame));
    sprite.label = frame;
    sprite.anchor.set(0.5);
    sprite.scale.set(size / Math.max(1, sprite.texture.width));
    sprite.position.set(x, y);
    return this.addChild(sprite);
  }
}

const square = (side: number): Box => ({ width: side, height: side });
const paleIf = (isPale: boolean) => (isPale ? 0.28 : 1);
