import type { World } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, centred, circle, each, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import { grain, jar, loaf, OAK, placed, potPlant, roomWindow, shelf } from '#assets/art/scenery/room.ts';
import { WHOLE } from '#assets/art/scenery/sky.ts';

/** Two rows of glazed tiles behind the counter. */
const tiles = (): Svg =>
  times(2, (row) =>
    times(22, (column) =>
      rect({ x: column * 120 - 50 + row * 60, y: 476 + row * 84, width: 112, height: 76 }, 14, {
        fill: (column + row) % 4 === 0 ? '#BFEDE6' : '#E9FAF6',
        opacity: 0.9,
      }),
    ),
  );

/** A hanging spoon, ladle or whisk, hook at 0,0, about 150 long. */
const utensil = (head: string): Svg =>
  path('M0,0 V96', { fill: 'none', stroke: '#C98F4F', strokeWidth: 11, strokeLinecap: 'round' }) +
  path(head, { fill: linear(['#F2F7FC', '#B8C8DC']), filter: clay('#3A4A7A', 5, { light: 0.8 }) });

const SPOON = 'M0,84 C22,84 28,116 18,136 C8,152 -8,152 -18,136 C-28,116 -22,84 0,84Z';
const LADLE = 'M-8,88 H8 V112 H34 C34,150 -34,150 -34,112 H-8Z';
const TURNER = 'M-24,96 C-24,90 24,90 24,96 L28,150 C20,158 -20,158 -28,150Z';

/** A friendly kettle, foot at 0,0, about 190 wide. */
const kettle = (): Svg =>
  path('M-70,-96 C-60,-170 60,-170 70,-96', {
    fill: 'none',
    stroke: '#6B3C5A',
    strokeWidth: 14,
    strokeLinecap: 'round',
  }) +
  path('M70,-70 C100,-78 112,-104 122,-112 L136,-100 C126,-70 104,-40 74,-36Z', {
    fill: linear(['#FF9C8A', '#E2505E']),
    filter: clay('#7A1F5C', 5),
  }) +
  path('M-84,-6 C-96,-70 -60,-112 0,-112 C60,-112 96,-70 84,-6 C60,8 -60,8 -84,-6Z', {
    fill: linear(['#FF9C8A', '#FB6A63', '#E2505E']),
    filter: clay('#7A1F5C', 12, { light: 0.7 }),
  }) +
  circle(0, -116, 13, { fill: '#FFD770', filter: clay('#AD4B0C', 4) });

/** number-sandwich: a sunny kitchen with a clear counter. */
export const kitchenCounter: World = {
  name: 'kitchen-counter',
  horizon: 560,
  above: '#D6F3EE',
  below: '#E8C48A',
  layers: [
    {
      name: 'wall',
      pin: 'fill',
      drift: 0,
      soft: true,
      shrink: 0.5,
      box: WHOLE,
      drawing: rect(WHOLE, 0, {
        fill: linear([
          [0, '#CFF0EA'],
          [0.5, '#E6FAF5'],
          [1, '#CFF0EA'],
        ]),
      }),
    },
    {
      name: 'window',
      pin: 'horizon',
      drift: 0.1,
      drawing:
        circle(1260, 240, 560, {
          fill: radial([
            [0, '#FFFFF4', 0.8],
            [1, '#FFFFF0', 0],
          ]),
        }) +
        at(
          1260,
          236,
          roomWindow(560, 280, ['#7CCBF8', '#D4F3FF', '#A0DC8E'], ['#FFFFFF', '#E0EFE8', '#5AA89A']),
        ) +
        at(1060, 402, potPlant(['#FFD770', '#F58A1A']), { scale: 0.62 }) +
        at(1470, 402, potPlant(['#C9A6FF', '#7A46DE']), { scale: 0.54 }),
    },
    {
      name: 'tiles',
      pin: 'bottom',
      drift: 0,
      drawing: tiles(),
    },
    {
      name: 'shelves',
      pin: 'horizon',
      drift: 0.2,
      drawing: placed([
        [640, 250, shelf(440, OAK)],
        [490, 252, jar('#FB6A63', '#FFD9A0'), 0.9],
        [590, 252, jar('#FDB02B', '#E2606A'), 0.9],
        [690, 252, jar('#9868F2', '#C4EE7C'), 0.9],
        [800, 252, loaf(), 0.72],
        [1880, 232, shelf(440, OAK)],
        [1730, 262, utensil(SPOON), 0.9],
        [1820, 262, utensil(LADLE), 0.9],
        [1920, 262, utensil(TURNER), 0.9],
        [1800, 234, potPlant(['#FF9C8A', '#E2606A']), 0.6],
        [1950, 234, jar('#2CC9B2', '#FFE9B0'), 0.86],
      ]),
    },
    { name: 'kettle', pin: 'bottom-left', drift: 0, drawing: at(400, 640, kettle(), { scale: 1.05 }) },
    {
      name: 'counter',
      pin: 'bottom',
      drift: 0,
      drawing:
        rect({ x: -40, y: 650, width: 2600, height: 470 }, 0, {
          fill: linear([
            [0, '#F6DDB0'],
            [0.25, '#EBCB94'],
            [1, '#DDB67A'],
          ]),
        }) +
        grain(0, 740, 2520, 5, 74) +
        rect({ x: -40, y: 624, width: 2600, height: 50 }, 18, {
          fill: linear(['#FFF8E8', '#F6E4C4']),
          filter: clay('#A8683A', 8, { light: 0.8 }),
        }) +
        rect(centred(1260, 682, 2600, 12), 6, { fill: '#8A4A1A', opacity: 0.14 }) +
        each([470, 2060], (x) => circle(x, 1010, 4, { fill: '#A8683A', opacity: 0.25 })),
    },
  ],
};
