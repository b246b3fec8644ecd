import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, groundShadow, linear, radial } from '#assets/art/kit/paint.ts';
import { at, bothSides, circle, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';

const swirl = 'M-6,-84 C-58,-84 -58,-168 2,-168 C66,-168 70,-78 8,-70';
const snail = (): Svg =>
  groundShadow(190) +
  line('M-94,-66 L-112,-112 M-78,-68 L-72,-118', '#F2B27A', 9) +
  each(
    [
      [-113, -116],
      [-71, -122],
    ] as const,
    ([x, y]) =>
      circle(x, y, 13, { fill: '#FFFDF4', filter: clay('#8A4A2B', 3) }) +
      circle(x - 2, y + 1, 6, { fill: '#3A1236' }),
  ) +
  path(
    'M-112,-14 C-128,-70 -70,-92 -54,-50 C-46,-30 20,-34 84,-26 C112,-20 122,0 98,2 H-86 C-104,2 -110,-4 -112,-14Z',
    {
      fill: linear(['#FFD9A6', '#E89A5C']),
      filter: clay('#8A3A2B', 8),
    },
  ) +
  circle(16, -88, 74, {
    fill: radial(['#E0B8FF', '#9B62E0', '#6A36B4'], 0.4, 0.35, 0.75),
    filter: clay('#3A1470', 10),
  }) +
  at(12, 22, line(swirl, '#F3E2FF', 13, { opacity: 0.75 }), { scale: 0.9 }) +
  line('M-98,-32 q10,10 22,2', '#8A3A2B', 5);

const dragonBody = (): Svg =>
  groundShadow(200) +
  path('M50,-30 C120,-20 150,-60 132,-104 C172,-70 168,10 60,2Z', {
    fill: linear(['#8FE07A', '#3FA85A']),
    filter: clay('#0B4F3C', 7),
  }) +
  path('M132,-104 l30,-18 l-2,36Z', { fill: '#FF9C5A', filter: clay('#8A2C08', 4) }) +
  path('M-64,0 C-84,-90 -50,-130 6,-130 C66,-130 86,-70 70,0 C40,10 -40,10 -64,0Z', {
    fill: linear(['#A6EE8A', '#4DB864']),
    filter: clay('#0B4F3C', 10),
  }) +
  path('M-42,0 C-56,-62 -34,-96 0,-96 C34,-96 50,-60 42,0Z', { fill: linear(['#FFF6C8', '#FFDF8A']) }) +
  each([-66, -44, -22], (y) =>
    line(`M-24,${y} C-8,${y + 8} 10,${y + 8} 26,${y}`, '#E8B24A', 5, { opacity: 0.7 }),
  ) +
  each([-1, 1] as const, (side) =>
    ellipse(side * 34, 0, 30, 16, { fill: linear(['#8FE07A', '#3FA85A']), filter: clay('#0B4F3C', 5) }),
  ) +
  path('M-78,-158 C-84,-222 -40,-250 0,-250 C40,-250 84,-222 78,-158 C74,-112 -74,-112 -78,-158Z', {
    fill: linear(['#B4F29A', '#57C06A']),
    filter: clay('#0B4F3C', 10),
  }) +
  each(
    [
      [-36, -246],
      [0, -258],
      [36, -246],
    ] as const,
    ([x, y]) =>
      path(`M${x - 15},${y + 8} L${x},${y - 26} L${x + 15},${y + 8}Z`, {
        fill: '#FF9C5A',
        filter: clay('#8A2C08', 4),
      }),
  ) +
  bothSides(
    (side) =>
      circle(side * 32, -186, 19, { fill: '#FFFFFF' }) +
      circle(side * 30, -184, 11, { fill: '#3A1236' }) +
      circle(side * 30 + 4, -189, 4, { fill: '#FFFFFF' }),
  ) +
  bothSides((side) => ellipse(side * 58, -152, 13, 9, { fill: '#FF9CA8', opacity: 0.7 })) +
  line('M-20,-146 C-8,-134 8,-134 20,-146', '#0B4F3C', 6);

/** Its joint is at 0,0. */
const dragonWing = (): Svg =>
  path('M0,0 C30,-70 90,-90 128,-74 C112,-58 116,-42 124,-28 C104,-32 90,-22 88,-4 C66,-20 40,-14 0,0Z', {
    fill: linear(['#FFC48A', '#F2803C']),
    filter: clay('#8A2C08', 6),
  });

/** Small friends look to the left; what moves of them is a frame of its own. */
export const friends = (): Frame[] => [
  { name: 'nook/snail', drawing: snail() },
  { name: 'nook/little-dragon', drawing: dragonBody() },
  { name: 'nook/dragon-wing', drawing: dragonWing() },
];
