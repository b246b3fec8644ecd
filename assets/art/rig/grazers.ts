import { clay, clipped, linear, soft } from '#assets/art/kit/paint.ts';
import { bothSides, circle, each, ellipse, group, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { leafEar, nostrils, ROUND, roundEar, tuftedTail, type Animal } from './animal.ts';
import { BODY, furHead, furry } from './fur.ts';

const GREY = ['#C3D0EA', '#9DAFD6', '#7A8BBB'] as const;
/** From between the eyes down and up again to the left, thinner towards its tip. */
const TRUNK =
  'M-25,-12 C-26,18 -34,34 -52,36 C-66,37 -72,26 -73,8 C-74,-8 -100,-8 -102,8 C-106,50 -88,78 -52,78 C-8,78 24,50 26,-12 C26,-34 -25,-34 -25,-12Z';
export const elephant: Animal = {
  name: 'elephant',
  colours: {
    fur: GREY,
    shade: '#3A2F7A',
    light: '#FFFFFF',
    belly: ['#DCE5F6', '#B9C7E6'],
    brow: '#5A68A0',
  },
  feet: '#8A9AC8',
  head: (colours) =>
    furHead(
      ROUND,
      colours,
      path(TRUNK, { fill: '#3A2F7A', opacity: 0.5, filter: soft(8), transform: 'translate(5 12)' }),
    ) +
    path('M56,44 C70,48 82,62 76,84 C64,88 50,74 47,52Z', {
      fill: linear(['#FFFFFF', '#F2E0C0']),
      filter: clay('#8A6A4A', 3, { dark: 0.35 }),
    }) +
    path(TRUNK, {
      fill: linear(['#BECBE9', '#B4C3E6', '#93A5D2']),
      filter: clay('#3A2F7A', 8, { dark: 0.5, light: 0.75 }),
    }) +
    line('M-19,22 C-6,30 8,30 18,24 M-34,44 C-22,52 -8,52 2,48 M-60,46 C-58,56 -54,64 -48,68', '#5F70AC', 5, {
      opacity: 0.55,
    }) +
    ellipse(-87, 4, 11, 6, { fill: '#6474AE', opacity: 0.75 }),
  ear: {
    x: 108,
    y: -40,
    draw: leafEar(
      GREY,
      '#3A2F7A',
      0,
      'M-20,-56 C40,-84 110,-50 104,22 C100,78 52,100 6,74 C-22,58 -34,-20 -20,-56Z',
      path('M4,-34 C44,-52 82,-28 78,20 C74,56 44,66 18,50 C0,38 -6,-10 4,-34Z', {
        fill: linear(['#FFC9D6', '#EFA0B8']),
        opacity: 0.85,
      }),
    ),
  },
  tail: {
    x: 54,
    y: -44,
    drawing: tuftedTail('M0,0 C30,14 60,0 64,-30', '#8698C8', 13, circle(66, -38, 11, { fill: '#6F80B4' })),
  },
  mouth: { x: 16, y: 66, scale: 0.62 },
  blush: { x: 92, y: 30 },
};

const GOLD = ['#FFE08A', '#FAC64F', '#E8A336'] as const;
const PATCH = 'M-16,-8 C-10,-18 8,-18 15,-9 C20,0 15,14 3,15 C-11,16 -20,4 -16,-8Z';
/** Irregular patches, close together and all different. */
const patches = (places: readonly (readonly [x: number, y: number, size: number, turn: number])[]): Svg =>
  each(places, ([x, y, size, turn]) =>
    path(PATCH, {
      fill: '#B5692E',
      opacity: 0.85,
      transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    }),
  );
const FACE =
  'M0,-86 C50,-86 80,-60 80,-16 C80,8 72,22 70,44 C66,76 38,88 0,88 C-38,88 -66,76 -70,44 C-72,22 -80,8 -80,-16 C-80,-60 -50,-86 0,-86Z';
const NECK = 'M-56,-130 C-44,-180 -40,-230 -38,-300 H38 C40,-230 44,-180 56,-130Z';
const giraffeColours: Animal['colours'] = {
  fur: GOLD,
  shade: '#9A4A12',
  light: '#FFFBD8',
  belly: ['#FFF8E0', '#FFEBB8'],
  brow: '#8A4A26',
};
/** Its small head sits high on a long neck, so that the neck is seen over a number sign. */
export const giraffe: Animal = {
  name: 'giraffe',
  colours: giraffeColours,
  feet: '#8A4A26',
  headY: -322,
  neck: group(
    { filter: furry(giraffeColours, 8) },
    path(NECK, { fill: linear(GOLD) }),
    clipped(
      NECK,
      patches([
        [-30, -216, 1, 20],
        [4, -234, 0.8, 80],
        [33, -212, 1, -30],
        [-6, -200, 0.9, 150],
        [-40, -184, 0.9, 60],
        [24, -178, 0.9, 10],
        [-14, -168, 0.8, -20],
      ]),
    ),
  ),
  head: (colours) =>
    bothSides(
      (side) =>
        line(`M${side * 25},-74 L${side * 31},-106`, '#E8A336', 14) +
        circle(side * 32, -110, 14, { fill: '#8A4A26', filter: clay('#3A1236', 4) }),
    ) +
    furHead(
      FACE,
      colours,
      patches([
        [0, -62, 1, 0],
        [-44, -62, 0.8, 40],
        [44, -62, 0.8, -60],
        [-74, -8, 0.8, 90],
        [74, -8, 0.8, 30],
      ]),
    ) +
    path('M0,22 C34,14 64,26 64,54 C64,80 38,86 0,86 C-38,86 -64,80 -64,54 C-64,26 -34,14 0,22Z', {
      fill: linear(['#FFF8E4', '#F8DDA6']),
    }) +
    nostrils(20, 38, 6, 7.5, '#8A4A26'),
  ear: {
    x: 72,
    y: -52,
    draw: leafEar(
      GOLD,
      '#9A4A12',
      -8,
      'M-12,14 C0,-24 40,-38 66,-24 C62,6 28,32 -12,22Z',
      path('M4,10 C14,-10 34,-20 50,-16 C44,2 24,15 4,13Z', { fill: '#F2A08A' }),
    ),
  },
  tail: {
    x: 52,
    y: -40,
    drawing: tuftedTail(
      'M0,0 C30,16 62,4 66,-34',
      '#E8A336',
      13,
      ellipse(68, -46, 12, 18, { fill: '#8A4A26' }),
    ),
  },
  eye: { x: 38, y: -16, rx: 18, ry: 22 },
  mouth: { y: 54, scale: 0.74 },
  blush: { x: 56, y: 22 },
  bodyMarks: clipped(
    BODY,
    patches([
      [-68, -122, 1.1, 30],
      [70, -108, 1.1, -20],
      [-80, -76, 1.1, 80],
      [80, -62, 1, 140],
      [-72, -32, 1, 10],
      [70, -24, 0.9, 60],
    ]),
  ),
  armMarks: patches([
    [-8, 18, 0.9, 20],
    [14, 44, 0.8, 100],
    [-14, 66, 0.8, -30],
  ]),
};

const INK = '#3E3756';
const WHITE = ['#FFFFFF', '#F2EFF8', '#CFC9E0'] as const;
const STRIPES =
  'M-8,-112 L8,-112 L3,-66 L-3,-66Z M-58,-104 L-36,-110 L-26,-70 L-32,-66Z M58,-104 L36,-110 L26,-70 L32,-66Z M-124,-44 L-132,-14 L-92,-22 L-92,-28Z M124,-44 L132,-14 L92,-22 L92,-28Z M-138,14 L-128,44 L-94,20 L-96,14Z M138,14 L128,44 L94,20 L96,14Z';
const striped = { fill: INK, stroke: INK, strokeWidth: 6, strokeLinejoin: 'round' } as const;
/** A stripe that bends down to its thin end, from the side inwards. */
const bands = (heights: readonly number[], out: number, end: number): Svg =>
  bothSides((side) =>
    each(heights, (y) =>
      path(`M${side * out},${y - 9} L${side * end},${y + 8} L${side * out},${y + 7}Z`, striped),
    ),
  );
export const zebra: Animal = {
  name: 'zebra',
  colours: {
    fur: WHITE,
    shade: '#4A3F8A',
    light: '#FFFFFF',
    belly: ['#FFFFFF', '#ECE8F6'],
    brow: INK,
  },
  feet: '#4A4260',
  head: (colours) =>
    group(
      { filter: clay('#120A2A', 5, { dark: 0.4, light: 0.4 }) },
      each([-44, -24, 0, 24, 44], (x, index) =>
        ellipse(x, -112 - (2 - Math.abs(index - 2)) * 9, 17, 30, { fill: INK }),
      ),
    ) +
    furHead(ROUND, colours, path(STRIPES, striped)) +
    path('M0,22 C40,14 76,28 76,62 C76,94 44,106 0,106 C-44,106 -76,94 -76,62 C-76,28 -40,14 0,22Z', {
      fill: linear(['#6A6188', '#4A4268']),
      filter: clay('#120A2A', 8, { dark: 0.4, light: 0.35 }),
    }) +
    nostrils(24, 44, 7, 9, '#2A2440'),
  ear: {
    x: 96,
    y: -92,
    draw: leafEar(
      WHITE,
      '#4A3F8A',
      24,
      'M-26,28 C-34,-20 -14,-58 4,-62 C26,-50 36,-6 26,28Z',
      path('M-12,24 C-16,-10 -6,-34 4,-40 C16,-28 18,0 12,24Z', { fill: '#F2A8BE' }),
    ),
  },
  tail: {
    x: 54,
    y: -42,
    drawing: tuftedTail('M0,0 C30,14 58,2 62,-30', '#CFC9E0', 13, ellipse(64, -42, 12, 19, { fill: INK })),
  },
  mouth: { y: 64, scale: 0.86, ink: '#FFFFFF' },
  bodyMarks: clipped(BODY, bands([-136, -100, -64, -28], 100, 50)),
  armMarks: bands([16, 44, 72], 40, 4),
};

const LILAC = ['#D3B6E0', '#AE8AC8', '#8A67AA'] as const;
export const hippo: Animal = {
  name: 'hippo',
  colours: {
    fur: LILAC,
    shade: '#3F1A6B',
    light: '#FFF0FF',
    belly: ['#F2DFF6', '#DDBFE8'],
    brow: '#6A4890',
  },
  feet: '#9A78B8',
  head: (colours) =>
    furHead(
      'M0,-104 C66,-104 104,-68 110,-20 C150,4 160,96 88,110 C40,118 -40,118 -88,110 C-160,96 -150,4 -110,-20 C-104,-68 -66,-104 0,-104Z',
      colours,
    ) +
    path('M0,14 C62,4 124,18 130,62 C134,98 96,108 0,108 C-96,108 -134,98 -130,62 C-124,18 -62,4 0,14Z', {
      fill: linear(['#E9D2F0', '#C7A5D9']),
      filter: clay('#3F1A6B', 9, { dark: 0.3, light: 0.5 }),
    }) +
    nostrils(42, 34, 11, 9, '#7A559A'),
  ear: { x: 80, y: -96, draw: roundEar(30, '#AE8AC8', '#F2A8C8', '#3F1A6B') },
  tail: { x: 54, y: -40, drawing: line('M0,0 C24,10 40,0 42,-20', '#8A67AA', 14) },
  eye: { x: 48, y: -34 },
  mouth: { y: 52 },
  blush: { x: 112, y: 48 },
};
