import type { World } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, path, rect, type Svg } from '#assets/art/kit/svg.ts';
import { mouse } from '#assets/art/scenery/animals/mouse.ts';
import { across, vignette } from '#assets/art/scenery/frame.ts';
import { dresser } from '#assets/art/scenery/night-kitchen/dresser.ts';
import { floor, FLOOR } from '#assets/art/scenery/night-kitchen/floor.ts';
import { moonWindow } from '#assets/art/scenery/night-kitchen/moon-window.ts';
import { stove } from '#assets/art/scenery/night-kitchen/stove.ts';
import { pendant, wallLayer, windowLight } from '#assets/art/scenery/room.ts';
import { WHOLE } from '#assets/art/scenery/sky.ts';

/** A round door in the skirting with light behind it; foot at 0,0, about 130 wide. */
const mouseHole = (): Svg =>
  path('M-66,0 V-50 C-66,-124 66,-124 66,-50 V0Z', {
    fill: linear(['#8A6AB8', '#5A3F8A']),
    filter: clay('#14103F', 6),
  }) +
  path('M-48,0 V-48 C-48,-102 48,-102 48,-48 V0Z', {
    fill: radial(['#FFF3B8', '#FFC85A', '#D9822E'], 0.5, 0.9, 0.9),
  });

/** cookie-crunch-count-hard: a kitchen at night, with a lamp and a mouse that nibbles what was dropped. */
export const nightKitchen: World = {
  name: 'night-kitchen',
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
    { name: 'mouse-hole', pin: 'bottom-right', drift: 0, drawing: at(1890, 646, mouseHole()) },
    {
      name: 'mouse',
      pin: 'bottom-right',
      drift: 0,
      drawing: at(2156, 1054, mouse(), { scale: 0.74 }),
    },
    vignette,
  ],
};
