import type { Request, RequestHandler } from 'express';
import { HttpError } from '#server/errors.ts';

/**
 * Whether a request was made by a page of another site. Browsers always say so: by Sec-Fetch-Site, or where that is
 * not sent (plain http in a local network) by Origin. Programs say neither, and carry nobody's cookie.
 */
function isCrossSite(req: Request): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host } = req.headers;
  if (origin === undefined || origin === req.app.get('public url')) return false;
  // The address may be one of several that lead here: what counts is that page and request name the same.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Refuses what a page of another site asks for in the name of whoever is signed in here. */
export const refuseCrossSite: RequestHandler = (req, _res, next) =>
  next(
    isCrossSite(req)
      ? new HttpError(403, 'cross_site', 'This can only be done from Addly Nook itself.')
      : undefined,
  );
