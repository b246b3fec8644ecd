/**
 * Makes WebGL offer four texture units, so that drawing in software takes a fifth of the time: PixiJS compiles
 * its batch shader for all units there are. The pictures stay the same. Runs inside the page, so it stands alone.
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

/** Leaves out the painting itself, for flows in which nobody looks: everything else of a frame still happens. */
export function paintNothing(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    prototype.drawElements = () => undefined;
    prototype.drawArrays = () => undefined;
  }
  WebGL2RenderingContext.prototype.drawElementsInstanced = () => undefined;
  WebGL2RenderingContext.prototype.drawArraysInstanced = () => undefined;
}
