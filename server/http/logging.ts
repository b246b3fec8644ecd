import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { isFile, routeName } from './route-name.ts';

/** A log of JSON lines, to the standard output by default. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['*.password', '*.email', '*.cookie', '*.token', 'err.parameters', 'err.detail', 'err.where'],
    },
    to,
  );

/** At the default level, one request of so many is told. */
const SAMPLE = 100;

/** One line for one request of a hundred, files apart: with the route's pattern, so that no value is in it. */
function sampleRequests(log: Logger): RequestHandler {
  let asked = 0;
  return (req, res, next) => {
    if (!isFile(req) && ++asked % SAMPLE === 0) {
      const startMs = performance.now();
      res.once('close', () => {
        const ms = Math.round(performance.now() - startMs);
        const line = { method: req.method, route: routeName(req), status: res.statusCode, ms };
        log.info(line, `one request of ${SAMPLE}`);
      });
    }
    next();
  };
}

/**
 * One line for each request, without personal data: no address, no query (it may contain an e-mail address), no cookie.
 * Only at level `debug`: at the default level the console stays readable for families who run this at home, and
 * preparing lines that are not written would take a twentieth of an answer's processor time. There, one of a hundred.
 */
export function logRequests(log: Logger): RequestHandler {
  if (!log.isLevelEnabled('info')) return (_req, _res, next) => next();
  return log.isLevelEnabled('debug')
    ? pinoHttp({
        logger: log,
        genReqId: () => randomUUID(),
        quietReqLogger: true,
        serializers: {
          req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
          res: (res: { statusCode: number }) => ({ status: res.statusCode }),
          err: () => undefined,
        },
        customLogLevel: () => 'debug',
      })
    : sampleRequests(log);
}
