import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '#server/prepare.mjs';

const BLACK = 12;
/** So small that glyphs and their edges, which engines draw differently, do not matter. */
const SHRUNK = { width: 40, height: 30 };

/** The black share of a picture, 0 to 1. None of our pictures have any. */
export async function blackShare(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let black = 0;
  for (let at = 0; at < data.length; at += 3)
    if (data[at]! + data[at + 1]! + data[at + 2]! < BLACK) black += 1;
  return black / (info.width * info.height);
}

/** The difference of two pictures of the same viewport: 0 the same, 1 black against white. */
export async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) =>
      sharp(png)
        .removeAlpha()
        .resize({ ...SHRUNK, fit: 'fill' })
        .raw()
        .toBuffer(),
    ),
  );
  let sum = 0;
  a!.forEach((value, at) => (sum += Math.abs(value - b![at]!)));
  return sum / a!.length / 255;
}

/** Writes a picture to test-results/matrix for inspection. */
export function keepPicture(name: string, png: Buffer): void {
  const folder = join(ROOT, 'test-results', 'matrix');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), png);
}
