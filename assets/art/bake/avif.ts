import sharp, { type Sharp } from 'sharp';

/**
 * Changes when the same drawings would come out as other AVIF files. With this quality they are at least as near to what
 * was drawn as the WebP files are; sheer gradients, which are stretched, need more.
 */
export const AVIF = { quality: 50, sheer: 75, effort: 3, chromaSubsampling: '4:4:4', bled: 1 } as const;

/** What is not at least so much smaller than its WebP is not worth a file. */
const WORTH = 0.9;

interface Plane {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, each times the weight, and the weight. */
  readonly values: Float32Array;
}

/** A plane of half the size: sums of four pixels. */
function halved({ width, height, values }: Plane): Plane {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const sums = new Float32Array(half.width * half.height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((y >> 1) * half.width + (x >> 1)) * 4;
      for (let part = 0; part < 4; part++) sums[to + part]! += values[from + part]!;
    }
  return { ...half, values: sums };
}

/** Gives each pixel without a colour that of its surroundings in the plane of half the size. */
function filled(plane: Plane): Plane {
  const { width, height, values } = plane;
  if (width === 1 && height === 1) return plane;
  const half = filled(halved(plane));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (values[at + 3]! > 0) continue;
      const from = ((y >> 1) * half.width + (x >> 1)) * 4;
      const weight = half.values[from + 3]! || 1;
      for (let part = 0; part < 3; part++) values[at + part] = half.values[from + part]! / weight;
      values[at + 3] = half.values[from + 3]! > 0 ? 1 : 0;
    }
  return plane;
}

/**
 * What is wholly clear gets the colour of what is near it: a decoder's rounding would otherwise draw a dark line along
 * each edge, and a hard edge between a colour and black takes many bytes.
 */
function bleed(pixels: Buffer, width: number, height: number): void {
  const values = new Float32Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const weight = pixels[at + 3]! / 255;
    for (let part = 0; part < 3; part++) values[at + part] = pixels[at + part]! * weight;
    values[at + 3] = weight;
  }
  filled({ width, height, values });
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! > 0) continue;
    for (let part = 0; part < 3; part++) pixels[at + part] = Math.round(values[at + part]!);
  }
}

async function toAvif(image: Sharp, quality: number): Promise<Buffer> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  bleed(data, width, height);
  const { effort, chromaSubsampling } = AVIF;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .avif({ quality, effort, chromaSubsampling })
    .toBuffer();
}

interface Beside {
  /** Of the WebP file, under assets/public. */
  readonly path: string;
  readonly webp: Buffer;
  /** What was made WebP of. */
  readonly image: Sharp;
  readonly sheer?: boolean;
}

/** Adds the AVIF beside a WebP file, for browsers that can decode it; none where it would not be worth it. */
export async function addAvif(
  files: Map<string, Buffer>,
  { path, webp, image, sheer }: Beside,
): Promise<void> {
  const avif = await toAvif(image, sheer ? AVIF.sheer : AVIF.quality);
  if (avif.length < webp.length * WORTH) files.set(path.replace(/webp$/, 'avif'), avif);
}
