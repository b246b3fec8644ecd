import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { Page } from '#assets/art/kit/drawing.ts';
import { svgDocument } from '#assets/art/kit/paint.ts';
import { RECIPE, type Artefact } from './artefact.ts';
import { AVIF, addAvif } from './avif.ts';
import { hashOf, toWebp } from './raster.ts';

/** A single picture for the pages, drawn at twice its size and averaged down. */
export function pageArtefact(page: Page): Artefact {
  return {
    id: `pages/${page.name}`,
    source: JSON.stringify([RECIPE, ...(page.hasAvif ? [AVIF] : []), page]),
    async bake() {
      const file = page.file ?? `pictures/pages/${page.name}.${page.format}`;
      const image = await drawn(page);
      const content = await contentOf(page, image);
      const address = `/${file}?v=${hashOf(content)}`;
      const entry = page.listed === false ? {} : { pages: { [page.name]: address } };
      const files = new Map([[file, content]]);
      if (page.hasAvif) await addAvif(files, { path: file, webp: content, image });
      return { files, entry };
    },
  };
}

async function drawn({ drawing, view, canvas = view, width }: Page): Promise<Sharp> {
  const scale = (width * 2) / view.width;
  const whole = new Resvg(svgDocument(drawing, canvas), {
    fitTo: { mode: 'width', value: Math.round(canvas.width * scale) },
    font: { loadSystemFonts: false },
  });
  const px = (value: number) => Math.round(value * scale);
  const cut = {
    left: px(view.x - canvas.x),
    top: px(view.y - canvas.y),
    width: width * 2,
    height: px(view.height),
  };
  const image = await sharp(whole.render().asPng()).extract(cut).png().toBuffer();
  return sharp(image).resize(width, undefined, { kernel: 'mitchell' });
}

async function contentOf({ format, quality }: Page, image: Sharp): Promise<Buffer> {
  const small = image.clone();
  if (format === 'jpg') return small.flatten().jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  return format === 'png' ? small.png({ palette: true, quality: 90 }).toBuffer() : toWebp(small, quality);
}
