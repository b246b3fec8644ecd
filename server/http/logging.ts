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

/** One line a request, without anything personal: no address, no query (it may hold an e-mail), no cookie. */
export const logRequests = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    genReqId: () => randomUUID(),
    quietReqLogger: true,
    serializers: {
      req: (req: { method: string; url: string }) => ({ method: req.method, path: req.url.split('?', 1)[0] }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: () => undefined,
    },
    // At the usual level the console stays readable for whoever runs this at home.
    customLogLevel: () => 'debug',
  });
