import type { Page } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, each, rect, type Svg } from '#assets/art/kit/svg.ts';
import { nookFrames } from '#assets/art/nook/frames.ts';

function thing(name: string): Svg {
  const frame = nookFrames().find((one) => one.name === `nook/${name}`);
  if (!frame) throw new Error(`There is no nook/${name}.`);
  return frame.drawing;
}

/** A corner of a room, for the door that leads there. */
const room = (): Svg =>
  rect({ x: -400, y: -250, width: 800, height: 330 }, 0, { fill: linear(['#FFF1DC', '#FFE2C4']) }) +
  each([-380, -260, -140, -20, 100, 220, 340], (x) =>
    rect({ x, y: -250, width: 46, height: 330 }, 0, { fill: '#FFFFFF', opacity: 0.4 }),
  ) +
  rect({ x: -400, y: 74, width: 800, height: 176 }, 0, { fill: linear(['#DDA772', '#C08652']) }) +
  rect({ x: -400, y: 54, width: 800, height: 26 }, 0, {
    fill: linear(['#FFFDF6', '#EBDCC6']),
    filter: clay('#5A2A1A', 3),
  }) +
  at(190, -92, thing('window'), { scale: 0.8 }) +
  at(-250, -120, thing('boat-picture'), { scale: 0.86 }) +
  at(-40, 190, thing('round-rug'), { scale: 1.2 }) +
  at(-290, 150, thing('little-lamp'), { scale: 1.05 }) +
  at(-110, 170, thing('armchair'), { scale: 1.2 }) +
  at(130, 190, thing('snail'), { scale: 0.95 }) +
  at(300, 190, thing('cactus'), { scale: 1.1 });

export const nookPage = (): Page => ({
  name: 'pages/nook',
  drawing: room(),
  view: { x: -400, y: -250, width: 800, height: 500 },
  width: 640,
  format: 'webp',
});
