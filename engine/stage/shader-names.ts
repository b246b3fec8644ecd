import { globalUniformsBitGl } from 'pixi.js';

/** A source that has a name already keeps it. */
const NAME = '#define SHADER_NAME stage';

/**
 * PixiJS gives every shader of every renderer a new name, and remembers its whole source under that name for as long
 * as the page lives: each game opened would leave some kilobytes behind. With one name for all they are remembered
 * once. To be called before the first renderer starts.
 */
export function nameShadersOnce(): void {
  const { vertex } = globalUniformsBitGl;
  Object.assign(globalUniformsBitGl, {
    vertex: { ...vertex, header: `${NAME}\n${vertex.header}` },
    fragment: { header: NAME },
  });
}
