import type { World } from '#assets/art/kit/drawing.ts';
import { linear } from '#assets/art/kit/paint.ts';
import { at, rect } from '#assets/art/kit/svg.ts';
import { raccoon } from '#assets/art/scenery/animals/raccoon.ts';
import { boxes, roundWindow } from '#assets/art/scenery/attic/boxes.ts';
import { floor, FLOOR } from '#assets/art/scenery/attic/floor.ts';
import { glow, luggage } from '#assets/art/scenery/attic/luggage.ts';
import { slope } from '#assets/art/scenery/attic/roof.ts';
import { across, vignette } from '#assets/art/scenery/frame.ts';
import { stripes, wallLayer } from '#assets/art/scenery/room.ts';
import { WHOLE } from '#assets/art/scenery/sky.ts';

/** number-detective: under the roof at night, by lantern light; a raccoon looks out of a box with a cookie. */
export const detectiveNight: World = {
  name: 'detective-night',
  place: 'dim',
  horizon: 560,
  above: '#5A4A92',
  below: '#74485C',
  layers: [
    wallLayer(
      rect(WHOLE, 0, { fill: linear(['#5A4A92', '#9A7CB8']) }) + stripes('#3A2868', 180, 6, 1080, 0.22),
    ),
    { name: 'roof', pin: 'top', drift: 0, drawing: slope() },
    { name: 'window', pin: 'bottom-right', drift: 0, drawing: at(2126, 216, roundWindow(), { scale: 0.9 }) },
    { name: 'floor', pin: 'bottom', drift: 0, box: across(FLOOR - 34, 1120), drawing: floor() },
    { name: 'glow', pin: 'bottom-left', drift: 0, soft: true, shrink: 0.0625, drawing: at(404, 290, glow()) },
    { name: 'luggage', pin: 'bottom-left', drift: 0, drawing: at(444, 694, luggage()) },
    { name: 'boxes', pin: 'bottom-right', drift: 0, drawing: at(2130, 694, boxes()) },
    { name: 'raccoon', pin: 'bottom-right', drift: 0, drawing: at(2130, 448, raccoon(), { scale: 0.86 }) },
    vignette,
  ],
};
