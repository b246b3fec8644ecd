import type { Page } from '#assets/art/kit/drawing.ts';
import { detectiveThumbnails } from './detective-thumbnails.ts';
import { kitchenThumbnails } from './kitchen-thumbnails.ts';
import { safariThumbnails } from './safari-thumbnails.ts';
import { trailThumbnails } from './trail-thumbnails.ts';
import { treasureThumbnails } from './treasure-thumbnails.ts';

/** One picture for each game that tells what it is about without a word. */
export const thumbnailPages = (): Page[] => [
  ...treasureThumbnails(),
  ...trailThumbnails(),
  ...safariThumbnails(),
  ...detectiveThumbnails(),
  ...kitchenThumbnails(),
];
