/** A picture's pixels: four bytes each, rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The difference of two pictures, in steps of 256 of the worst of red, green and blue. */
export interface Distance {
  /** Of the tile that differs most: something is missing, black or displaced. */
  readonly worst: number;
  /** Of all tiles together: something is slightly wrong everywhere, such as missing gradients. */
  readonly mean: number;
}

/** A tile's side in pixels. Glyphs and edges, which every rasteriser draws differently, are small compared with it. */
const TILE = 16;
/** Tiles overlap by half, so that no difference is split at a border. */
const STRIDE = TILE / 2;

/** Mean red, green and blue of each tile, in rows. */
function tilesOf({ width, height, data }: Pixels): Float64Array {
  const across = Math.floor((width - TILE) / STRIDE) + 1;
  const down = Math.floor((height - TILE) / STRIDE) + 1;
  const tiles = new Float64Array(across * down * 3);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      for (let y = row * STRIDE; y < row * STRIDE + TILE; y++)
        for (let x = column * STRIDE; x < column * STRIDE + TILE; x++)
          for (let channel = 0; channel < 3; channel++)
            tiles[(row * across + column) * 3 + channel]! += data[(y * width + x) * 4 + channel]! / TILE ** 2;
  return tiles;
}

/** Compares tile by tile. Both must have the same size. */
export function distanceOf(one: Pixels, other: Pixels): Distance {
  if (one.width !== other.width || one.height !== other.height)
    throw new RangeError(`${one.width}x${one.height} is not the size of ${other.width}x${other.height}`);
  const [ones, others] = [tilesOf(one), tilesOf(other)];
  let worst = 0;
  let sum = 0;
  for (let index = 0; index < ones.length; index += 3) {
    const apart = Math.max(...[0, 1, 2].map((at) => Math.abs(ones[index + at]! - others[index + at]!)));
    worst = Math.max(worst, apart);
    sum += apart;
  }
  return { worst, mean: sum / (ones.length / 3) };
}

/**
 * The differences of other rasterisers' glyphs and edges. Measured, at worst and on average: Firefox 7 and 0.6, Canvas
 * 16 and 1.3, WPE WebKit, whose text is slightly wider, 32 and 1.1. Of real faults, transparent boards and trays were
 * 40 to 165 and 4 to 17, black art more than 250 and 120.
 */
const MOST: Distance = { worst: 36, mean: 2 };

/** Whether no child would see a difference: one of at most so much. */
export const isSame = ({ worst, mean }: Distance, most = MOST): boolean =>
  worst <= most.worst && mean <= most.mean;
