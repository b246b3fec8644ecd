import { globalUniformsBitGl } from 'pixi.js';

/** A shader source that has a name already keeps it. */
const NAME = '#define SHADER_NAME stage';

/**
 * PixiJS gives every shader of every renderer a new name and caches its whole source under that name as long as the
 * page lives, so each game would leak some kilobytes. One name for all makes them share one entry. To be called before
 * the first renderer starts.
 */
export function nameShadersOnce(): void {
  const { vertex } = globalUniformsBitGl;
  // Hot reloading in the workbench runs the calling module again.
  if (vertex?.header?.startsWith(NAME)) return;
  Object.assign(globalUniformsBitGl, {
    vertex: { ...vertex, header: `${NAME}\n${vertex.header}` },
    fragment: { header: NAME },
  });
}
