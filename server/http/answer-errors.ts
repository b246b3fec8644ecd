import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { databaseRefusal, HttpError, nothingHere } from '#server/errors.ts';

/** What the body reader calls its refusals. */
const BODY_REFUSALS: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  'entity.too.large': [413, 'payload_too_large', 'That is too much at once.'],
  'entity.parse.failed': [400, 'bad_json', 'That could not be read.'],
  'encoding.unsupported': [415, 'unsupported_media_type', 'Please send JSON.'],
  'charset.unsupported': [415, 'unsupported_media_type', 'Please send JSON.'],
};

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const refusal = databaseRefusal(error);
  if (refusal) return refusal;
  const { type = '', status = 500 } = error as { type?: string; status?: number };
  const known = BODY_REFUSALS[type];
  if (known) return new HttpError(...known);
  if (status === 404) return nothingHere();
  // Anything else the web framework refuses: an address that is no address, a body that broke off.
  if (status >= 400 && status < 500)
    return new HttpError(400, type.startsWith('e') ? 'bad_json' : 'bad_request', 'That could not be read.');
  return new HttpError(500, 'internal_error', 'Something went wrong!');
}

function answer(res: Response, { status, code, message, details }: HttpError, requestId: string): void {
  if (details.retryAfterSeconds !== undefined)
    res.set('Retry-After', String(Math.max(1, Math.ceil(details.retryAfterSeconds))));
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({
      code,
      message,
      ...(details.fields && { fields: details.fields }),
      ...(status >= 500 && { requestId }),
    });
}

/** The one place where errors become answers. What is not a refusal is our mistake: logged whole, answered plainly. */
export const answerErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, req, res, next) => {
    const refusal = toHttpError(error);
    // The same as in the request's own line, where there is one.
    const requestId = String(req.id ?? randomUUID());
    if (refusal.status === 500) log.error({ err: error, requestId }, 'a request failed');
    else if (refusal.status === 503)
      log.warn({ reason: (error as Error).message, requestId }, 'a request met a missing service');
    // Half an answer is out already: Express cuts the connection, the only way to say that it is not whole.
    if (res.headersSent) next(error);
    else answer(res, refusal, requestId);
  };
