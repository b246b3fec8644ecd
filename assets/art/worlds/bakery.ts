import type { Layer, World } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, centred, circle, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import {
  dots,
  grain,
  jar,
  loaf,
  OAK,
  pendant,
  placed,
  plank,
  potPlant,
  roomWindow,
  shelf,
} from '#assets/art/scenery/room.ts';
import { WHOLE } from '#assets/art/scenery/sky.ts';

/** A brick oven with a warm mouth; foot at 0,0, about 420 wide and 430 high. */
const oven = (): Svg =>
  path('M-210,6 V-250 C-210,-440 210,-440 210,-250 V6Z', {
    fill: linear(['#F2A98A', '#D97A62', '#B9554E']),
    filter: clay('#5A1236', 16, { light: 0.55 }),
  }) +
  times(5, (row) =>
    path(`M${-196 + (row % 2) * 40},${-60 - row * 52} h70 m26,0 h70 m26,0 h70 m26,0 h50`, {
      fill: 'none',
      stroke: '#FFE0CC',
      strokeWidth: 6,
      strokeLinecap: 'round',
      opacity: 0.32,
    }),
  ) +
  path('M-120,-60 V-170 C-120,-290 120,-290 120,-170 V-60Z', {
    fill: linear(['#FFF3E0', '#E8C8A8']),
    filter: clay('#7A2F2E', 8),
  }) +
  path('M-92,-60 V-164 C-92,-258 92,-258 92,-164 V-60Z', {
    fill: radial(
      [
        [0, '#FFE27A'],
        [0.45, '#FF9A3A'],
        [1, '#6B1F2A'],
      ],
      0.5,
      0.85,
      0.8,
    ),
  }) +
  plank(-150, -72, 300, 34, OAK, 14);

/** A row of rolls on a tray, foot at 0,0. */
const tray = (): Svg =>
  placed([
    [-70, -12, loaf(), 0.5],
    [0, -12, loaf(), 0.5],
    [70, -12, loaf(), 0.5],
  ]) + plank(-130, -14, 260, 20, ['#DDE6F0', '#B8C6D8', '#9AA8C0', '#3A4A6B'], 9);

export const bakeryWall: Layer = {
  name: 'wall',
  pin: 'fill',
  drift: 0,
  soft: true,
  shrink: 0.5,
  box: WHOLE,
  drawing:
    rect(WHOLE, 0, {
      fill: linear([
        [0, '#FFE9D6'],
        [0.5, '#FFF3E2'],
        [1, '#FFE6CC'],
      ]),
    }) + dots('#F6B9A0', 92, 9, 1080, 0.22),
};

/** cookie-crunch-count: a warm bakery in the morning. */
export const bakery: World = {
  name: 'bakery',
  horizon: 560,
  above: '#FFE9D6',
  below: '#C98F4F',
  layers: [
    bakeryWall,
    {
      name: 'window',
      pin: 'horizon',
      drift: 0.1,
      drawing:
        circle(1260, 250, 520, {
          fill: radial([
            [0, '#FFFDF0', 0.75],
            [1, '#FFF6E0', 0],
          ]),
        }) +
        at(
          1260,
          250,
          roomWindow(420, 300, ['#8FD8FA', '#E0F6FF', '#A6DFA0'], ['#FFFFFF', '#F2D9C0', '#C98A6A']),
        ),
    },
    {
      name: 'shelves',
      pin: 'horizon',
      drift: 0.2,
      drawing:
        placed([
          [700, 300, shelf(420, OAK)],
          [570, 302, jar('#FF9C8A', '#F6D39A'), 0.9],
          [672, 302, jar('#7FC8EE', '#E8B878'), 0.9],
          [800, 302, loaf(), 0.95],
          [1820, 300, shelf(420, OAK)],
          [1700, 302, loaf(), 0.95],
          [1836, 302, jar('#C9A6FF', '#FFD9A0'), 0.9],
          [1940, 302, potPlant(['#FF9C8A', '#E2606A']), 0.62],
        ]) +
        placed([
          [900, 70, pendant(['#7FEAD2', '#2CB9A8', '#07586F'])],
          [1620, 70, pendant(['#7FEAD2', '#2CB9A8', '#07586F'])],
        ]),
    },
    { name: 'oven', pin: 'bottom-left', drift: 0, drawing: at(330, 660, oven(), { scale: 0.95 }) },
    { name: 'tray', pin: 'bottom-right', drift: 0, drawing: at(2080, 630, tray(), { scale: 1.2 }) },
    {
      name: 'counter',
      pin: 'bottom',
      drift: 0,
      drawing:
        rect({ x: -40, y: 660, width: 2600, height: 460 }, 0, {
          fill: linear([
            [0, '#D9A05E'],
            [0.3, '#C98F4F'],
            [1, '#B57B42'],
          ]),
        }) +
        grain(0, 730, 2520, 5, 74) +
        rect({ x: -40, y: 616, width: 2600, height: 64 }, 20, {
          fill: linear(['#FFF6E6', '#F2DDC0']),
          filter: clay('#8A4A2A', 9, { light: 0.8 }),
        }) +
        rect(centred(1260, 690, 2600, 14), 7, { fill: '#7A3A1A', opacity: 0.16 }),
    },
  ],
};
