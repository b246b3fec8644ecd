import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import sharp from 'sharp';
import type { RigEntry, Tier } from '#engine/rules/picture-manifest.ts';
import type { Frame, RigDrawing } from '#assets/art/kit/drawing.ts';
import { group, type Box } from '#assets/art/kit/svg.ts';
import { RECIPE, type Artefact } from './artefact.ts';
import { AVIF, addAvif } from './avif.ts';
import { atTier, hashOf, rasterise, toWebp, type Raster } from './raster.ts';

const LARGEST = 2048;
/** WebP's quality for colour and for alpha; lossless alpha is smaller for many small pictures, too. */
const QUALITY = { colour: 85, alpha: 100 } as const;
/**
 * Clear pixels around each frame, so that neighbours never bleed in: the smallest things are shown at a tenth of their
 * size, and a smoothed edge looks half a pixel of the screen beyond its frame.
 */
const GAP = 8;

interface Packed {
  readonly frame: Frame;
  readonly raster: Raster;
}
interface Placed extends Packed {
  readonly x: number;
  readonly y: number;
}

/** A rig's parts as frames "fox/armL", each with its joint at the anchor. */
function rigFrames(rig: RigDrawing): Frame[] {
  return rig.parts.map((part) => {
    const [x, y] = part.pivot;
    // Without its joint a part would be misplaced; NaN from a mistaken calculation counts as missing.
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`${rig.name}/${part.id}: no pivot`);
    const transform = `scale(${rig.scale}) translate(${-x} ${-y})`;
    return { name: `${rig.name}/${part.id}`, drawing: group({ transform }, part.drawing) };
  });
}

export function rigEntry(rig: RigDrawing): RigEntry {
  const ids = new Set(['root', ...rig.parts.map((part) => part.id)]);
  return {
    sheet: rig.sheet,
    parts: rig.parts.map(({ id, parent, z, pivot }) => {
      if (!ids.has(parent)) throw new Error(`${rig.name}/${id}: no part ${parent}`);
      const [x, y] = pivot.map((value) => value * rig.scale);
      return { id, parent, z, pivot: [x!, y!], frame: `${rig.name}/${id}` };
    }),
  };
}

/** A Pixi spritesheet with all frames, in both sizes. isPacked: games get it in a pack, so it is made as AVIF, too. */
export function sheetArtefact(
  name: string,
  frames: readonly Frame[],
  rigs: readonly RigDrawing[] = [],
  isPacked = true,
): Artefact {
  const all = [...frames, ...rigs.flatMap(rigFrames)];
  const names = all.map((frame) => frame.name);
  const twice = names.find((frame, index) => names.indexOf(frame) !== index);
  if (twice) throw new Error(`sheet ${name}: two frames are called ${twice}`);
  const rigEntries = Object.fromEntries(rigs.map((rig) => [rig.name, rigEntry(rig)]));
  return {
    id: `sheets/${name}`,
    source: JSON.stringify([RECIPE, ...(isPacked ? [AVIF] : []), QUALITY, GAP, all, rigEntries]),
    async bake() {
      const packed: Packed[] = [];
      for (const frame of all) {
        packed.push({ frame, raster: await rasterise(frame.name, frame.drawing, frame.box) });
      }
      const files = new Map<string, Buffer>();
      const one = await bakeTier(name, packed, '1', files);
      const two = await bakeTier(name, packed, '2', files);
      if (!isPacked) for (const path of files.keys()) if (path.endsWith('.avif')) files.delete(path);
      return { files, entry: { sheets: { [name]: { '1': one, '2': two } }, rigs: rigEntries } };
    },
  };
}

async function bakeTier(name: string, packed: readonly Packed[], tier: Tier, files: Map<string, Buffer>) {
  const addresses: string[] = [];
  for (const [index, page] of pack(packed, Number(tier)).entries()) {
    const file = `pictures/sheets/${name}${index > 0 ? `-${index}` : ''}@${tier}x`;
    const { width, height } = page;
    const layers = await Promise.all(
      page.placed.map(async ({ raster, x, y }) => ({ input: await atTier(raster, tier), left: x, top: y })),
    );
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const canvas = sharp({ create: { width, height, channels: 4, background: clear } }).composite(layers);
    const image = await toWebp(canvas.clone(), QUALITY.colour, QUALITY.alpha);
    const meta = {
      image: `${file.split('/').pop()}.webp`,
      format: 'RGBA8888',
      size: { w: width, h: height },
      scale: tier,
    };
    const json = JSON.stringify({
      frames: Object.fromEntries(page.placed.map((p) => frameEntry(p, Number(tier)))),
      meta,
    });
    files.set(`${file}.webp`, image);
    if (tier === '1') await addAvif(files, { path: `${file}.webp`, webp: image, image: canvas });
    files.set(`${file}.json`, Buffer.from(json));
    // Pixi hands the sheet's query on to its image, so the version covers both.
    addresses.push(`/${file}.json?v=${hashOf(json + hashOf(image))}`);
  }
  return addresses;
}

function pack(packed: readonly Packed[], scale: number) {
  const packer = new MaxRectsPacker(LARGEST, LARGEST, GAP, {
    smart: true,
    pot: false,
    square: false,
    border: GAP,
  });
  for (const item of packed) packer.add(item.raster.box.width * scale, item.raster.box.height * scale, item);
  return packer.bins.map((bin) => ({
    width: bin.width,
    height: bin.height,
    placed: bin.rects.map((place): Placed => ({ ...(place.data as Packed), x: place.x, y: place.y })),
  }));
}

/** Frame size is in pixels of the tier; a frame with a box of its own keeps it by Pixi's trim. */
function frameEntry({ frame, raster, x, y }: Placed, scale: number): [string, object] {
  const cut = raster.box;
  const full: Box = frame.box ?? cut;
  const px = (value: number) => Math.round(value * scale);
  const size = { w: px(cut.width), h: px(cut.height) };
  return [
    frame.name,
    {
      frame: { x, y, ...size },
      rotated: false,
      trimmed: frame.box !== undefined,
      spriteSourceSize: { x: px(cut.x - full.x), y: px(cut.y - full.y), ...size },
      sourceSize: { w: px(full.width), h: px(full.height) },
      anchor: { x: round4(-full.x / full.width), y: round4(-full.y / full.height) },
    },
  ];
}

const round4 = (value: number) => Math.round(value * 1e4) / 1e4;
