import { createHmac } from 'node:crypto';

/** A text under a secret, 43 characters: the same for the same text, and nobody without the secret can tell it. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** The first 16 characters of it: enough to distinguish accounts or networks, too short to identify one. */
export const shortHash = (secret: string, text: string): string => keyedHash(secret, text).slice(0, 16);
