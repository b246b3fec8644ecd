import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, clipped, groundShadow, linear, radial } from '#assets/art/kit/paint.ts';
import {
  at,
  bothSides,
  centred,
  circle,
  each,
  ellipse,
  line,
  path,
  rect,
  type Svg,
} from '#assets/art/kit/svg.ts';

const glow = (drawing: string) => clay(drawing, 8, { light: 0.7 });

const cushion = (): Svg =>
  groundShadow(200) +
  path(
    'M-84,-92 C-50,-84 50,-84 84,-92 C104,-96 108,-78 100,-62 C94,-46 94,-40 100,-24 C108,-6 102,6 84,2 C50,-6 -50,-6 -84,2 C-102,6 -108,-6 -100,-24 C-94,-40 -94,-46 -100,-62 C-108,-78 -104,-96 -84,-92Z',
    {
      fill: radial(['#FFB9C9', '#F2668F', '#CB3A78'], 0.4, 0.3, 0.8),
      filter: clay('#7A1250', 10, { light: 0.7 }),
    },
  ) +
  each([-44, 0, 44], (x) =>
    each([-66, -24], (y) => circle(x + (y === -24 ? 22 : 0) - 11, y, 7, { fill: '#FFE4EC', opacity: 0.9 })),
  );

const ball = (): Svg =>
  groundShadow(130) +
  circle(0, -62, 62, { fill: radial(['#FFFDF4', '#F2E6D8'], 0.36, 0.3, 0.8) }) +
  clipped(
    'M0,-124 A62,62 0 1 1 0,0 A62,62 0 1 1 0,-124Z',
    path('M-8,-130 C-44,-100 -44,-24 -8,6 H-90 V-130Z', { fill: '#F2555F' }) +
      path('M8,-130 C44,-100 44,-24 8,6 H90 V-130Z', { fill: '#34A8E8' }) +
      path('M-70,-78 C-30,-58 30,-58 70,-78 V-46 C30,-30 -30,-30 -70,-46Z', { fill: '#FFC93A' }),
  ) +
  circle(0, -62, 62, { fill: '#FFFFFF', opacity: 0.01, filter: clay('#3A1236', 10, { dark: 0.5 }) }) +
  ellipse(-24, -96, 16, 10, { fill: '#FFFFFF', opacity: 0.7, transform: 'rotate(-30 -24 -96)' });

const block = (x: number, y: number, tones: readonly [string, string, string], mark: Svg): Svg =>
  at(
    x,
    y,
    rect(centred(0, -38, 76, 76), 14, { fill: linear([tones[0], tones[1]]), filter: clay(tones[2], 7) }) +
      at(0, -38, mark),
  );

const blocks = (): Svg =>
  groundShadow(200) +
  block(-46, 0, ['#FFE08A', '#F7A931', '#A84A0E'], circle(0, 0, 17, { fill: '#FFF8E0' })) +
  block(42, 0, ['#8FE3F2', '#3A9FE8', '#0F5AA0'], rect(centred(0, 0, 32, 32), 6, { fill: '#F0FBFF' })) +
  block(-2, -76, ['#FFA6A0', '#EE5566', '#8A1246'], path('M0,-19 L19,15 H-19Z', { fill: '#FFEFEA' }));

const pot = (): Svg =>
  path('M-50,-74 H50 L38,-4 C36,4 -36,4 -38,-4Z', {
    fill: linear(['#F7A27A', '#D9603F']),
    filter: clay('#7A1F3A', 8),
  }) +
  rect(centred(0, -76, 116, 26), 12, { fill: linear(['#FFB896', '#E0714A']), filter: clay('#7A1F3A', 5) });

const cactus = (): Svg =>
  groundShadow(120) +
  line(
    'M-18,-110 C-62,-112 -62,-130 -60,-152 M18,-126 C58,-128 58,-146 58,-166',
    linear(['#7FD88A', '#2E9C66']),
    30,
    {
      filter: clay('#0B4F5C', 6, { stroked: true }),
    },
  ) +
  rect(centred(0, -134, 66, 150), 33, { fill: linear(['#9BE89A', '#37A86E']), filter: clay('#0B4F5C', 9) }) +
  each([-14, 10], (x) =>
    each([-186, -158, -130, -104], (y) => line(`M${x},${y} v8`, '#E9FFE2', 4, { opacity: 0.8 })),
  ) +
  at(
    16,
    -206,
    each([0, 72, 144, 216, 288], (turn) =>
      circle(0, -13, 11, { fill: '#FF8FB8', transform: `rotate(${turn})` }),
    ) + circle(0, 0, 9, { fill: '#FFE07A' }),
  ) +
  pot();

const framed = (width: number, height: number, inside: Svg): Svg =>
  rect(centred(4, 10, width + 20, height + 20), 22, { fill: '#3A1236', opacity: 0.22 }) +
  rect(centred(0, 0, width + 40, height + 40), 24, {
    fill: linear(['#E8B878', '#A86E3A']),
    filter: clay('#5A2A1A', 8),
  }) +
  clipped(`M${-width / 2},${-height / 2} h${width} v${height} h${-width}Z`, inside);

const boatPicture = (): Svg =>
  framed(
    230,
    160,
    rect(centred(0, 0, 240, 170), 0, { fill: linear(['#BDEBFF', '#FFF3D6']) }) +
      circle(70, -40, 22, { fill: '#FFD860' }) +
      path('M-120,24 C-60,10 60,38 120,20 V90 H-120Z', { fill: linear(['#3FBBE8', '#1C7FC4']) }) +
      path('M-6,-58 V22', { stroke: '#8A4A2B', strokeWidth: 7, fill: 'none' }) +
      path('M2,-56 C44,-30 48,0 50,14 H2Z', { fill: '#FFFDF4', filter: clay('#A88FD0', 4) }) +
      path('M-14,-44 C-40,-18 -44,2 -46,14 H-14Z', { fill: '#FF8A7A', filter: clay('#8A1246', 4) }) +
      path('M-66,22 H66 C58,54 34,60 0,60 C-34,60 -58,54 -66,22Z', {
        fill: linear(['#D98A4A', '#9A5430']),
        filter: clay('#5A2A1A', 6),
      }) +
      line('M-110,62 q18,-14 36,0 t36,0 t36,0 t36,0 t36,0 t36,0', '#BFEBFF', 6, { opacity: 0.8 }),
  );

const rug = (): Svg => {
  const rings = [
    [220, '#E4587A', '#B83266'],
    [182, '#FFF1D0', '#F2D9A0'],
    [140, '#52BFE0', '#2C93C8'],
    [96, '#FFF1D0', '#F2D9A0'],
    [52, '#FFC93A', '#F2A01E'],
  ] as const;
  return (
    ellipse(0, 4, 226, 62, { fill: '#3A1236', opacity: 0.22 }) +
    each(rings, ([r, hi, low], index) =>
      ellipse(0, -index * 1.5, r, r * 0.26, {
        fill: linear([hi, low]),
        filter: clay('#5A1246', 4, { dark: 0.25, light: 0.4 }),
      }),
    )
  );
};

const lamp = (): Svg =>
  groundShadow(110) +
  path('M-44,-2 C-44,-22 44,-22 44,-2 C44,6 -44,6 -44,-2Z', {
    fill: linear(['#FFCB7A', '#C9762E']),
    filter: glow('#6B2A0E'),
  }) +
  rect(centred(0, -66, 18, 106), 9, { fill: linear(['#FFD98A', '#D98A3A']), filter: clay('#6B2A0E', 4) }) +
  path('M-36,-188 H36 C44,-188 66,-120 66,-108 C66,-96 -66,-96 -66,-108 C-66,-120 -44,-188 -36,-188Z', {
    fill: linear(['#FFF4C2', '#FFD467', '#F7A83A']),
    filter: clay('#C9561A', 8, { light: 0.8 }),
  }) +
  line('M40,-102 V-70', '#C9762E', 4) +
  circle(40, -66, 7, { fill: '#FF8A7A' });

const armchair = (): Svg =>
  groundShadow(300) +
  bothSides((side) =>
    rect(centred(side * 84, -10, 26, 26), 8, { fill: '#8E5638', filter: clay('#2E0F2A', 4) }),
  ) +
  path('M-104,-60 C-120,-180 -96,-226 0,-226 C96,-226 120,-180 104,-60Z', {
    fill: linear(['#7FD3C4', '#2F9C98']),
    filter: clay('#0B3F5C', 12),
  }) +
  each([-42, 0, 42], (x) => circle(x, -164, 7, { fill: '#1F7A80' })) +
  each([-21, 21], (x) => circle(x, -122, 7, { fill: '#1F7A80' })) +
  path('M-92,-86 C-92,-106 92,-106 92,-86 V-26 H-92Z', {
    fill: linear(['#A6EADC', '#49B8B0']),
    filter: clay('#0B3F5C', 9),
  }) +
  bothSides((side) =>
    path(
      `M${side * 76},-20 V-104 C${side * 76},-136 ${side * 140},-136 ${side * 140},-104 V-34 C${side * 140},-20 ${side * 130},-16 ${side * 118},-16Z`,
      {
        fill: linear(['#8FDFD0', '#2F9C98']),
        filter: clay('#0B3F5C', 9),
      },
    ),
  ) +
  rect(centred(0, -28, 190, 30), 14, { fill: linear(['#57C2B8', '#2A8C8C']), filter: clay('#0B3F5C', 6) });

/** The shelf that a child begins with. */
export const firstThings = (): Frame[] => [
  { name: 'nook/cushion', drawing: cushion() },
  { name: 'nook/ball', drawing: ball() },
  { name: 'nook/blocks', drawing: blocks() },
  { name: 'nook/cactus', drawing: cactus() },
  { name: 'nook/boat-picture', drawing: boatPicture() },
  { name: 'nook/round-rug', drawing: rug() },
  { name: 'nook/little-lamp', drawing: lamp() },
  { name: 'nook/armchair', drawing: armchair() },
];
