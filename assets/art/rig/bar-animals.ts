import type { RigDrawing } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { bothSides, ellipse, path, type Svg } from '#assets/art/kit/svg.ts';
import { animal, leafEar, nostrils, ROUND, roundEar, type Animal } from './animal.ts';
import { furHead } from './fur.ts';

const nose = (y: number, fill = '#4A2430'): Svg =>
  path(
    `M-19,${y - 9} C-13,${y - 16} 13,${y - 16} 19,${y - 9} C24,${y} 9,${y + 14} 0,${y + 15} C-9,${y + 14} -24,${y} -19,${y - 9}Z`,
    { fill },
  ) + ellipse(-6, y - 7, 7, 3.5, { fill: '#FFFFFF', opacity: 0.45 });

const muzzle = (light: string, dark: string): Svg =>
  path('M0,14 C34,8 66,26 66,58 C66,88 36,98 0,98 C-36,98 -66,88 -66,58 C-66,26 -34,8 0,14Z', {
    fill: linear([light, dark]),
  });

const bear: Animal = {
  name: 'bear',
  colours: {
    fur: ['#CE8F5C', '#AE6C40', '#87492B'],
    shade: '#3A1236',
    light: '#FFE2B8',
    belly: ['#FFE6C8', '#F2C493'],
    brow: '#5E3020',
  },
  feet: '#87492B',
  head: (colours) => furHead(ROUND, colours) + muzzle('#FFE9CC', '#F2C493') + nose(28),
  ear: { x: 96, y: -94, draw: roundEar(40, '#AE6C40', '#F2B68A', '#3A1236') },
  mouth: { y: 48 },
};

const PINK = ['#FFD9DE', '#FBB2C0', '#EE8AA0'] as const;
const pig: Animal = {
  name: 'pig',
  colours: { fur: PINK, shade: '#A8285E', light: '#FFF6F4', belly: [PINK[0], PINK[1]], brow: '#C2567A' },
  feet: '#EE8AA0',
  head: (colours) =>
    furHead(ROUND, colours) +
    ellipse(0, 28, 50, 34, {
      fill: linear(['#FFC2CC', '#F28CA4']),
      filter: clay('#A8285E', 6, { dark: 0.35, light: 0.6 }),
    }) +
    nostrils(17, 28, 8, 11, '#B8456C'),
  ear: {
    x: 88,
    y: -92,
    draw: leafEar(
      PINK,
      '#A8285E',
      20,
      'M-38,26 C-40,-20 -16,-54 8,-64 C34,-42 44,-4 36,30Z',
      path('M-18,20 C-20,-10 -6,-34 8,-42 C22,-26 26,0 20,22Z', { fill: '#F2809C', opacity: 0.8 }),
    ),
  },
  eye: { x: 56, y: -26 },
  mouth: { y: 68, scale: 0.8 },
};

const SNOW = ['#FFFFFF', '#F4F1F8', '#D3CCE2'] as const;
const COAL = '#3E3756';
const panda: Animal = {
  name: 'panda',
  colours: { fur: SNOW, shade: '#4A3F8A', light: '#FFFFFF', belly: [SNOW[0], SNOW[1]], brow: COAL },
  feet: COAL,
  head: (colours) =>
    furHead(ROUND, colours) +
    bothSides((side) =>
      ellipse(side * 56, -12, 40, 48, { fill: COAL, transform: `rotate(${side * 24} ${side * 56} -12)` }),
    ) +
    nose(32, '#2A2440'),
  ear: { x: 98, y: -94, draw: roundEar(40, COAL, '#57507A', '#120A2A') },
  eye: { x: 52, y: -12, rx: 19, ry: 23 },
  mouth: { y: 54 },
};

const SAND = ['#FFF0D8', '#F2D6AE', '#D9B082'] as const;
const rabbit: Animal = {
  name: 'rabbit',
  colours: { fur: SAND, shade: '#8A4A3A', light: '#FFFDF4', belly: [SAND[0], SAND[1]], brow: '#9A6A4A' },
  feet: '#D9B082',
  head: (colours) => furHead(ROUND, colours) + muzzle('#FFFDF6', '#FFF0DC') + nose(26, '#E2607E'),
  ear: {
    x: 56,
    y: -88,
    draw: leafEar(
      SAND,
      '#8A4A3A',
      10,
      'M-30,24 C-40,-60 -22,-136 2,-140 C26,-136 42,-60 30,24Z',
      path('M-13,14 C-20,-50 -10,-110 2,-114 C14,-110 22,-50 14,14Z', { fill: '#F7A8BE' }),
    ),
  },
  mouth: { y: 46 },
};

/** They come to the bar beside those of the savanna: only their heads are drawn anywhere. */
export const barAnimals = (): RigDrawing[] => [bear, rabbit, panda, pig].map(animal);
