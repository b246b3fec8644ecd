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

/** How many pouches, and how many rows of coins, lie below each other, and what they take up. */
interface Laid extends Box {
  readonly high: number;
  readonly deep: number;
  /** Where coins begin. */
  readonly left: number;
}

function laid(
  pouches: number,
  rows: readonly { readonly coins: number }[],
  high: number,
  deep: number,
): Laid {
  const columns = Math.ceil(rows.length / deep);
  const left = pouches > 0 ? Math.ceil(pouches / high) * POUCH.step + POUCH.apart : 0;
  const first = rows[0]?.coins ?? 0;
  const single = (first - 1) * STEP + (first > 5 ? STEP / 2 : 0) + COIN;
  const across = rows.length === 1 ? single : columns * (ROW.width + ROW.apart) - ROW.apart;
  return {
    high,
    deep,
    left,
    width: rows.length > 0 ? left + across : left - POUCH.apart,
    height: Math.max(Math.min(pouches, high) * POUCH.step, Math.min(rows.length, deep) * ROW.height),
  };
}

/** As many pouches and rows below each other as make all of it largest in the box; else what is less wide. */
function bestLaid(pouches: number, rows: readonly { readonly coins: number }[], box: Box, largest: number) {
  let best = { ...laid(pouches, rows, 1, 1), scale: 0 };
  for (let high = 1; high <= Math.max(1, pouches); high++)
    for (let deep = 1; deep <= Math.max(1, rows.length); deep++) {
      const one = laid(pouches, rows, high, deep);
      const scale = Math.min(
        largest,
        box.width / Math.max(1, one.width),
        box.height / Math.max(1, one.height),
      );
      const isNarrower = scale > best.scale - 1e-6 && one.width < best.width;
      if (scale > best.scale + 1e-6 || isNarrower) best = { ...one, scale };
    }
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
    const { high, deep, left, scale } = bestLaid(pouches, rows, box, largest);
    const tall = Math.min(pouches, high) * POUCH.step;
    const low = Math.min(rows.length, deep) * ROW.height;
    const over = Math.max(0, (low - tall) / 2);
    for (let pouch = 0; pouch < pouches; pouch++) {
      const x = (Math.floor(pouch / high) + 0.5) * POUCH.step;
      const y = over + ((pouch % high) + 0.5) * POUCH.step;
      this.put('ui/pouch', POUCH.size, x, y).alpha = paleIf(pouch >= whole.bright);
    }
    const top = Math.max(0, (tall - low) / 2);
    rows.forEach(({ coins: count, pale }, row) => {
      const x = left + Math.floor(row / deep) * (ROW.width + ROW.apart);
      const y = top + ((row % deep) + 0.5) * ROW.height;
      for (let coin = 0; coin < count; coin++)
        this.put('ui/coin', COIN, x + COIN / 2 + coin * STEP + (coin >= 5 ? STEP / 2 : 0), y).alpha = paleIf(
          coin >= count - pale,
        );
    });
    this.scale.set(scale);
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

const paleIf = (isPale: boolean) => (isPale ? 0.28 : 1);
