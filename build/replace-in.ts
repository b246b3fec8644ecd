/**
 * Replaces a text, or what a pattern with the flag g finds, wherever it stands in a page as it is served. Throws when it
 * stands nowhere: then the page has changed, and what was to be replaced would be served as it is.
 */
export function replaceIn(
  html: string,
  wanted: string | RegExp,
  text: string | ((found: string, ...parts: string[]) => string),
): string {
  let isThere = false;
  const replaced = html.replaceAll(wanted, (found: string, ...parts: string[]) => {
    isThere = true;
    return typeof text === 'string' ? text : text(found, ...parts);
  });
  if (!isThere) throw new Error(`what is served has no ${String(wanted)}`);
  return replaced;
}
