import { clay, linear } from '#assets/art/kit/paint.ts';
import { ellipse, path } from '#assets/art/kit/svg.ts';
import { leafEar, nostrils, ROUND, type Animal } from './animal.ts';
import { muzzle, nose } from './bar-faces.ts';
import { furHead } from './fur.ts';

const PINK = ['#FFD9DE', '#FBB2C0', '#EE8AA0'] as const;
export const pig: Animal = {
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

const SAND = ['#FFF0D8', '#F2D6AE', '#D9B082'] as const;
export const rabbit: Animal = {
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
