/** Bytes of pictures, four to a pixel: what the card keeps for WebGL, and what was decoded for it. */
interface TextureMemory {
  readonly card: number;
  readonly decoded: number;
}

declare global {
  interface Window {
    __textureMemory?: () => TextureMemory;
  }
}

/**
 * Counts the textures that WebGL keeps, smaller copies for shrinking them not included, and the bitmaps that are decoded.
 * Before the page's own scripts; runs inside the page, so it must be self-contained.
 */
export function countTextureMemory(): void {
  const PIXEL_BYTES = 4;
  const kept = new Map<WebGLTexture, number>();
  let decoded = 0;
  const decode = window.createImageBitmap.bind(window) as (...args: unknown[]) => Promise<ImageBitmap>;
  const counted = async (...args: unknown[]) => {
    const bitmap = await decode(...args);
    decoded += bitmap.width * bitmap.height * PIXEL_BYTES;
    return bitmap;
  };
  window.createImageBitmap = counted as typeof window.createImageBitmap;

  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { texImage2D, deleteTexture } = prototype;
    const upload = texImage2D as (...args: unknown[]) => void;
    prototype.texImage2D = function (this: WebGLRenderingContext, ...args: unknown[]) {
      upload.apply(this, args);
      const [target, level] = args;
      const texture = this.getParameter(this.TEXTURE_BINDING_2D) as WebGLTexture | null;
      if (target !== this.TEXTURE_2D || level !== 0 || !texture) return;
      // With sizes: target, level, format, width, height, border, ...; else the last one is what was uploaded.
      const last = args.at(-1) as { width?: number; height?: number } | null;
      const [width, height] =
        args.length >= 9 ? [Number(args[3]), Number(args[4])] : [last?.width ?? 0, last?.height ?? 0];
      kept.set(texture, width * height * PIXEL_BYTES);
    } as typeof texImage2D;
    prototype.deleteTexture = function (texture) {
      if (texture) kept.delete(texture);
      deleteTexture.call(this, texture);
    };
  }
  const card = () => [...kept.values()].reduce((sum, bytes) => sum + bytes, 0);
  window.__textureMemory = () => ({ card: card(), decoded });
}
