import type { Frame } from '#assets/art/kit/drawing.ts';
import { radial } from '#assets/art/kit/paint.ts';
import { at, circle, path, type Svg } from '#assets/art/kit/svg.ts';
import { roomWindow } from '#assets/art/scenery/room.ts';
import { firstThings } from './first.ts';
import { keepsakes } from './keepsakes.ts';
import { largerThings } from './larger.ts';
import { wornThings } from './worn.ts';

/** Light around a lamp, laid over the room and pulsing. */
const glow = (): Svg =>
  circle(0, 0, 100, {
    fill: radial([
      [0, '#FFF3B0', 0.75],
      [0.45, '#FFDF80', 0.3],
      [1, '#FFDF80', 0],
    ]),
  });

const puff = (): Svg => circle(0, 0, 24, { fill: radial(['#FFFFFF', [1, '#E2DCEF', 0.6]], 0.4, 0.35, 0.6) });

const beam = (): Svg =>
  path('M0,0 L260,-62 C284,-30 284,30 260,62Z', {
    fill: radial(
      [
        [0, '#FFF6C0', 0.85],
        [1, '#FFF0A0', 0],
      ],
      0,
      0.5,
      1,
    ),
  });

/** All that the Nook shows of its own: one sheet. */
export const nookFrames = (): Frame[] => [
  ...firstThings(),
  ...largerThings(),
  ...wornThings(),
  ...keepsakes(),
  {
    name: 'nook/window',
    drawing: at(
      0,
      0,
      roomWindow(300, 250, ['#BDEBFF', '#EAF8FF', '#8FD08A'], ['#FFFDF4', '#EAD9C0', '#8A6A4A']),
    ),
  },
  { name: 'nook/glow', drawing: glow() },
  { name: 'nook/puff', drawing: puff() },
  { name: 'nook/beam', drawing: beam() },
];
