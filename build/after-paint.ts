/** What makes a script come beside the first one. */
const FETCHED = /<link rel="modulepreload"/g;

/**
 * The page with scripts that are fetched only when what it is served with has been painted, by web/start/start.js: on a slow
 * line they would share it with styles and pictures. Throws for a page without scripts, or without that one.
 */
export function afterPaint(page: string): string {
  const later = page.replace(FETCHED, '<link data-later');
  if (later === page) throw new Error('the page has no scripts to fetch');
  if (!later.includes('id="start"')) throw new Error('the page has no script to fetch them later');
  return later.replace('id="start"', 'id="start" data-sight');
}
