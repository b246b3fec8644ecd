import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { svgDocument } from '#assets/art/kit/paint.ts';
import type { Box, Svg } from '#assets/art/kit/svg.ts';

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** A picture at twice its design size, cut to what is visible. `box`: where it lies, in whole design pixels. */
export interface Raster {
  readonly png: Buffer;
  readonly box: Box;
}

/** Blurs and filters reach beyond the geometry: this much is drawn around it, in design pixels. */
const MARGIN = 60;
const SCALE = 2;
const CACHE = '.cache/art';

/**
 * Draws at 2x (1x is made from that by averaging, which is cleaner than drawing small).
 * box: what to draw when the drawing's own outline is not to decide. Results are kept in .cache by content.
 * Throws when nothing is visible, naming the picture.
 */
export async function rasterise(name: string, drawing: Svg, box?: Box): Promise<Raster> {
  const key = hashOf(JSON.stringify([svgDocument(drawing, { x: 0, y: 0, width: 1, height: 1 }), box, SCALE]));
  const file = join(CACHE, key);
  try {
    const kept: Box = JSON.parse(await readFile(`${file}.json`, 'utf8'));
    return { png: await readFile(`${file}.png`), box: kept };
  } catch {
    const raster = await draw(name, drawing, box);
    await mkdir(CACHE, { recursive: true });
    await writeFile(`${file}.png`, raster.png);
    await writeFile(`${file}.json`, JSON.stringify(raster.box));
    return raster;
  }
}

async function draw(name: string, drawing: Svg, box?: Box): Promise<Raster> {
  const view = box ?? outline(name, drawing);
  const png = new Resvg(svgDocument(drawing, view), {
    fitTo: { mode: 'width', value: view.width * SCALE },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
  const { left, top, right, bottom } = await visible(name, png);
  // Whole design pixels, so that both sizes lie on the same grid.
  const even = { left: left & ~1, top: top & ~1, right: (right + 1) & ~1, bottom: (bottom + 1) & ~1 };
  const width = even.right - even.left;
  const height = even.bottom - even.top;
  const cut = await sharp(png).extract({ left: even.left, top: even.top, width, height }).png().toBuffer();
  return {
    png: cut,
    box: {
      x: view.x + even.left / SCALE,
      y: view.y + even.top / SCALE,
      width: width / SCALE,
      height: height / SCALE,
    },
  };
}

function outline(name: string, drawing: Svg): Box {
  const box = new Resvg(svgDocument(drawing, { x: 0, y: 0, width: 1, height: 1 })).getBBox();
  if (!box) throw new Error(`${name}: nothing is drawn`);
  const x = Math.floor(box.x) - MARGIN;
  const y = Math.floor(box.y) - MARGIN;
  return {
    x,
    y,
    width: Math.ceil(box.width) + 2 * MARGIN + 1,
    height: Math.ceil(box.height) + 2 * MARGIN + 1,
  };
}

async function visible(name: string, png: Buffer) {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      // 2 of 255 cannot be seen; blurs fade out over a long way.
      if (data[y * info.width + x]! <= 2) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
    }
  }
  if (right === 0) throw new Error(`${name}: nothing is visible`);
  return { left, top, right, bottom };
}

/** The picture at the size of a tier, as raw PNG for packing or cutting. */
export const atTier = async (raster: Raster, tier: '1' | '2'): Promise<Buffer> =>
  tier === '2'
    ? raster.png
    : sharp(raster.png).resize(raster.box.width, raster.box.height, { kernel: 'mitchell' }).png().toBuffer();

export const toWebp = (image: Sharp | Buffer, quality = 85, alphaQuality = 85): Promise<Buffer> =>
  (Buffer.isBuffer(image) ? sharp(image) : image).webp({ quality, alphaQuality, effort: 6 }).toBuffer();
