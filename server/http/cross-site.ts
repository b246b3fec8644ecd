import type { Request, RequestHandler } from 'express';
import { HttpError } from '#server/errors.ts';

/**
 * Whether the request was made by a page of another site. Browsers always tell: by Sec-Fetch-Site, or where that is not
 * sent (plain http in a local network) by Origin. Other programs send neither, and carry nobody's cookie.
 */
function isCrossSite(req: Request): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host } = req.headers;
  if (origin === undefined || origin === req.app.get('public url')) return false;
  // The server may have several addresses: only page and request must name the same one.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Refuses requests that pages of other sites make with the signed-in user's cookie. */
export const refuseCrossSite: RequestHandler = (req, _res, next) =>
  next(
    isCrossSite(req)
      ? new HttpError(403, 'cross_site', 'This can only be done from Addly Nook itself.')
      : undefined,
  );
