import type { World } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, circle, each, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import { across, vignette } from '#assets/art/scenery/frame.ts';
import {
  counterLayer,
  jar,
  loaf,
  OAK,
  placed,
  potPlant,
  roomWindow,
  shelf,
  stripes,
  wallLayer,
  windowLight,
} from '#assets/art/scenery/room.ts';
import { WHOLE } from '#assets/art/scenery/sky.ts';
import { STAR } from '#assets/art/things/ui.ts';

const TILE = { width: 105, height: 78, top: 470 } as const;
/** Rows of glazed tiles behind the counter, some of them mint. */
const tiles = (): Svg =>
  rect(across(TILE.top - 8, 660), 0, { fill: '#CDE9E3' }) +
  times(2, (row) =>
    times(26, (column) =>
      rect(
        {
          x: column * TILE.width - 100 + (row % 2) * (TILE.width / 2),
          y: TILE.top + row * TILE.height,
          width: TILE.width - 7,
          height: TILE.height - 7,
        },
        12,
        {
          fill:
            (column * 2 + row * 3) % 5 === 0
              ? linear(['#9FE0D4', '#74C4B6'])
              : linear(['#FBFFFD', '#E2F5F0']),
        },
      ),
    ),
  ) +
  rect(across(TILE.top - 18, TILE.top - 4), 6, { fill: linear(['#8FD8CA', '#5FB8A8']) });

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

/** A round-shouldered fridge with a drawing on its door; foot at 0,0, about 270 wide and 540 high. */
const fridge = (): Svg =>
  path('M-134,-6 V-470 C-134,-540 -90,-552 0,-552 C90,-552 134,-540 134,-470 V-6 C134,8 -134,8 -134,-6Z', {
    fill: linear(['#FFF3C4', '#FFDC82', '#F5BC50']),
    filter: clay('#A8501A', 16, { dark: 0.42, light: 0.8 }),
  }) +
  path('M-130,-352 H130', { fill: 'none', stroke: '#A8501A', strokeWidth: 7, opacity: 0.35 }) +
  each([-424, -304], (y) =>
    rect({ x: -108, y, width: 20, height: 84 }, 10, {
      fill: linear(['#FFFFFF', '#C8D4E4']),
      filter: clay('#3A4A7A', 4, { light: 0.8 }),
    }),
  ) +
  at(
    36,
    -222,
    rect({ x: -52, y: -60, width: 104, height: 120 }, 6, {
      fill: '#FFFDF6',
      filter: clay('#A8683A', 3, { dark: 0.3 }),
    }) +
      circle(16, -18, 17, { fill: '#FFC83D' }) +
      path('M-44,50 C-30,20 -8,18 6,40 C18,22 34,24 44,50Z', { fill: '#7CC963' }) +
      circle(0, -56, 10, { fill: '#EE4A55', filter: clay('#7A0F3A', 3) }),
    { turn: -4 },
  ) +
  at(20, -440, path(STAR, { fill: linear(['#7FD3FF', '#2F86E8']), filter: clay('#16429E', 4) }), {
    scale: 0.42,
    turn: 10,
  }) +
  at(
    78,
    -462,
    path('M0,18 C-14,8 -22,0 -22,-9 C-22,-22 -6,-24 0,-12 C6,-24 22,-22 22,-9 C22,0 14,8 0,18Z', {
      fill: linear(['#FF9CC4', '#E2407E']),
      filter: clay('#7A0F4A', 3),
    }),
  );

/** number-sandwich: a sunny kitchen with a clear counter. */
export const kitchenCounter: World = {
  name: 'kitchen-counter',
  place: 'room',
  horizon: 560,
  above: '#D6F3EE',
  below: '#E8C48A',
  layers: [
    wallLayer(
      rect(WHOLE, 0, {
        fill: linear([
          [0, '#C6EBE4'],
          [0.5, '#DDF6F0'],
          [1, '#CFF0EA'],
        ]),
      }) + stripes('#FFFFFF', 140, 70, 1080, 0.22),
    ),
    windowLight(1260, 240, 560, '#FFFFF4', 0.8),
    {
      name: 'window',
      pin: 'horizon',
      drift: 0.1,
      drawing:
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
        [1790, 232, shelf(300, OAK)],
        [1710, 262, utensil(SPOON), 0.9],
        [1790, 262, utensil(LADLE), 0.9],
        [1870, 262, utensil(TURNER), 0.9],
        [1730, 234, potPlant(['#FF9C8A', '#E2606A']), 0.6],
        [1850, 234, jar('#2CC9B2', '#FFE9B0'), 0.86],
      ]),
    },
    { name: 'kettle', pin: 'bottom-left', drift: 0, drawing: at(400, 640, kettle(), { scale: 1.05 }) },
    { name: 'fridge', pin: 'bottom-right', drift: 0, drawing: at(2066, 668, fridge()) },
    counterLayer('counter', ['#FFF8E8', '#F6E4C4'], ['#F8E2B8', '#EFD2A0', '#DFBA80', '#8A4A1A']),
    vignette,
  ],
};
