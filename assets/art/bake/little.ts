import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import sharp from 'sharp';
import type { LittleFrame, LittleThings } from '#engine/rules/little-things.ts';
import type { Frame, RigDrawing } from '#assets/art/kit/drawing.ts';
import { RECIPE, type Artefact } from './artefact.ts';
import { hashOf, rasterise, toWebp } from './raster.ts';

/** Shown at about its own size: neighbours need little room between them. */
const GAP = 3;
const WIDEST = 640;

/** A frame, and what share of its size it is kept at. */
export interface Little {
  readonly frame: Frame;
  readonly scale: number;
}

/**
 * Small pictures in one, with the places of each, for pages: no part of the manifest, because the first page carries
 * the addresses in there.
 */
export function littleArtefact(
  name: string,
  little: readonly Little[],
  rigs: readonly RigDrawing[],
): Artefact {
  const heads = Object.fromEntries(
    rigs.map(({ name: animal, parts }) => [animal, parts.find(({ id }) => id === 'head')!.pivot]),
  );
  const file = `pictures/${name}`;
  return {
    id: `little/${name}`,
    source: JSON.stringify([RECIPE, GAP, WIDEST, little, heads]),
    async bake() {
      const packer = new MaxRectsPacker(WIDEST, 2048, GAP, { smart: true, pot: false, square: false });
      for (const { frame, scale } of little) {
        const { png, box } = await rasterise(frame.name, frame.drawing, frame.box);
        const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)];
        const input = await sharp(png)
          .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
          .png()
          .toBuffer();
        packer.add(width, height, { name: frame.name, box, input });
      }
      const { width, height, rects } = packer.bins[0]!;
      const placed = rects.map(({ x, y, width: w, height: h, data }) => ({ x, y, w, h, ...(data as Data) }));
      const clear = { r: 0, g: 0, b: 0, alpha: 0 };
      const image = await toWebp(
        sharp({ create: { width, height, channels: 4, background: clear } }).composite(
          placed.map(({ x, y, input }) => ({ input, left: x, top: y })),
        ),
      );
      const entries = placed.map(({ name: id, x, y, w, h, box }): [string, LittleFrame] => [
        id,
        { cut: [x, y, w, h], box: [box.x, box.y, box.width, box.height] },
      ]);
      const things: LittleThings = {
        image: `/${file}.webp?v=${hashOf(image)}`,
        size: [width, height],
        frames: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
        heads,
      };
      const files = new Map([
        [`${file}.webp`, image],
        [`${file}.json`, Buffer.from(`${JSON.stringify(things)}\n`)],
      ]);
      return { files, entry: {} };
    },
  };
}

interface Data {
  readonly name: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly input: Buffer;
}
