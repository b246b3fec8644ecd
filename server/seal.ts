import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts, so that nobody without the secret can read or change them. */
export interface Seal {
  seal(text: string): Buffer;
  /** Undefined when it was encrypted with another secret or for another purpose, or was changed. */
  open(sealed: Buffer): string | undefined;
}

/**
 * secrets: the first encrypts, all of them decrypt. purpose: text sealed for one purpose cannot be opened for another.
 */
export function createSeal(secrets: readonly string[], purpose: string): Seal {
  const keys = secrets.map((secret) => createHash('sha256').update(`${purpose} ${secret}`).digest());

  const openWith = (key: Buffer, sealed: Buffer): string => {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  };
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keys[0]!, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      for (const key of keys) {
        try {
          return openWith(key, sealed);
        } catch {
          // Encrypted with another secret; the next one may fit.
        }
      }
      return undefined;
    },
  };
}
