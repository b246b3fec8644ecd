import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

/** Larger ones are sent from the disk piece by piece. A build has 20 MB of smaller ones. */
const LARGEST_BYTES = 128 * 1024;
/** What only express.static answers. */
const ODD = ['range', 'if-match', 'if-unmodified-since'];

interface KeptFile {
  readonly body: Buffer;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

async function readKept(file: string): Promise<KeptFile | undefined> {
  const { size, mtime } = await stat(file);
  if (size > LARGEST_BYTES) return undefined;
  const body = await readFile(file);
  // As express.static writes them, which answers for parts of the same file.
  const etag = `W/"${body.length.toString(16)}-${mtime.getTime().toString(16)}"`;
  return {
    body,
    headers: [
      ['Accept-Ranges', 'bytes'],
      ['Last-Modified', mtime.toUTCString()],
      ['ETag', etag],
    ],
  };
}

/** Sends the file, or that the browser's copy of it is still the same. */
function send(req: Request, res: Response, { body, headers }: KeptFile): void {
  for (const [name, value] of headers) res.setHeader(name, value);
  if (req.fresh) {
    res.removeHeader('Content-Type');
    res.statusCode = 304;
    res.end();
    return;
  }
  res.setHeader('Content-Length', body.length);
  // Node leaves the body out where only the head was asked for.
  res.end(body);
}

/**
 * Answers from memory for the small files of a folder, once each was read: these are most of what a first visit
 * fetches, and opening, reading and closing a file costs several times as much as answering. Passes on what is no such
 * file, and whatever asks for a part of one. names: the files' paths, which begin with a slash; they do not change
 * while the server runs.
 */
export function sendKeptFiles(folder: string, names: ReadonlySet<string>): RequestHandler {
  const kept = new Map<string, Promise<KeptFile | undefined>>();
  return (req, res, next) => {
    const { path, headers } = req;
    if (!names.has(path) || ODD.some((name) => name in headers)) return next();
    let file = kept.get(path);
    if (!file) {
      file = readKept(join(folder, path));
      // What cannot be read now may be there later: express.static tells what is wrong.
      file.catch(() => kept.delete(path));
      kept.set(path, file);
    }
    file.then(
      (found) => {
        if (!found) return next();
        // A compressed copy has the type of what it was made of.
        if (!res.hasHeader('Content-Type')) res.type(extname(path));
        send(req, res, found);
      },
      () => next(),
    );
  };
}
