/** An AVIF of 8 by 8 pixels, made as our pictures are: its left half is opaque, its right half half transparent. */
const PROBE =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAXBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG' +
  '9jAAAAAERAAAIAAQAAAAABlAABAAAAAAAAAC8AAgAAAAABwwABAAAAAAAAABoAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAx' +
  'AAAAABVpbmZlAgAAAAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAr2lwcnAAAACKaXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAA' +
  'gAAAAIAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQAcAAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpz' +
  'eXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAdaXBtYQAAAAAAAAACAAEDgQIDAAIEhAIFhgAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAA' +
  'AAUW1kYXQSAAoIOAi/bQENBpAyIRPCYyaAAPCAAAAAANnNs22V09PCFzbOPQkPpros+omJShIACgUYCL/lUDIPE0AAAQDHoONwstCj6iWA';
const SIDE = 8;
const LEFT = [200, 100, 50, 255] as const;
const RIGHT = [40, 160, 240, 128] as const;
/** For colour profiles, and rounding where it is half transparent. */
const TOLERANCE = 8;

const isNear = (seen: ArrayLike<number>, wanted: readonly number[]) =>
  wanted.every((value, part) => Math.abs(value - (seen[part] ?? -1)) <= TOLERANCE);

async function tryProbe(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(PROBE), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/avif' }));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(picture, 0, 0);
  const lookAt = (x: number) => pen?.getImageData(x, SIDE / 2, 1, 1).data ?? [];
  return isNear(lookAt(1), LEFT) && isNear(lookAt(SIDE - 2), RIGHT);
}

/**
 * Whether this browser decodes AVIF, and its colours and its clear parts arrive: tried with a tiny picture. Never rejects:
 * where it cannot be told, as nothing may be read from a canvas, it is no, and WebP is fetched.
 */
export const decodesAvif = (): Promise<boolean> => tryProbe().catch(() => false);

let known: Promise<boolean> | undefined;

/** The same, tried once for all. */
export const takesAvif = (): Promise<boolean> => (known ??= decodesAvif());
