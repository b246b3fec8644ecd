import type { RigDrawing } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { circle, ellipse, group, line, path, times, type Svg } from '#assets/art/kit/svg.ts';
import { animal, nostrils, ROUND, roundEar, tuftedTail, type Animal } from './animal.ts';
import { furHead } from './fur.ts';
import { elephant, giraffe, hippo, zebra } from './grazers.ts';

/** Light above the nose and the dark nose itself. */
const nose = (y: number): Svg =>
  path(
    `M-20,${y - 9} C-14,${y - 17} 14,${y - 17} 20,${y - 9} C25,${y} 9,${y + 15} 0,${y + 16} C-9,${y + 15} -25,${y} -20,${y - 9}Z`,
    { fill: '#4A2430' },
  ) + ellipse(-6, y - 7, 7, 3.5, { fill: '#FFFFFF', opacity: 0.45 });

const mane = (): Svg =>
  group(
    { filter: clay('#5E1A2A', 11, { dark: 0.5, tint: '#FFB36A' }) },
    times(14, (index) =>
      circle(0, -118, 52, {
        fill: index % 2 === 0 ? '#D06A2E' : '#B5522A',
        transform: `rotate(${index * (360 / 14)})`,
      }),
    ),
    circle(0, 0, 128, { fill: '#B5522A' }),
  );

const lion: Animal = {
  name: 'lion',
  colours: {
    fur: ['#FFD987', '#F8BC57', '#E39A38'],
    shade: '#9A3A1E',
    light: '#FFF3C8',
    belly: ['#FFF6DC', '#FFE3AC'],
    brow: '#9A4A1E',
  },
  feet: '#F0AC4A',
  head: (colours) =>
    mane() +
    group({ transform: 'scale(0.9)' }, furHead(ROUND, colours)) +
    path('M0,18 C26,6 62,18 62,52 C62,84 34,94 0,94 C-34,94 -62,84 -62,52 C-62,18 -26,6 0,18Z', {
      fill: linear(['#FFFDF2', '#FFE8BE']),
    }) +
    nose(28),
  ear: { x: 88, y: -92, inFront: true, draw: roundEar(31, '#F8BC57', '#E58A6A', '#9A3A1E') },
  tail: {
    x: 52,
    y: -40,
    drawing: tuftedTail(
      'M0,0 C50,24 96,0 96,-50',
      linear(['#F8BC57', '#E39A38']),
      20,
      circle(98, -66, 28, { fill: '#B5522A', filter: clay('#5E1A2A', 6) }),
    ),
  },
  mouth: { y: 44 },
  blush: { x: 86, y: 34 },
};

const monkey: Animal = {
  name: 'monkey',
  colours: {
    fur: ['#B9805A', '#96603F', '#74452E'],
    shade: '#3A1236',
    light: '#F2C79B',
    belly: ['#FFE6C8', '#F6CDA0'],
    brow: '#5E3424',
  },
  feet: '#F0C294',
  head: (colours) =>
    path('M-20,-104 C-34,-128 -12,-140 0,-124 C8,-142 34,-134 22,-106Z', {
      fill: '#96603F',
      filter: clay('#3A1236', 4),
    }) +
    furHead(ROUND, colours) +
    path(
      'M0,-40 C18,-66 58,-68 82,-46 C104,-24 98,6 88,20 C112,40 100,102 0,102 C-100,102 -112,40 -88,20 C-98,6 -104,-24 -82,-46 C-58,-68 -18,-66 0,-40Z',
      { fill: linear(['#FFEBD2', '#F8CFA2']) },
    ) +
    nostrils(9, 30, 5, 6, '#8A4A36'),
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
};

/** Six animals that are easily told apart by their outline alone. */
export const savannaAnimals = (): RigDrawing[] => [lion, elephant, giraffe, zebra, monkey, hippo].map(animal);
