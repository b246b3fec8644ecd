import type { World } from '#assets/art/kit/drawing.ts';
import { EDGE, WIDTH } from '#assets/art/scenery/frame.ts';
import { group, type Box, type Svg } from '#assets/art/kit/svg.ts';

/** A whole world is drawn even if a part of it is shown: filters on things outside the picture stop the rasteriser. */
export const WORLD_CANVAS: Box = { x: -60, y: -10, width: 2640, height: 1500 };

/** A world as it looks on a stage that shows `view` of it; layers whose names are left out are not drawn. */
export function backdrop(world: World, view: Box, without: readonly string[] = []): Svg {
  const left = view.x - EDGE;
  const right = view.x + view.width - (WIDTH - EDGE);
  const bottom = view.y + view.height - 1080;
  const moves = {
    fill: [0, 0],
    top: [0, 0],
    horizon: [0, 0],
    bottom: [0, 0],
    'bottom-left': [left, bottom],
    'bottom-right': [right, bottom],
  } as const;
  return world.layers
    .filter(({ name }) => !without.some((part) => name.startsWith(part)))
    .map(({ pin, drawing }) => group({ transform: `translate(${moves[pin].join(' ')})` }, drawing))
    .join('');
}
