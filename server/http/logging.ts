import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pino, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Lines of JSON on the standard output. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: ['*.password', '*.email', '*.cookie', '*.token', 'err.parameters', 'err.detail', 'err.where'],
  });

/**
 * One line a request, without anything personal: no address, no query (it may hold an e-mail), no cookie. Only from
 * the level `debug` on: at the usual one the console stays readable for whoever runs this at home, and preparing
 * lines that nobody sees would cost a twentieth of an answer's processor time.
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
