import type { RequestHandler } from 'express';

/** Room for the twenty proxies that can be configured. */
const MOST_CHARACTERS = 1024;

/**
 * Keeps only the end of a long X-Forwarded-For, which our own proxies have written: clients may send as much of it as
 * fits into a request, and later code would parse all of it repeatedly.
 */
export const boundForwardedFor: RequestHandler = (req, _res, next) => {
  const given = req.headers['x-forwarded-for'];
  if (typeof given === 'string' && given.length > MOST_CHARACTERS) {
    const end = given.slice(-MOST_CHARACTERS);
    req.headers['x-forwarded-for'] = end.slice(end.indexOf(',') + 1);
  }
  next();
};
