/**
 * Limits WebGL to four texture units, which makes software drawing five times as fast: PixiJS compiles its batch shader
 * for all available units. The pictures stay the same. Runs inside the page, so it must be self-contained.
 */
export function offerFourTextureUnits(): void {
  const MAX_TEXTURE_IMAGE_UNITS = 0x8872;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const original = prototype.getParameter;
    prototype.getParameter = function (name) {
      return name === MAX_TEXTURE_IMAGE_UNITS ? 4 : original.call(this, name);
    };
  }
}

/**
 * Turns off painting for flows that need no pictures: everything else of a frame still happens. Where nothing is cleared
 * either, the browser need not lay the canvas into its frames anew.
 */
export function paintNothing(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    prototype.clear = () => undefined;
    prototype.drawElements = () => undefined;
    prototype.drawArrays = () => undefined;
  }
  WebGL2RenderingContext.prototype.drawElementsInstanced = () => undefined;
  WebGL2RenderingContext.prototype.drawArraysInstanced = () => undefined;
}
