import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Page } from '#assets/art/kit/drawing.ts';
import { svgDocument } from '#assets/art/kit/paint.ts';
import { RECIPE, type Artefact } from './artefact.ts';
import { hashOf, toWebp } from './raster.ts';

/** A single picture for the pages, drawn at twice its size and averaged down. */
export function pageArtefact(page: Page): Artefact {
  return {
    id: `pages/${page.name}`,
    source: JSON.stringify([RECIPE, page]),
    async bake() {
      const file = page.file ?? `pictures/pages/${page.name}.${page.format}`;
      const content = await pageContent(page);
      const address = `/${file}?v=${hashOf(content)}`;
      return { files: new Map([[file, content]]), entry: { pages: { [page.name]: address } } };
    },
  };
}

async function pageContent({ drawing, view, width, format }: Page): Promise<Buffer> {
  const document = svgDocument(drawing, view);
  if (format === 'svg') return Buffer.from(document);
  const twice = new Resvg(document, {
    fitTo: { mode: 'width', value: width * 2 },
    font: { loadSystemFonts: false },
  });
  const image = sharp(twice.render().asPng()).resize(width, undefined, { kernel: 'lanczos3' });
  return format === 'png' ? image.png({ palette: true, quality: 90 }).toBuffer() : toWebp(image);
}
