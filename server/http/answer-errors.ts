import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { databaseRefusal, HttpError, notFound } from '#server/errors.ts';
import type { Disk } from './disk.ts';

/** The body parser's error types. */
const BODY_REFUSALS: Readonly<Record<string, ConstructorParameters<typeof HttpError>>> = {
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
  if (status === 404) return notFound();
  // Other errors of the web framework: an invalid address, a body that broke off.
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
      ...details.accounts,
      ...(status >= 500 && { requestId }),
    });
}

/** The only place that turns errors into answers. Anything but a refusal is a bug: logged in full, answered briefly. */
export const answerErrors =
  (log: Logger, disk: Disk): ErrorRequestHandler =>
  (error, req, res, next) => {
    disk.note(error);
    const refusal = toHttpError(error);
    // The same id as in the request's log line, where there is one.
    const requestId = String(req.id ?? randomUUID());
    if (refusal.status === 500) log.error({ err: error, requestId }, 'a request failed');
    else if (refusal.status === 503)
      log.warn({ reason: (error as Error).message, requestId }, 'a request met a missing service');
    // Part of an answer was sent: Express closes the connection, the only way to show that it is incomplete.
    if (res.headersSent) next(error);
    else answer(res, refusal, requestId);
  };
