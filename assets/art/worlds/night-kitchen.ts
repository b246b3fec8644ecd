import type { World } from '#assets/art/kit/drawing.ts';
import { linear } from '#assets/art/kit/paint.ts';
import { at, rect } from '#assets/art/kit/svg.ts';
import { mouse } from '#assets/art/scenery/animals/mouse.ts';
import { across, vignette } from '#assets/art/scenery/frame.ts';
import { dresser } from '#assets/art/scenery/night-kitchen/dresser.ts';
import { floor, FLOOR } from '#assets/art/scenery/night-kitchen/floor.ts';
import { moonWindow } from '#assets/art/scenery/night-kitchen/moon-window.ts';
import { stove } from '#assets/art/scenery/night-kitchen/stove.ts';
import { pendant, wallLayer, windowLight } from '#assets/art/scenery/room.ts';
import { WHOLE } from '#assets/art/scenery/sky.ts';

/** cookie-crunch-count-hard: a kitchen at night, with a lamp and a mouse that nibbles what was dropped. */
export const nightKitchen: World = {
  name: 'night-kitchen',
  place: 'dim',
  horizon: 560,
  above: '#2A3078',
  below: '#3A4188',
  layers: [
    wallLayer(
      rect(WHOLE, 0, {
        fill: linear([
          [0, '#242A70'],
          [0.5, '#3A4294'],
          [1, '#4650A4'],
        ]),
      }),
    ),
    windowLight(1260, 240, 430, '#FFE6A8', 0.5),
    {
      name: 'lamp',
      pin: 'top',
      drift: 0,
      drawing: at(1260, 60, pendant(['#FFD770', '#F58A1A', '#8A3A0E']), { scale: 1.1 }),
    },
    {
      name: 'windows',
      pin: 'horizon',
      drift: 0.1,
      drawing: at(820, 270, moonWindow(), { scale: 0.9 }) + at(1700, 270, moonWindow(), { scale: 0.9 }),
    },
    { name: 'floor', pin: 'bottom', drift: 0, box: across(FLOOR - 52, 1120), drawing: floor() },
    { name: 'stove', pin: 'bottom-left', drift: 0, drawing: at(400, 676, stove(), { scale: 1.02 }) },
    { name: 'dresser', pin: 'bottom-right', drift: 0, drawing: at(2096, 668, dresser(), { scale: 0.96 }) },
    {
      name: 'mouse',
      pin: 'bottom-right',
      drift: 0,
      drawing: at(2156, 1054, mouse(), { scale: 0.74 }),
    },
    vignette,
  ],
};
