import { replaceIn } from './replace-in.ts';

/** What makes a script come beside the first one. */
const FETCHED = '<link rel="modulepreload"';
const START = 'id="start"';

/**
 * The page with scripts that are fetched only when what it is served with has been painted, by web/start/start.js: on a slow
 * line they would share it with styles and pictures. Throws for a page without scripts, or without that one.
 */
export const afterPaint = (page: string): string =>
  replaceIn(replaceIn(page, FETCHED, '<link data-later'), START, `${START} data-sight`);
