import type { World } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, circle, each, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import { vignette } from '#assets/art/scenery/frame.ts';
import {
  counterLayer,
  dots,
  jar,
  loaf,
  OAK,
  pendant,
  placed,
  plank,
  potPlant,
  roomWindow,
  shelf,
  wallLayer,
  windowLight,
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

const cake = (): Svg =>
  path('M-62,-4 V-58 C-62,-70 62,-70 62,-58 V-4 C40,6 -40,6 -62,-4Z', {
    fill: linear(['#FFD9B0', '#E8A86C']),
    filter: clay('#8A3A1A', 6, { light: 0.6 }),
  }) +
  path(
    'M-66,-60 C-66,-96 66,-96 66,-60 C66,-42 52,-40 48,-54 C44,-30 20,-32 16,-50 C10,-28 -14,-32 -18,-50 C-24,-34 -44,-36 -46,-54 C-52,-40 -66,-44 -66,-60Z',
    {
      fill: linear(['#FFD0E0', '#F78FB4']),
      filter: clay('#9E1F5A', 6, { light: 0.8 }),
    },
  ) +
  circle(0, -96, 17, { fill: linear(['#FF7F72', '#D8283E']), filter: clay('#6B0F2A', 4, { light: 0.8 }) });

/** Shelves of fresh bread and cakes; foot at 0,0, about 270 wide and 520 high. */
const rack = (): Svg =>
  each([-118, 102], (x) => plank(x, -520, 18, 526, OAK, 8)) +
  placed([
    [-52, -386, loaf(), 0.72],
    [56, -386, cake(), 0.72],
    [-58, -226, cake(), 0.72],
    [50, -226, loaf(), 0.78],
  ]) +
  each([-390, -230, -70], (y) => plank(-136, y, 272, 24, OAK, 10)) +
  path('M-140,-506 C-140,-560 140,-560 140,-506Z', {
    fill: linear(['#7FEAD2', '#2CB9A8']),
    filter: clay('#07586F', 7, { light: 0.7 }),
  });

/** cookie-crunch-count: a warm bakery in the morning. */
export const bakery: World = {
  name: 'bakery',
  place: 'room',
  horizon: 560,
  above: '#FFE9D6',
  below: '#C98F4F',
  layers: [
    wallLayer(
      rect(WHOLE, 0, {
        fill: linear([
          [0, '#FFE9D6'],
          [0.5, '#FFF3E2'],
          [1, '#FFE6CC'],
        ]),
      }) + dots('#F6B9A0', 92, 9, 1080, 0.22),
    ),
    windowLight(1260, 250, 520, '#FFFDF0', 0.75),
    {
      name: 'window',
      pin: 'horizon',
      drift: 0.1,
      drawing: at(
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
          [1755, 300, shelf(330, OAK)],
          [1670, 302, loaf(), 0.9],
          [1775, 302, jar('#C9A6FF', '#FFD9A0'), 0.9],
          [1860, 302, potPlant(['#FF9C8A', '#E2606A']), 0.62],
        ]) +
        placed([
          [900, 70, pendant(['#7FEAD2', '#2CB9A8', '#07586F'])],
          [1620, 70, pendant(['#7FEAD2', '#2CB9A8', '#07586F'])],
        ]),
    },
    { name: 'oven', pin: 'bottom-left', drift: 0, drawing: at(330, 664, oven(), { scale: 1.04 }) },
    { name: 'rack', pin: 'bottom-right', drift: 0, drawing: at(2074, 668, rack()) },
    counterLayer('counter', ['#FFF6E6', '#F2DDC0'], ['#DDA866', '#CF9753', '#BA8046', '#7A3A1A'], true),
    vignette,
  ],
};
