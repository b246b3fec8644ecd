import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from '#server/db/backup-error.ts';

const ALGORITHM = 'aes-256-gcm';
const MAGIC = Buffer.from('addly-nook sealed 1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
/** Each guess of the passphrase costs 32 MB and a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
const checkOf = (key: Buffer) => createHmac('sha256', key).update('check').digest().subarray(0, CHECK_BYTES);

/** A counter is enough because each file has its own key (by its salt). The last byte marks the last chunk. */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(chunk, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

/** Whether a file that starts with this is sealed. */
export const isSealed = (beginning: Buffer): boolean => beginning.subarray(0, MAGIC.length).equals(MAGIC);

/** Splits a stream into pieces of this size; the rest is marked as the last piece. */
async function* piecesOf(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<[Buffer, boolean]> {
  let rest = Buffer.alloc(0);
  for await (const some of source) {
    rest = Buffer.concat([rest, some]);
    // A full piece may be the last one, so it is held until more follows.
    for (; rest.length > size; rest = rest.subarray(size)) yield [rest.subarray(0, size), false];
  }
  yield [rest, true];
}

/**
 * Encrypts a stream, as a step of a pipeline: in chunks that are each authenticated together with their position and
 * whether they are the last. passphrase: the operator's; each file's key is derived from it with a new salt.
 */
export const seal = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(passphrase, salt, KEY_BYTES, COST);
    const header = Buffer.concat([MAGIC, salt, checkOf(key)]);
    yield header;
    let chunk = 0;
    for await (const [piece, isLast] of piecesOf(source, CHUNK_BYTES)) {
      const cipher = createCipheriv(ALGORITHM, key, nonceOf(chunk++, isLast)).setAAD(header);
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    }
  };

/**
 * Decrypts what seal() wrote. Throws BackupError when the key is wrong, or anything was changed or cut off. file: its
 * name, for the message.
 */
export const unseal = (file: string, passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, rest } = await readHeader(file, source);
    const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
    const key = await derive(passphrase, salt, KEY_BYTES, COST);
    if (!timingSafeEqual(checkOf(key), header.subarray(HEADER_BYTES - CHECK_BYTES)))
      throw new BackupError(`BACKUP_KEY is not the key that ${file} was encrypted with.`);
    let chunk = 0;
    for await (const [piece, isLast] of piecesOf(rest, CHUNK_BYTES + TAG_BYTES)) {
      const nonce = nonceOf(chunk++, isLast);
      const body = piece.subarray(0, -TAG_BYTES);
      let plain: Buffer;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(header);
        decipher.setAuthTag(piece.subarray(-TAG_BYTES));
        plain = Buffer.concat([decipher.update(body), decipher.final()]);
      } catch {
        throw damaged(file);
      }
      // Outside the try: an error of the reader does not mean a damaged file.
      yield plain;
    }
  };

export const damaged = (file: string) =>
  new BackupError(`${file} is no backup of Addly Nook, or a damaged one: use another. Nothing was changed.`);

async function readHeader(file: string, source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  while (read.length < HEADER_BYTES) {
    const { value, done } = await chunks.next();
    if (done) throw damaged(file);
    read = Buffer.concat([read, value]);
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield read.subarray(HEADER_BYTES);
    for (;;) {
      const { value, done } = await chunks.next();
      if (done) return;
      yield value;
    }
  }
  return { header: read.subarray(0, HEADER_BYTES), rest: rest() };
}
