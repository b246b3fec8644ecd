import express, { Router, type RequestHandler, type Response } from 'express';
import { HttpError } from '#server/errors.ts';
import { isPage } from './pages.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';
/** Files live in these folders, pages never do. */
const FILES = /^\/(assets|sounds|pictures|fonts)\//;

/** Built files have their content's hash in their name; sounds and pictures carry it as ?v=. */
function setCaching(res: Response, path: string): void {
  const { path: address, query } = res.req;
  if (path.endsWith('.html')) res.set('Cache-Control', 'no-cache');
  else res.set('Cache-Control', address.startsWith('/assets/') || query.v !== undefined ? FOREVER : SHORT);
}

/** Serves the built web application in folder: its files, and its one page for every address of a page. */
export function serveWeb(folder: string): Router {
  const sendPage: RequestHandler = (req, res) => {
    if (!['GET', 'HEAD'].includes(req.method)) {
      res.set('Allow', 'GET, HEAD');
      throw new HttpError(405, 'method_not_allowed', 'That cannot be done here.');
    }
    if (FILES.test(req.path)) throw new HttpError(404, 'not_found', 'There is nothing here.');
    // The application itself says "Not Found" for an address it does not know.
    res
      .status(isPage(req.path) ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .sendFile('index.html', { root: folder });
  };
  const router = Router();
  router.use(
    express.static(folder, { index: false, redirect: false, cacheControl: false, setHeaders: setCaching }),
  );
  router.use(sendPage);
  return router;
}
