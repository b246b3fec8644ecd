import type { Request } from 'express';
import { wrongCode } from '#server/errors.ts';
import { confirmedUntil } from '#server/http/api.ts';
import type { Limits } from '#server/http/limits.ts';

/** Wrong codes count in the session where they were chosen: a sibling's tries keep nobody out elsewhere. */
export const triesKey = (req: Request, playerId: string) => `${req.sessionID} ${playerId}`;

interface Codes {
  readonly playerId: string;
  readonly wanted: readonly number[];
  readonly given: readonly number[] | undefined;
}

/** A grown-up at the open gate needs no code. Throws HttpError 403 wrong_code; 429 after five wrong ones. */
export async function checkCode(
  { wrongCodes }: Pick<Limits, 'wrongCodes'>,
  req: Request,
  { playerId, wanted, given }: Codes,
): Promise<void> {
  const key = triesKey(req, playerId);
  if (given) {
    // Counted first: many at once are no more tries than five.
    await wrongCodes.take(key);
    if (given.some((picture, place) => picture !== wanted[place])) throw wrongCode();
  } else if (confirmedUntil('gate', req) === undefined) throw wrongCode();
  await wrongCodes.forget(key);
}
