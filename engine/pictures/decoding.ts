import { Assets, ImageSource, type Renderer, type WebGLRenderer } from 'pixi.js';
import { DrawingFailed } from '#engine/ports.ts';

/**
 * A picture of 4 by 4 pixels in the format of all our pictures: its left half is opaque, its right half half
 * transparent.
 */
const PROBE = 'UklGRiQAAABXRUJQVlA4TBcAAAAvA8AAEA9wUOKjgF4I/n+AwYMORPQ/AAA=';
const SIDE = 4;
const LEFT = [200, 100, 50, 255] as const;
const RIGHT = [40, 160, 240, 128] as const;
/** Tolerance for colour profiles, and for browsers that add noise to pixels against fingerprinting. */
const TOLERANCE = 8;

type Colour = readonly [number, number, number, number];
type Decoded = ImageBitmap | HTMLImageElement;

/** How a file is decoded into a texture: options of the loader. */
interface Decoding {
  readonly preferCreateImageBitmap: boolean;
  decode(picture: Blob): Promise<Decoded>;
}

async function decodeAsElement(picture: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

const DECODINGS = [
  { preferCreateImageBitmap: true, decode: (picture) => createImageBitmap(picture) },
  { preferCreateImageBitmap: false, decode: decodeAsElement },
] as const satisfies readonly Decoding[];

let chosen: Decoding = DECODINGS[0];

/** Decodes a picture in the way that was chosen last. */
export const decodePicture = (picture: Blob): Promise<Decoded> => chosen.decode(picture);

/** Uploads something to the renderer and reads the pixels back. */
interface Mirror {
  /** Plain colour, no picture: tests whether read-back works. Some browsers return noise or white. */
  isClear(): boolean;
  /** Colours in the middle of the left and the right half. */
  look(picture: Decoded): readonly [Uint8Array | Uint8ClampedArray, Uint8Array | Uint8ClampedArray];
  /** The expected colours. */
  readonly wanted: readonly [Colour, Colour];
}

/** The plain colour: exact even with four bits per channel. */
const PAINT: Colour = [51, 102, 153, 255];

const isNear = (seen: ArrayLike<number>, wanted: Colour): boolean =>
  wanted.every((value, index) => Math.abs(value - (seen[index] ?? -1)) <= TOLERANCE);

/**
 * Chooses how pictures are decoded so that this renderer draws them correctly: uploads a sample, reads it back and
 * takes the first way that arrives unchanged. To be called before pictures are loaded. Rejects with DrawingFailed if
 * none does. Where nothing can be read back, the usual way is taken.
 */
export async function chooseDecoding(renderer: Renderer): Promise<void> {
  const mirror = 'gl' in renderer ? mirrorOfCard(renderer) : mirrorOfCanvas();
  const seen: string[] = [];
  const bytes = Uint8Array.from(atob(PROBE), (letter) => letter.charCodeAt(0));
  const probe = new Blob([bytes], { type: 'image/webp' });
  for (const way of DECODINGS) {
    const { preferCreateImageBitmap } = way;
    try {
      const picture = await way.decode(probe);
      const halves = mirror.isClear() ? mirror.look(picture) : undefined;
      if (!halves || halves.every((half, index) => isNear(half, mirror.wanted[index]!))) {
        Assets.setPreferences({ preferCreateImageBitmap });
        chosen = way;
        return;
      }
      seen.push(halves.map((half) => half.join(' ')).join(', '));
    } catch (error) {
      seen.push(String(error));
    }
  }
  throw new DrawingFailed(`pictures do not arrive as they are sent (${seen.join('; ')})`);
}

/** Uses PixiJS's own upload, and no shader, which would have to be compiled for it. */
function mirrorOfCard(renderer: WebGLRenderer): Mirror {
  const { gl, texture } = renderer;
  const pixelAt = (x: number): Uint8Array => {
    const pixel = new Uint8Array(4);
    gl.readPixels(x, SIDE / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return pixel;
  };
  /** With a framebuffer that PixiJS does not know about. */
  const within = <Got>(look: () => Got): Got => {
    const before = gl.getParameter(gl.FRAMEBUFFER_BINDING) as WebGLFramebuffer | null;
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    const got = look();
    gl.bindFramebuffer(gl.FRAMEBUFFER, before);
    gl.deleteFramebuffer(frame);
    return got;
  };
  return {
    // Premultiplied alpha, as the blend mode expects.
    wanted: [LEFT, [20, 80, 120, 128]],
    isClear: () =>
      within(() => {
        const paint = gl.createRenderbuffer();
        gl.bindRenderbuffer(gl.RENDERBUFFER, paint);
        gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA4, SIDE, SIDE);
        gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, paint);
        const before = gl.getParameter(gl.COLOR_CLEAR_VALUE) as Float32Array;
        gl.clearColor(PAINT[0] / 255, PAINT[1] / 255, PAINT[2] / 255, 1);
        gl.clear(gl.COLOR_BUFFER_BIT);
        gl.clearColor(before[0]!, before[1]!, before[2]!, before[3]!);
        const pixel = pixelAt(1);
        gl.bindRenderbuffer(gl.RENDERBUFFER, null);
        gl.deleteRenderbuffer(paint);
        return isNear(pixel, PAINT);
      }),
    look(picture) {
      const source = new ImageSource({ resource: picture, alphaMode: 'premultiply-alpha-on-upload' });
      texture.bindSource(source, 0);
      const sent = texture.getGlSource(source).texture;
      const halves = within(() => {
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, sent, 0);
        return [pixelAt(0), pixelAt(SIDE - 1)] as const;
      });
      source.destroy();
      return halves;
    },
  };
}

function mirrorOfCanvas(): Mirror {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  const pixelAt = (x: number) => pen.getImageData(x, SIDE / 2, 1, 1).data;
  return {
    wanted: [LEFT, RIGHT],
    isClear() {
      pen.fillStyle = `rgb(${PAINT[0]}, ${PAINT[1]}, ${PAINT[2]})`;
      pen.fillRect(0, 0, SIDE, SIDE);
      const pixel = pixelAt(1);
      pen.clearRect(0, 0, SIDE, SIDE);
      return isNear(pixel, PAINT);
    },
    look(picture) {
      pen.clearRect(0, 0, SIDE, SIDE);
      pen.drawImage(picture, 0, 0);
      return [pixelAt(0), pixelAt(SIDE - 1)];
    },
  };
}
