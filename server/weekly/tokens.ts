import { z } from 'zod';
import { createSeal } from '#server/seal.ts';

/** What a link in a mail does: begins the weekly mail, or ends it. */
export type Wish = 'begin' | 'end';

const DAY_MS = 86_400_000;
/** A yes is taken for this long after the mail; a no is taken for ever. */
const LONGEST_MS: Readonly<Record<Wish, number>> = { begin: 7 * DAY_MS, end: Infinity };
const LONGEST_TOKEN = 500;

const contentSchema = z.strictObject({
  wish: z.enum(['begin', 'end']),
  userId: z.uuid(),
  /** Unix milliseconds. */
  madeAt: z.number(),
});

/** Tokens of the weekly mail's links. They do only this, so that they may stay in a mail for ever. */
export interface WeeklyTokens {
  make(wish: Wish, userId: string): string;
  /** Whom the token was made for; undefined when it was made for another purpose, is too old, or is none of ours. */
  read(wish: Wish, token: string): string | undefined;
}

/** secrets: the first encrypts, all of them decrypt. now: unix milliseconds. */
export function createWeeklyTokens(secrets: readonly string[], now: () => number = Date.now): WeeklyTokens {
  const { seal, open } = createSeal(secrets, 'weekly mail');
  return {
    make: (wish, userId) =>
      seal(JSON.stringify({ wish, userId, madeAt: now() } satisfies z.output<typeof contentSchema>)).toString(
        'base64url',
      ),
    read(wish, token) {
      const text = token.length > LONGEST_TOKEN ? undefined : open(Buffer.from(token, 'base64url'));
      if (text === undefined) return undefined;
      const content = contentSchema.parse(JSON.parse(text));
      return content.wish === wish && now() - content.madeAt < LONGEST_MS[wish] ? content.userId : undefined;
    },
  };
}
