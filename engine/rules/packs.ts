import type { Address } from './picture-manifest.ts';

/**
 * Several files in one, so that a game asks for a handful of files and not for fifty: four bytes with the length of the
 * list of contents, that list as JSON of plain letters, and then the files. An address with a # names a file in a pack:
 * "/pictures/sheets/fox@1.pack?v=1a2b#fox@1x.webp".
 */
type Contents = readonly (readonly [name: string, bytes: number])[];

const LENGTH_BYTES = 4;

/** The pack of an address, and the name of a file in it; undefined for a file of its own. */
export function inPack(address: Address): { readonly pack: Address; readonly name: string } | undefined {
  const [pack = '', name] = address.split('#');
  return name === undefined ? undefined : { pack, name };
}

/** What has to be fetched for this address. */
export const fetchedFor = (address: Address): Address => inPack(address)?.pack ?? address;

/** Puts files into one, in this order. */
export function packUp(files: readonly (readonly [name: string, body: Uint8Array])[]): Uint8Array {
  const contents: Contents = files.map(([name, body]) => [name, body.length]);
  const head = Uint8Array.from(JSON.stringify(contents), (letter) => letter.charCodeAt(0));
  const packed = new Uint8Array(
    LENGTH_BYTES + head.length + files.reduce((sum, [, body]) => sum + body.length, 0),
  );
  new DataView(packed.buffer).setUint32(0, head.length);
  let at = LENGTH_BYTES;
  for (const part of [head, ...files.map(([, body]) => body)]) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** The files of a pack, by name. Throws for anything that is no whole pack: a line may drop in its midst. */
export function unpack(packed: ArrayBuffer): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const headBytes = new DataView(packed).getUint32(0);
  const head = String.fromCharCode(...new Uint8Array(packed, LENGTH_BYTES, headBytes));
  const contents = JSON.parse(head) as Contents;
  let at = LENGTH_BYTES + headBytes;
  const whole = contents.reduce((sum, [, bytes]) => sum + bytes, at);
  if (whole !== packed.byteLength)
    throw new RangeError(`a pack of ${packed.byteLength} bytes, not of ${whole}`);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, bytes] of contents) {
    files.set(name, new Uint8Array(packed, at, bytes));
    at += bytes;
  }
  return files;
}
