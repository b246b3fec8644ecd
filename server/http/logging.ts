import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

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

/**
 * One line for each request, without personal data: no address, no query (it may contain an e-mail address), no cookie.
 * Only at level `debug`: at the default level the console stays readable for families who run this at home, and
 * preparing lines that are not written would take a twentieth of an answer's processor time.
 */
export const logRequests = (log: Logger): RequestHandler =>
  log.isLevelEnabled('debug')
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
    : (_req, _res, next) => next();
