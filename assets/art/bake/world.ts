import sharp from 'sharp';
import type { LayerEntry, Tier } from '#engine/rules/picture-manifest.ts';
import type { Layer, World } from '#assets/art/kit/drawing.ts';
import { RECIPE, type Artefact } from './artefact.ts';
import { AVIF, addAvif } from './avif.ts';
import { atTier, hashOf, rasterise, toWebp, type Raster } from './raster.ts';

/** The widest piece in design pixels: at 2x it must not pass 2048 pixels, which weak boards refuse. */
const LARGEST = 1020;
/** How far a piece reaches into the next one, in design pixels. */
const OVERLAP = 2;

/** A world as layers in pieces; each piece is a layer of its own with the same pin and drift. */
export function worldArtefact(world: World): Artefact {
  const { name, place, horizon, above, below } = world;
  return {
    id: `worlds/${name}`,
    source: JSON.stringify([RECIPE, AVIF, { OVERLAP }, world]),
    async bake() {
      const files = new Map<string, Buffer>();
      const layers: LayerEntry[] = [];
      for (const layer of world.layers) layers.push(...(await bakeLayer(name, layer, files)));
      return {
        files,
        entry: { worlds: { [name]: { place, width: 2520, height: 1080, horizon, above, below, layers } } },
      };
    },
  };
}

async function bakeLayer(world: string, layer: Layer, files: Map<string, Buffer>): Promise<LayerEntry[]> {
  const raster = await rasterise(`${world}/${layer.name}`, layer.drawing, layer.box);
  const pieces = pieceSizes(raster, layer);
  const tiers: Tier[] = layer.soft ? ['1'] : ['1', '2'];
  const images = new Map<Tier, Buffer>();
  for (const tier of tiers) images.set(tier, await shrunk(await atTier(raster, tier), layer.shrink));
  const entries: LayerEntry[] = [];
  for (const [index, piece] of pieces.entries()) {
    const name = pieces.length > 1 ? `${layer.name}-${index + 1}` : layer.name;
    const addresses: { [T in Tier]?: string } = {};
    for (const [tier, image] of images) {
      const scale = Number(tier) * (layer.shrink ?? 1);
      const [left, top, width, height] = [piece.x, piece.y, piece.width, piece.height].map((v) =>
        Math.round(v * scale),
      );
      const cut = sharp(image).extract({ left: left!, top: top!, width: width!, height: height! });
      const file = `pictures/worlds/${world}/${name}@${tier}x.webp`;
      // Sheer gradients are tiny when lossless, and show no blocks when they are stretched.
      const content = layer.shrink
        ? await cut.clone().webp({ lossless: true, effort: 6 }).toBuffer()
        : await toWebp(cut.clone());
      files.set(file, content);
      const sheer = layer.shrink !== undefined;
      if (tier === '1') await addAvif(files, { path: file, webp: content, image: cut, sheer });
      addresses[tier] = `/${file}?v=${hashOf(content)}`;
    }
    const { pin, drift } = layer;
    entries.push({
      name,
      ...piece,
      x: raster.box.x + piece.x,
      y: raster.box.y + piece.y,
      pin,
      drift,
      tiers: addresses,
    });
  }
  return entries;
}

/**
 * Even columns and rows, none larger than allowed; a shrunk layer is small enough whole. Neighbours overlap, or
 * fine lines show between them wherever the stage's scale puts their edges between two pixels.
 */
function pieceSizes({ box }: Raster, layer: Layer) {
  const largest = (LARGEST * (layer.soft ? 2 : 1)) / (layer.shrink ?? 1);
  const columns = Math.ceil(box.width / largest);
  const rows = Math.ceil(box.height / largest);
  return Array.from({ length: columns * rows }, (_, index) => {
    const across = span(box.width, columns, index % columns);
    const down = span(box.height, rows, Math.floor(index / columns));
    return { x: across.start, y: down.start, width: across.length, height: down.length };
  });
}

function span(length: number, count: number, index: number) {
  const start = Math.round((length * index) / count);
  const end = Math.round((length * (index + 1)) / count);
  return { start, length: Math.min(end + OVERLAP, length) - start };
}

async function shrunk(image: Buffer, share = 1): Promise<Buffer> {
  if (share === 1) return image;
  const { width } = await sharp(image).metadata();
  return sharp(image)
    .resize(Math.round(width * share))
    .png()
    .toBuffer();
}
