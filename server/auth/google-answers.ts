import { z } from 'zod';

/** For each of two answers: the page that waits for both gets its answer within 10 seconds, whatever happens. */
const PATIENCE_MS = 4500;
const LONGEST_BYTES = 64 * 1024;

export interface GoogleUser {
  /** Google's own id of the user; unlike an address it never changes. */
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether Google has verified the address. */
  readonly verified: boolean;
}

const tokenSchema = z.object({ access_token: z.string().min(1).max(8192) });

/** Only these three are read: name and picture are never stored. */
const userSchema = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  email: z.string().max(320).nullish(),
  email_verified: z.unknown(),
});

/**
 * Google's answer to a GET or POST. Throws Error with a loggable reason when it does not match the schema, is late, too
 * long, or a redirect.
 */
async function ask<Answer>(url: string, init: RequestInit, schema: z.ZodType<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    bytes += (chunk as Uint8Array).length;
    if (bytes > LONGEST_BYTES) throw new Error('too long an answer');
  }
  if (!response.ok) throw new Error(`answered with status ${response.status}`);
  const text = Buffer.concat(chunks).toString('utf8');
  const read = schema.safeParse(parse(text));
  if (!read.success) throw new Error('an answer of another form');
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Exchanges the code of a callback for a token. */
export async function fetchToken(url: string, form: Readonly<Record<string, string>>): Promise<string> {
  const answer = await ask(
    url,
    { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(form) },
    tokenSchema,
  );
  return answer.access_token;
}

/** The identity that the token belongs to. */
export async function fetchUser(url: string, token: string): Promise<GoogleUser> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const { sub, email, email_verified } = await ask(url, { headers }, userSchema);
  return {
    subject: sub,
    email: email?.trim().toLowerCase(),
    verified: email_verified === true,
  };
}
