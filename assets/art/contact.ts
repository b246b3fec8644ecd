import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';
import { svgDocument } from '#assets/art/kit/paint.ts';
import type { World } from '#assets/art/kit/drawing.ts';
import type { Box, Svg } from '#assets/art/kit/svg.ts';
import { deutan } from './bake/deutan.ts';
import { MANIFEST, PUBLIC } from './bake/record.ts';
import { GUIDES, WORLDS } from './catalogue.ts';
import { backdrop, WORLD_CANVAS } from './pages/backdrop.ts';
import { figure } from './pages/characters.ts';
import { POSES, type Pose } from './rig/pose.ts';
import { savannaAnimals } from './rig/savanna-animals.ts';

const FOLDER = '.cache/sheets';
/** Largest size of one picture on a sheet, in pixels, and the room around it. */
const CELL = { width: 440, height: 240, gap: 10 };
/** A medium tone, on which white icons, dark ink and soft shadows are all visible. */
const PAPER = '#9FC4D8';

/** What a figure needs to stand in, arms up and hat on; what a stage of 16:9 shows of a world. */
const STAND: Box = { x: -260, y: -590, width: 580, height: 630 };
const STAGE: Box = { x: 300, y: 0, width: 1920, height: 1080 };
const MOODS: readonly Pose[] = Object.values(POSES);
const HATS = (['detective', 'sun', 'baker'] as const).map((hat): Pose => ({ ...POSES.idle, hat }));

/**
 * Everything there is, side by side, for looking at: frames of each sheet as baked, figures in all moods and
 * hats, worlds, pictures of the pages; each sheet once more as seen without green cones.
 * Written to .cache/sheets (`npm run art -- --sheets [names]`), never committed.
 */
export async function contactSheets(words: readonly string[]): Promise<void> {
  const manifest: PictureManifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  await mkdir(FOLDER, { recursive: true });
  for (const [name, { columns, pictures }] of Object.entries(everySheet(manifest))) {
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    const sheet = await layOut(await pictures(), columns);
    await writeFile(join(FOLDER, `${name}.png`), sheet);
    await writeFile(join(FOLDER, `${name}-deutan.png`), await deutan(sheet));
    console.log(join(FOLDER, `${name}.png`));
  }
}

interface ContactSheet {
  readonly columns: number;
  pictures(): Promise<Buffer[]>;
}

function everySheet({ sheets, pages }: PictureManifest): { readonly [name: string]: ContactSheet } {
  const pagesIf = (fits: (name: string) => boolean) => () =>
    Promise.all(
      Object.entries(pages)
        .filter(([name]) => fits(name))
        .map(([, address]) => readFile(fileOf(address))),
    );
  const frames = Object.entries(sheets).map(([name, tiers]): [string, ContactSheet] => [
    `frames-${name}`,
    { columns: 8, pictures: async () => (await Promise.all(tiers['1'].map(framesOf))).flat() },
  ]);
  const figures = [...GUIDES, ...savannaAnimals()];
  return {
    ...Object.fromEntries(frames),
    figures: {
      columns: MOODS.length + HATS.length,
      pictures: async () =>
        figures.flatMap((rig) => [...MOODS, ...HATS].map((pose) => draw(figure(rig, pose), STAND))),
    },
    worlds: {
      columns: 3,
      pictures: () => Promise.all(WORLDS.map(stageOf)),
    },
    thumbnails: { columns: 4, pictures: pagesIf((name) => name.startsWith('thumbnails/')) },
    pages: { columns: 5, pictures: pagesIf((name) => !name.startsWith('thumbnails/')) },
  };
}

const fileOf = (address: string) => join(PUBLIC, address.split('?')[0]!);

/** The single pictures of one spritesheet. */
async function framesOf(address: string): Promise<Buffer[]> {
  const file = fileOf(address);
  const { frames } = JSON.parse(await readFile(file, 'utf8')) as {
    frames: { [name: string]: { frame: { x: number; y: number; w: number; h: number } } };
  };
  const image = await readFile(file.replace(/json$/, 'webp'));
  return Promise.all(
    Object.values(frames).map(({ frame: { x, y, w, h } }) =>
      sharp(image).extract({ left: x, top: y, width: w, height: h }).png().toBuffer(),
    ),
  );
}

function draw(drawing: Svg, view: Box, height = CELL.height): Buffer {
  const fitTo = { mode: 'height', value: Math.round(height) } as const;
  return new Resvg(svgDocument(drawing, view), { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}

/** Drawn whole and then cut, as in the baking of pages. */
async function stageOf(world: World): Promise<Buffer> {
  const scale = CELL.height / STAGE.height;
  const px = (value: number) => Math.round(value * scale);
  const whole = draw(backdrop(world, STAGE), WORLD_CANVAS, WORLD_CANVAS.height * scale);
  return sharp(whole)
    .extract({
      left: px(STAGE.x - WORLD_CANVAS.x),
      top: px(STAGE.y - WORLD_CANVAS.y),
      width: px(STAGE.width),
      height: px(STAGE.height),
    })
    .png()
    .toBuffer();
}

/** Pictures in reading order, none enlarged, each in the middle of its cell. */
async function layOut(pictures: readonly Buffer[], columns: number): Promise<Buffer> {
  const { width, height, gap } = CELL;
  const fitted = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .resize(width, height, { fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const widest = Math.max(...fitted.map(({ info }) => info.width)) + gap;
  const tallest = Math.max(...fitted.map(({ info }) => info.height)) + gap;
  const placed = fitted.map(({ data, info }, index) => ({
    input: data,
    left: (index % columns) * widest + Math.round((widest - info.width) / 2),
    top: Math.floor(index / columns) * tallest + Math.round((tallest - info.height) / 2),
  }));
  const rows = Math.ceil(pictures.length / columns);
  const size = { width: Math.min(columns, pictures.length) * widest, height: rows * tallest };
  return sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(placed)
    .png()
    .toBuffer();
}
