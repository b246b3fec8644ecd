import { canvasUtils, type Texture } from 'pixi.js';

/** Device pixels: 32 MB, as much as the pictures of a game. */
const MOST_PIXELS = 8_000_000;

type TintedCanvas = ReturnType<typeof canvasUtils.getTintedCanvas>;
interface Tinter {
  getTintedCanvas(sprite: { texture: Texture }, colour: number): TintedCanvas;
}
interface Kept {
  readonly cache: Record<string, unknown>;
  readonly colour: string;
  readonly pixels: number;
}

const bound = new WeakSet<Tinter>();

/**
 * Without a graphics card, PixiJS keeps a tinted copy of a picture for each colour: something that darkens step by step
 * leaves a hundred. This limits that cache by removing the least recently used copies.
 */
export function boundTints(tinter: Tinter = canvasUtils, mostPixels = MOST_PIXELS): void {
  if (bound.has(tinter)) return;
  bound.add(tinter);
  /** Most recently used last. */
  const copies = new Map<TintedCanvas, Kept>();
  let pixels = 0;
  const paint = tinter.getTintedCanvas;

  const keep = (copy: TintedCanvas, texture: Texture) => {
    const known = copies.get(copy);
    copies.delete(copy);
    if (known) return void copies.set(copy, known);
    const { tintCache: cache = {} } = texture as { tintCache?: Record<string, unknown> };
    const colour = Object.keys(cache).find((name) => cache[name] === copy);
    if (colour === undefined) return;
    const kept = { cache, colour, pixels: copy.width * copy.height };
    pixels += kept.pixels;
    copies.set(copy, kept);
  };
  const throwOldAway = (copy: TintedCanvas) => {
    for (const [old, { cache, colour, pixels: freed }] of copies) {
      if (pixels <= mostPixels || old === copy) return;
      copies.delete(old);
      if (cache[colour] === old) delete cache[colour];
      pixels -= freed;
      // Shrinks the canvas, because browsers are slow to collect it.
      old.width = old.height = 0;
    }
  };
  tinter.getTintedCanvas = (sprite, colour) => {
    const copy = paint(sprite, colour);
    keep(copy, sprite.texture);
    throwOldAway(copy);
    return copy;
  };
}
