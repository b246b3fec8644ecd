import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { notFound, methodNotAllowed } from '#server/errors.ts';
import type { EarlyAnswers } from './early-answers.ts';
import { createFirstSight } from './first-sight.ts';
import { sendKeptFiles } from './kept-files.ts';
import { pageAt } from './pages.ts';
import { hasSessionCookie } from './session.ts';
import { versionsIn } from './versions.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';
/** What is heard has one meaning at one path, whatever build it is of; parts of pictures are in other places from build to build. */
const SOUNDS = '/sounds/';
/** Whoever has another copy to ask (deploy/nginx/locations.conf) says so with this header. */
const EXACT = 'x-exact-version';
/** Only files are in these folders, never pages. */
const FILES = /^\/(assets|games|sounds|pictures|fonts)\//;
/** Files beside the pages, the first of which every page fetches. */
const BESIDE = /^\/([\w-]*icon[\w-]*|share)\.(png|jpg)$/;
/** The build's compressed copies of text files, smallest first. */
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Pages are never used without asking; what lies beside them, for a while. */
const setCaching = (res: Response, file: string): void =>
  void res.set('Cache-Control', file.endsWith('.html') ? 'no-cache' : SHORT);

/** The paths of all files and folders in this one. */
function pathsIn(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}

type Copies = ReadonlyMap<string, readonly (typeof COPIES)[number][]>;

/** Which compressed copies a file has, by its path; files without any are left out. */
const copiesIn = (paths: ReadonlySet<string>): Copies =>
  new Map(
    [...paths]
      .map((path) => [path, COPIES.filter(({ ending }) => paths.has(path + ending))] as const)
      .filter(([, copies]) => copies.length > 0),
  );

/** The path of a text file's compressed copy if the browser accepts one, which the answer then says; else its own. */
function preferCopy(there: Copies, path: string, { req, res }: { req: Request; res: Response }) {
  const copies = there.get(path);
  if (!copies) return path;
  res.vary('Accept-Encoding');
  const copy = copies.find(({ encoding }) => req.acceptsEncodings(encoding));
  if (!copy) return path;
  res.type(extname(path)).set('Content-Encoding', copy.encoding);
  return path + copy.ending;
}

/**
 * Serves the files of the built web application in folder. A game fetches dozens of them, so they have only the
 * headers they need: what pages may do is set by the page's headers.
 */
export function serveFiles(folder: string, { https }: { https: boolean }): RequestHandler {
  const files = express.static(folder, { index: false, redirect: false, cacheControl: false });
  const paths = pathsIn(folder);
  const copies = copiesIn(paths);
  const isOfBuild = versionsIn(folder, paths);
  const small = sendKeptFiles(folder, paths);
  return (req, res, next) => {
    const { path, url } = req;
    if (!(FILES.test(path) || BESIDE.test(path)) || !['GET', 'HEAD'].includes(req.method)) return next();
    // Kept for a year: another build's content must never stand at an address, and another copy may have the right one.
    // Nobody keeps a stand-in: a page of the build before, in mid-game, goes on speaking.
    const { v } = req.query;
    const isStandIn = !isOfBuild(path, v);
    if (isStandIn && !(path.startsWith(SOUNDS) && req.get(EXACT) === undefined)) throw notFound();
    // Built files have their content's hash in their name; sounds and pictures have it as ?v=.
    const isForEver = path.startsWith('/assets/') || v !== undefined;
    res.set('Cache-Control', isStandIn ? 'no-store' : isForEver ? FOREVER : SHORT);
    res.set('X-Content-Type-Options', 'nosniff').set('Cross-Origin-Resource-Policy', 'same-origin');
    if (https) res.set('Strict-Transport-Security', 'max-age=31536000');
    req.url = preferCopy(copies, path, { req, res }) + url.slice(path.length);
    small(req, res, (error) => (error ? next(error) : files(req, res, next)));
  };
}

/** Whoever has a session is led on from the landing page, and must not see it flash up. */
const isLanding = (req: Request) =>
  req.path === '/' && !('redirect' in req.query) && !hasSessionCookie(req.headers.cookie);

/** By the page at an address. */
const WITH_SCRIPTS: ReadonlyMap<string | undefined, string> = new Map([
  ['/home', '/home.html'],
  ['/play', '/play.html'],
  ['/play/:gameId', '/game.html'],
]);

/** Who has no session is led to sign in, and must not fetch what is behind that before. */
const withScripts = (req: Request) =>
  hasSessionCookie(req.headers.cookie) ? WITH_SCRIPTS.get(pageAt(req.path)) : undefined;

/**
 * Serves the application's single page for the address of every page, and the few files beside it. The landing page's
 * copy has its words in it, whose links know of no wanted page; those of games and of the pages that list them have links to
 * their scripts, and what these ask for first.
 */
export function servePages(folder: string, early?: EarlyAnswers): Router {
  const paths = pathsIn(folder);
  const copies = copiesIn(paths);
  const texts = new Map(
    [...WITH_SCRIPTS.values()]
      .filter((page) => paths.has(page))
      .map((page) => [page, readFileSync(join(folder, page), 'utf8')]),
  );
  // The pages of before a rollback have none.
  const withSight = paths.has('/first-sights.json') ? createFirstSight(folder) : undefined;
  const sendPage: RequestHandler = async (req, res) => {
    if (!['GET', 'HEAD'].includes(req.method)) {
      res.set('Allow', 'GET, HEAD');
      throw methodNotAllowed();
    }
    if (FILES.test(req.path)) throw notFound();
    // Unknown addresses get the application, too, which shows "Not Found". Without a date: after a rollback, a browser
    // with a newer page would keep that one, whose files are gone.
    res
      .status(pageAt(req.path) ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .vary('Cookie');
    const page = isLanding(req) ? '/landing.html' : (withScripts(req) ?? '/index.html');
    const text = req.method === 'GET' && texts.get(page);
    const answers = text && (await early?.(req, res));
    if (answers) {
      // It is one player's now, and true now.
      const seen = withSight?.(page, text, answers) ?? text;
      const whole = seen.replace('</body>', () => `${answers.element}</body>`);
      res.set('Cache-Control', 'no-store').type('html').send(whole);
      return;
    }
    const file = preferCopy(copies, paths.has(page) ? page : '/index.html', { req, res });
    res.sendFile(file.slice(1), { root: folder, lastModified: false });
  };
  /**
   * Like pages, never used without asking the server: a browser that kept this worker, or a newer one after a rollback,
   * could not be updated.
   */
  const sendWorker: RequestHandler = (_req, res, next) =>
    res.set('Cache-Control', 'no-cache').sendFile('sw.js', { root: folder, lastModified: false }, (error) => {
      if (error && !res.headersSent) next();
    });
  const router = Router();
  router.get('/sw.js', sendWorker);
  router.use(
    express.static(folder, { index: false, redirect: false, cacheControl: false, setHeaders: setCaching }),
  );
  router.use(sendPage);
  return router;
}
