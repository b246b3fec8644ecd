import type { RigDrawing } from '#assets/art/kit/drawing.ts';
import { clay, clipped, linear, soft } from '#assets/art/kit/paint.ts';
import { bothSides, circle, each, ellipse, group, line, path, times, type Svg } from '#assets/art/kit/svg.ts';
import { animal, type Animal } from './animal.ts';

/** The common head: a broad round one. */
const ROUND =
  'M0,-108 C80,-108 130,-62 134,-4 C138,62 84,108 0,108 C-84,108 -138,62 -134,-4 C-130,-62 -80,-108 0,-108Z';

const nose = (y: number, colour = '#4A2430'): Svg =>
  path(
    `M-20,${y - 9} C-14,${y - 17} 14,${y - 17} 20,${y - 9} C25,${y} 9,${y + 15} 0,${y + 16} C-9,${y + 15} -25,${y} -20,${y - 9}Z`,
    { fill: colour },
  ) + ellipse(-6, y - 7, 7, 3.5, { fill: '#FFFFFF', opacity: 0.45 });

const roundEar = (radius: number, fur: string, inner: string, shade: string) => (): Svg =>
  circle(0, 0, radius, { fill: fur, filter: clay(shade, 7, { dark: 0.4 }) }) +
  circle(0, 3, radius * 0.58, {
    fill: inner,
    filter: clay('#9E1F4A', 4, { dark: 0.3, light: 0.1, inset: true }),
  });

const lion: Animal = {
  name: 'lion',
  fur: ['#FFD987', '#F8BC57', '#E39A38'],
  shade: '#9A3A1E',
  light: '#FFF3C8',
  belly: ['#FFF6DC', '#FFE3AC'],
  feet: '#F0AC4A',
  head: (fur, clayey) =>
    group(
      { filter: clay('#5E1A2A', 11, { dark: 0.5, tint: '#FFB36A' }) },
      times(14, (index) =>
        circle(0, -118, 52, {
          fill: index % 2 === 0 ? '#C9602A' : '#B5522A',
          transform: `rotate(${index * (360 / 14)})`,
        }),
      ),
      circle(0, 0, 128, { fill: '#B5522A' }),
    ) +
    path(ROUND, { fill: fur, filter: clayey, transform: 'scale(0.9)' }) +
    path('M0,18 C26,6 62,18 62,52 C62,84 34,94 0,94 C-34,94 -62,84 -62,52 C-62,18 -26,6 0,18Z', {
      fill: linear(['#FFFDF2', '#FFE8BE']),
    }) +
    nose(28),
  ear: { x: 88, y: -92, inFront: true, draw: roundEar(31, '#F8BC57', '#E58A6A', '#9A3A1E') },
  tail: {
    x: 52,
    y: -40,
    drawing:
      line('M0,0 C50,24 96,0 96,-50', linear(['#F8BC57', '#E39A38']), 20) +
      circle(98, -66, 28, { fill: '#B5522A', filter: clay('#5E1A2A', 6) }),
  },
  mouth: { y: 44 },
  brow: '#9A4A1E',
  blush: { x: 86, y: 34 },
};

const TRUNK = 'M0,2 C0,34 -2,58 -20,70 C-38,82 -62,74 -64,52';
const elephant: Animal = {
  name: 'elephant',
  fur: ['#C3D0EA', '#9DAFD6', '#7A8BBB'],
  shade: '#3A2F7A',
  light: '#FFFFFF',
  belly: ['#DCE5F6', '#B9C7E6'],
  feet: '#8A9AC8',
  head: (fur, clayey) =>
    path(ROUND, { fill: fur, filter: clayey }) +
    line(TRUNK, '#4A5A9A', 50, { opacity: 0.3, filter: soft(4) }) +
    line(TRUNK, linear(['#B4C3E4', '#7E90C2']), 44, {
      filter: clay('#3A2F7A', 7, { dark: 0.45, light: 0.6, stroked: true }),
    }) +
    line('M-16,34 H14 M-20,52 H6', '#6F80B4', 4, { opacity: 0.6 }) +
    bothSides((side) =>
      path(
        `M${side * 44},58 C${side * 52},74 ${side * 46},88 ${side * 34},88 C${side * 30},78 ${side * 30},66 ${side * 32},58Z`,
        { fill: linear(['#FFFFFF', '#F2E6D0']) },
      ),
    ),
  ear: {
    x: 108,
    y: -40,
    draw: (side) =>
      group(
        { transform: `scale(${side} 1)` },
        path('M-20,-56 C40,-84 110,-50 104,22 C100,78 52,100 6,74 C-22,58 -34,-20 -20,-56Z', {
          fill: linear(['#B4C3E4', '#8698C8']),
          filter: clay('#3A2F7A', 10, { dark: 0.45 }),
        }),
        path('M4,-34 C44,-52 82,-28 78,20 C74,56 44,66 18,50 C0,38 -6,-10 4,-34Z', {
          fill: linear(['#FFC9D6', '#EFA0B8']),
          opacity: 0.85,
        }),
      ),
  },
  tail: {
    x: 54,
    y: -44,
    drawing: line('M0,0 C30,14 60,0 64,-30', '#8698C8', 13) + circle(66, -38, 11, { fill: '#6F80B4' }),
  },
  mouth: { x: 14, y: 62, scale: 0.72 },
  brow: '#5A68A0',
  blush: { x: 88, y: 30 },
};

const spot = (x: number, y: number, size: number): Svg =>
  path('M-16,-8 C-10,-18 8,-18 15,-9 C20,0 15,14 3,15 C-11,16 -20,4 -16,-8Z', {
    fill: '#B5692E',
    opacity: 0.85,
    transform: `translate(${x} ${y}) scale(${size})`,
  });
const giraffe: Animal = {
  name: 'giraffe',
  fur: ['#FFE08A', '#FAC64F', '#E8A336'],
  shade: '#9A4A12',
  light: '#FFFBD8',
  belly: ['#FFF8E0', '#FFEBB8'],
  feet: '#8A4A26',
  head: (fur, clayey) =>
    bothSides(
      (side) =>
        line(`M${side * 34},-90 L${side * 42},-138`, '#E8A336', 17) +
        circle(side * 43, -144, 17, { fill: '#8A4A26', filter: clay('#3A1236', 4) }),
    ) +
    path(
      'M0,-106 C70,-106 116,-66 116,-10 C116,22 104,36 100,58 C92,96 52,112 0,112 C-52,112 -92,96 -100,58 C-104,36 -116,22 -116,-10 C-116,-66 -70,-106 0,-106Z',
      { fill: fur, filter: clayey },
    ) +
    spot(0, -76, 1.1) +
    spot(-62, -66, 0.9) +
    spot(66, -64, 0.9) +
    spot(-92, -8, 0.8) +
    spot(94, -6, 0.8) +
    path('M0,24 C44,16 84,30 84,66 C84,98 48,108 0,108 C-48,108 -84,98 -84,66 C-84,30 -44,16 0,24Z', {
      fill: linear(['#FFF6DC', '#F8DDA6']),
    }) +
    bothSides((side) => ellipse(side * 26, 44, 7, 9, { fill: '#8A4A26' })),
  ear: {
    x: 112,
    y: -62,
    draw: (side) =>
      group(
        { transform: `scale(${side} 1) rotate(18)` },
        path('M-12,14 C0,-24 44,-40 74,-26 C70,6 30,34 -12,22Z', {
          fill: linear(['#FFE08A', '#E8A336']),
          filter: clay('#9A4A12', 6),
        }),
        path('M6,10 C16,-12 38,-22 56,-18 C50,2 28,16 6,14Z', { fill: '#F2A08A' }),
      ),
  },
  tail: {
    x: 52,
    y: -40,
    drawing: line('M0,0 C30,16 62,4 66,-34', '#E8A336', 13) + ellipse(68, -46, 12, 18, { fill: '#8A4A26' }),
  },
  eye: { x: 56, y: -22 },
  mouth: { y: 62, scale: 0.9 },
  brow: '#8A4A26',
  bodyMarks: spot(-66, -110, 0.9) + spot(68, -96, 0.9) + spot(-74, -58, 0.9) + spot(72, -50, 0.8),
};

const STRIPES =
  'M-8,-112 L8,-112 L3,-66 L-3,-66Z M-58,-104 L-36,-110 L-26,-70 L-32,-66Z M58,-104 L36,-110 L26,-70 L32,-66Z M-124,-44 L-132,-14 L-92,-22 L-92,-28Z M124,-44 L132,-14 L92,-22 L92,-28Z M-138,14 L-128,44 L-94,20 L-96,14Z M138,14 L128,44 L94,20 L96,14Z';
const zebra: Animal = {
  name: 'zebra',
  fur: ['#FFFFFF', '#F2EFF8', '#CFC9E0'],
  shade: '#4A3F8A',
  light: '#FFFFFF',
  belly: ['#FFFFFF', '#ECE8F6'],
  feet: '#4A4260',
  head: (fur, clayey) =>
    group(
      { filter: clay('#120A2A', 5, { dark: 0.4, light: 0.4 }) },
      each([-44, -24, 0, 24, 44], (x, index) =>
        ellipse(x, -112 - (2 - Math.abs(index - 2)) * 9, 17, 30, { fill: '#3E3756' }),
      ),
    ) +
    group(
      { filter: clayey },
      path(ROUND, { fill: fur }),
      clipped(
        ROUND,
        path(STRIPES, { fill: '#3E3756', stroke: '#3E3756', strokeWidth: 6, strokeLinejoin: 'round' }),
      ),
    ) +
    path('M0,22 C40,14 76,28 76,62 C76,94 44,106 0,106 C-44,106 -76,94 -76,62 C-76,28 -40,14 0,22Z', {
      fill: linear(['#6A6188', '#4A4268']),
      filter: clay('#120A2A', 8, { dark: 0.4, light: 0.35 }),
    }) +
    bothSides((side) => ellipse(side * 24, 44, 7, 9, { fill: '#2A2440' })),
  ear: {
    x: 96,
    y: -92,
    draw: (side) =>
      group(
        { transform: `scale(${side} 1) rotate(24)` },
        path('M-26,28 C-34,-20 -14,-58 4,-62 C26,-50 36,-6 26,28Z', {
          fill: linear(['#FFFFFF', '#CFC9E0']),
          filter: clay('#4A3F8A', 6),
        }),
        path('M-12,24 C-16,-10 -6,-34 4,-40 C16,-28 18,0 12,24Z', { fill: '#F2A8BE' }),
      ),
  },
  tail: {
    x: 54,
    y: -42,
    drawing: line('M0,0 C30,14 58,2 62,-30', '#CFC9E0', 13) + ellipse(64, -42, 12, 19, { fill: '#3E3756' }),
  },
  mouth: { y: 64, scale: 0.86, ink: '#FFFFFF' },
  brow: '#3E3756',
  bodyMarks: path(
    'M-92,-120 L-60,-112 L-62,-104 L-94,-104Z M92,-120 L60,-112 L62,-104 L94,-104Z M-96,-80 L-60,-76 L-60,-68 L-96,-62Z M96,-80 L60,-76 L60,-68 L96,-62Z M-92,-40 L-58,-42 L-56,-34 L-84,-24Z M92,-40 L58,-42 L56,-34 L84,-24Z',
    { fill: '#3E3756' },
  ),
};

const monkey: Animal = {
  name: 'monkey',
  fur: ['#B9805A', '#96603F', '#74452E'],
  shade: '#3A1236',
  light: '#F2C79B',
  belly: ['#FFE6C8', '#F6CDA0'],
  feet: '#F0C294',
  head: (fur, clayey) =>
    path('M-20,-104 C-34,-128 -12,-140 0,-124 C8,-142 34,-134 22,-106Z', {
      fill: '#96603F',
      filter: clay('#3A1236', 4),
    }) +
    path(ROUND, { fill: fur, filter: clayey }) +
    path(
      'M0,-40 C18,-66 58,-68 82,-46 C104,-24 98,6 88,20 C112,40 100,102 0,102 C-100,102 -112,40 -88,20 C-98,6 -104,-24 -82,-46 C-58,-68 -18,-66 0,-40Z',
      { fill: linear(['#FFEBD2', '#F8CFA2']) },
    ) +
    bothSides((side) => ellipse(side * 9, 30, 5, 6, { fill: '#8A4A36' })),
  ear: { x: 136, y: -8, draw: roundEar(44, '#96603F', '#F6CDA0', '#3A1236') },
  tail: {
    x: 50,
    y: -40,
    drawing: line(
      'M0,0 C60,20 116,-10 108,-70 C104,-100 70,-100 70,-76',
      linear(['#96603F', '#74452E']),
      19,
      { filter: clay('#3A1236', 6, { stroked: true }) },
    ),
  },
  eye: { x: 46, y: -12 },
  mouth: { y: 48 },
  blush: { x: 74, y: 36 },
  brow: '#5E3424',
};

const hippo: Animal = {
  name: 'hippo',
  fur: ['#D3B6E0', '#AE8AC8', '#8A67AA'],
  shade: '#3F1A6B',
  light: '#FFF0FF',
  belly: ['#F2DFF6', '#DDBFE8'],
  feet: '#9A78B8',
  head: (fur, clayey) =>
    path(
      'M0,-104 C66,-104 104,-68 110,-20 C150,4 160,96 88,110 C40,118 -40,118 -88,110 C-160,96 -150,4 -110,-20 C-104,-68 -66,-104 0,-104Z',
      { fill: fur, filter: clayey },
    ) +
    path('M0,14 C62,4 124,18 130,62 C134,98 96,108 0,108 C-96,108 -134,98 -130,62 C-124,18 -62,4 0,14Z', {
      fill: linear(['#E9D2F0', '#C7A5D9']),
      filter: clay('#3F1A6B', 9, { dark: 0.3, light: 0.5 }),
    }) +
    bothSides((side) => ellipse(side * 42, 34, 11, 9, { fill: '#7A559A' })),
  ear: { x: 80, y: -96, draw: roundEar(30, '#AE8AC8', '#F2A8C8', '#3F1A6B') },
  tail: { x: 54, y: -40, drawing: line('M0,0 C24,10 40,0 42,-20', '#8A67AA', 14) },
  eye: { x: 48, y: -34 },
  mouth: { y: 52 },
  blush: { x: 112, y: 48 },
  brow: '#6A4890',
};

/** Six animals that are easily told apart by their outline alone. */
export const savannaAnimals = (): RigDrawing[] => [lion, elephant, giraffe, zebra, monkey, hippo].map(animal);
