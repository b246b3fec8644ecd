import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { sealedCookie, type SealedCookie } from '#server/http/sealed-cookie.ts';

/** As long as a link in a mail. Source: HTTP contract. */
const SECONDS = 24 * 3600;

/** A random secret of one sign-up: proves that this browser typed its password. */
export const signUpCookie = (
  secrets: readonly string[],
  { https }: Pick<Config, 'https'>,
): SealedCookie<string> =>
  sealedCookie({ name: 'sign-up', seconds: SECONDS, schema: z.string(), secrets, https });
