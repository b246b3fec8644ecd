import type { Request, Response } from 'express';
import type { z } from 'zod';
import { createSeal } from '#server/seal.ts';

/**
 * A cookie that only the server can read or create; scripts cannot access it, and forms on other sites do not send it.
 */
export interface SealedCookie<Value> {
  /** Undefined: missing, expired, or not created by this server. */
  read(req: Request): Value | undefined;
  set(res: Response, value: Value): void;
  clear(res: Response): void;
}

interface SealedCookieOptions<Value> {
  readonly name: string;
  readonly seconds: number;
  /** Of the contents, as JSON: an older release may have written something else. */
  readonly schema: z.ZodType<Value>;
  /** The first encrypts, all of them decrypt. */
  readonly secrets: readonly string[];
  readonly https: boolean;
}

/** Longer cookies are not ours, and are not decrypted. */
const LONGEST = 3000;

const valueOf = ({ headers }: Request, name: string): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export function sealedCookie<Value>(options: SealedCookieOptions<Value>): SealedCookie<Value> {
  const { seconds, schema, secrets, https } = options;
  const name = https ? `__Host-${options.name}` : options.name;
  const { seal, open } = createSeal(secrets, `cookie ${options.name}`);
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: https } as const;
  return {
    read(req) {
      const given = valueOf(req, name);
      if (given === undefined || given.length > LONGEST) return undefined;
      const text = open(Buffer.from(given, 'base64url'));
      if (text === undefined) return undefined;
      const { until, value } = JSON.parse(text) as { until: number; value: unknown };
      const left = until - Date.now();
      // Longer than any cookie lasts: created by a wrong clock.
      if (left <= 0 || left > seconds * 1000) return undefined;
      return schema.safeParse(value).data;
    },
    set(res, value) {
      const text = JSON.stringify({ until: Date.now() + seconds * 1000, value });
      res.cookie(name, seal(text).toString('base64url'), { ...attributes, maxAge: seconds * 1000 });
    },
    clear: (res) => void res.clearCookie(name, attributes),
  };
}
