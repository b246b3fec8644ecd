import { Container, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { pileOf } from '#engine/rules/purse.ts';

const COIN = 33;
/** No coin of a row touches the next one; five and five stand a little further apart. */
const STEP = 37;
const FIVES_APART = 12;
const ROW = { width: 9 * STEP + FIVES_APART + COIN, height: 37, apart: 34 } as const;
/** Each hundred is a pouch. */
const POUCH = { size: 74, step: 80, apart: 22 } as const;
/** Coins are no larger than this, where nobody says otherwise. */
const LARGEST = 2;

interface Box {
  readonly width: number;
  readonly height: number;
}

type Rows = readonly { readonly coins: number }[];

/** How many pouches stand in a column, how many rows of coins side by side, and what all of it takes up. */
interface Laid extends Box {
  readonly high: number;
  readonly across: number;
  /** Where coins begin. */
  readonly left: number;
  readonly top: number;
  /** Pouches and coins stand in the middle of what is higher, side by side. */
  readonly down: { readonly pouches: number; readonly coins: number };
}

/** What this many coins of a row reach. */
const reachOf = (coins: number) => (coins - 1) * STEP + (coins > 5 ? FIVES_APART : 0) + COIN;

/** Full tens come first, so many side by side; the rest has a line of its own below all of them. */
function linesOf(rows: Rows, across: number): number {
  const tens = rows.filter(({ coins }) => coins === 10).length;
  return Math.ceil(tens / across) + (rows.length - tens);
}

function laid(pouches: number, rows: Rows, high: number, across: number, isAbove: boolean): Laid {
  const columns = Math.ceil(pouches / high);
  const coinsHigh = linesOf(rows, across) * ROW.height;
  const pouchesHigh = Math.min(pouches, high) * POUCH.step;
  const tens = rows.filter(({ coins }) => coins === 10).length;
  const wide =
    tens > 0
      ? Math.min(tens, across) * (ROW.width + ROW.apart) - ROW.apart
      : reachOf(rows[0]?.coins ?? 1) * Math.min(1, rows.length);
  const beside = pouches > 0 && rows.length > 0 ? POUCH.apart : 0;
  if (isAbove) {
    const top = pouchesHigh + beside / 2;
    const width = Math.max(columns * POUCH.step, wide);
    return { high, across, left: 0, top, width, height: top + coinsHigh, down: { pouches: 0, coins: 0 } };
  }
  const height = Math.max(pouchesHigh, coinsHigh);
  const left = columns * POUCH.step + beside;
  const down = { pouches: (height - pouchesHigh) / 2, coins: (height - coinsHigh) / 2 };
  return { high, across, left, top: 0, width: left + wide, height, down };
}

/** Of all ways to lay it the one in which it is largest in the box; else what is less wide. */
function bestLaid(pouches: number, rows: Rows, box: Box, largest: number) {
  let best = { ...laid(pouches, rows, 1, 1, false), scale: 0 };
  for (let high = 1; high <= Math.max(1, pouches); high++)
    for (let across = 1; across <= Math.max(1, rows.length); across++)
      for (const isAbove of [false, true]) {
        const one = laid(pouches, rows, high, across, isAbove);
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
    const { high, across, left, top, down, scale } = bestLaid(pouches, rows, box, largest);
    for (let pouch = 0; pouch < pouches; pouch++) {
      const x = (Math.floor(pouch / high) + 0.5) * POUCH.step;
      const y = down.pouches + ((pouch % high) + 0.5) * POUCH.step;
      this.put('ui/pouch', POUCH.size, x, y).alpha = paleIf(pouch >= whole.bright);
    }
    const tens = rows.filter(({ coins: count }) => count === 10).length;
    rows.forEach(({ coins: count, pale }, row) => {
      const isRest = row >= tens;
      const x = left + (isRest ? 0 : (row % across) * (ROW.width + ROW.apart)) + COIN / 2;
      const line = isRest ? Math.ceil(tens / across) : Math.floor(row / across);
      const y = top + down.coins + (line + 0.5) * ROW.height;
      for (let coin = 0; coin < count; coin++)
        this.put('ui/coin', COIN, x + coin * STEP + (coin >= 5 ? FIVES_APART : 0), y).alpha = paleIf(
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
