import type { Page } from '#assets/art/kit/drawing.ts';
import { lettering } from '#assets/art/kit/lettering.ts';
import { clay, groundShadow, linear } from '#assets/art/kit/paint.ts';
import {
  at,
  bothSides,
  centred,
  circle,
  each,
  line,
  path,
  rect,
  type Box,
  type Svg,
} from '#assets/art/kit/svg.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { POSES } from '#assets/art/rig/pose.ts';
import { magnifier } from '#assets/art/things/shapes.ts';
import { coin } from '#assets/art/things/treasure.ts';
import { bud, flower, sprout, wateringCan, type Petals } from '#assets/art/things/garden.ts';
import { goldStar, medalDisc, MEDAL_TONES } from '#assets/art/things/ui.ts';
import { figure } from './characters.ts';

const square = (size: number): Box => centred(0, 0, size, size);

function trophy(): Svg {
  const gold = linear(['#FFE98A', '#FFC22E', '#E28A12']);
  const shine = clay('#8A3A0E', 6, { dark: 0.5, light: 0.85, tint: '#FFFBD6' });
  return (
    bothSides((side) =>
      line(`M${side * 34},-40 C${side * 78},-46 ${side * 74},12 ${side * 28},10`, '#F2A32E', 12),
    ) +
    path('M-42,-58 H42 C44,-8 30,26 0,28 C-30,26 -44,-8 -42,-58Z', { fill: gold, filter: shine }) +
    rect(centred(0, 36, 20, 26), 6, { fill: '#E28A12' }) +
    rect(centred(0, 56, 78, 22), 9, { fill: linear(['#8A5AD8', '#5A2FA8']), filter: clay('#2A0A5E', 4) }) +
    at(0, -20, goldStar(), { scale: 0.34 })
  );
}

/** A leaf of a calendar with one day marked. */
const calendar = (): Svg =>
  rect(centred(0, 6, 116, 108), 22, {
    fill: linear(['#FFFFFF', '#EDE8F6']),
    filter: clay('#7A6AB0', 6, { dark: 0.4 }),
  }) +
  path('M-58,-26 V-28 C-58,-42 -50,-50 -36,-50 H36 C50,-50 58,-42 58,-28 V-18 H-58Z', {
    fill: linear(['#FF8A7A', '#EE4A55']),
    filter: clay('#8A1236', 4),
  }) +
  bothSides((side) => rect(centred(side * 28, -50, 12, 28), 6, { fill: '#5A3A6A' })) +
  each([-30, 0, 30], (x) =>
    each([6, 34], (y) =>
      x === 0 && y === 6 ? at(x, y + 2, goldStar(), { scale: 0.3 }) : circle(x, y, 8, { fill: '#C9BFDD' }),
    ),
  );

/** A letter with a star for its seal. */
function envelope(): Svg {
  const paper = linear(['#FFFDF6', '#FFE9C8']);
  return (
    at(0, 108, groundShadow(300)) +
    rect(centred(0, 0, 300, 204), 30, { fill: paper, filter: clay('#B5703E', 10, { dark: 0.4 }) }) +
    line('M-134,88 L-40,6 M134,88 L40,6', '#E5BE8E', 6, { opacity: 0.8 }) +
    path(
      'M-140,-84 C-136,-98 -128,-102 -118,-102 H118 C128,-102 136,-98 140,-84 L22,26 C8,38 -8,38 -22,26Z',
      {
        fill: linear(['#FFFFFF', '#FFEFD2']),
        filter: clay('#B5703E', 8, { dark: 0.42 }),
      },
    ) +
    circle(0, 30, 40, { fill: linear(['#FF7F92', '#D8325E']), filter: clay('#6B0F3A', 6, { dark: 0.5 }) }) +
    at(0, 31, goldStar(), { scale: 0.42 })
  );
}

/** A folded map with a dotted way. */
const treasureMap = (): Svg =>
  path('M-120,-70 L-40,-92 L40,-70 L120,-92 V66 L40,88 L-40,66 L-120,88Z', {
    fill: linear(['#FFF6DC', '#F2D9A0']),
    filter: clay('#9A5A2A', 8, { dark: 0.4 }),
  }) +
  path('M-40,-92 V66 L40,88 V-70Z', { fill: '#C98A4A', opacity: 0.16 }) +
  line('M-92,40 C-60,0 -40,44 0,14 C30,-8 40,-30 84,-34', '#EE4A55', 8, { strokeDasharray: '3 18' }) +
  at(88, -40, goldStar(), { scale: 0.36 }) +
  path('M-96,-30 C-84,-52 -60,-50 -56,-32 C-62,-14 -88,-12 -96,-30Z', { fill: '#8FD06A', opacity: 0.8 });

const medals = (): Page[] =>
  (['gold', 'silver', 'bronze'] as const).map((metal, index) => ({
    name: `medals/${index + 1}`,
    drawing:
      medalDisc(MEDAL_TONES[metal]) +
      at(
        0,
        52,
        lettering(String(index + 1), [
          { colour: MEDAL_TONES[metal][3], width: 44 },
          { colour: '#FFFFFF', width: 24 },
        ]),
        { scale: 0.43 },
      ),
    view: { x: -70, y: -114, width: 140, height: 200 },
    width: 128,
    format: 'webp',
  }));

/** Of each bed's flowers. */
const PETALS: Readonly<Record<string, Petals>> = {
  count: ['#FFF3B0', '#FFD23E', '#F29A1E'],
  listen: ['#C9F0FF', '#5CC4F5', '#1F7FD0'],
  shapes: ['#E6D2FF', '#A974F2', '#6D33C4'],
  add: ['#FFC9C4', '#FB6A63', '#C42450'],
  away: ['#FFE0C2', '#FF9F4A', '#D9601A'],
  order: ['#FFFFFF', '#F3E8FF', '#C9B4EA'],
};

/** Drawn small, in numbers: one picture for each state, and a flower for each bed. */
const garden = (): Page[] =>
  [
    { name: 'met', drawing: sprout() },
    { name: 'growing', drawing: bud() },
    ...Object.entries(PETALS).map(([bed, petals]) => ({ name: `flower-${bed}`, drawing: flower(petals) })),
  ].map(({ name, drawing }) => ({
    name: `garden/${name}`,
    drawing,
    view: { x: -68, y: -84, width: 136, height: 160 },
    width: 96,
    format: 'webp',
  }));

export const smallPages = (): Page[] => [
  ...medals(),
  ...garden(),
  {
    name: 'things/watering-can',
    drawing: wateringCan(),
    view: { x: -160, y: -105, width: 300, height: 190 },
    width: 400,
    format: 'webp',
  },
  { name: 'things/coin', drawing: coin(), view: square(132), width: 128, format: 'webp' },
  { name: 'things/star', drawing: goldStar(), view: square(128), width: 128, format: 'webp' },
  { name: 'things/trophy', drawing: trophy(), view: square(144), width: 128, format: 'webp' },
  {
    name: 'things/calendar',
    drawing: calendar(),
    view: { x: -68, y: -70, width: 136, height: 136 },
    width: 128,
    format: 'webp',
  },
  {
    name: 'pages/envelope',
    drawing:
      at(110, 60, figure(owl(), { ...POSES.cheer, turns: { armL: 92, armR: -40 } }), { scale: 0.72 }) +
      at(-58, -34, envelope(), { scale: 0.72, turn: -6 }),
    view: { x: -240, y: -270, width: 480, height: 360 },
    width: 480,
    format: 'webp',
  },
  {
    name: 'pages/owl-map',
    drawing:
      at(
        -60,
        80,
        figure(owl(), {
          mouth: 'think',
          turns: { armL: 12, armR: -84 },
          moves: { eyeL: [7, 6], eyeR: [7, 6] },
        }),
        { scale: 0.76 },
      ) +
      at(104, -10, treasureMap(), { turn: 6 }) +
      at(-150, 20, magnifier(), { scale: 0.42, turn: 200 }),
    view: { x: -240, y: -258, width: 480, height: 360 },
    width: 480,
    format: 'webp',
  },
];
