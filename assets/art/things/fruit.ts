import { COUNTABLE, type Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';

const leaf = (x: number, y: number, turn = 0): Svg =>
  at(
    x,
    y,
    path('M0,0 C12,-24 38,-26 52,-12 C38,8 16,12 0,0Z', {
      fill: linear(['#A6E86F', '#3FA63A']),
      filter: clay('#14523A', 4, { dark: 0.4 }),
    }),
    { turn },
  );
const stalk = (d: string): Svg => line(d, '#7A4A2B', 8);
const gloss = (x: number, y: number, turn: number): Svg =>
  ellipse(x, y, 9, 15, { fill: '#FFFFFF', opacity: 0.55, transform: `rotate(${turn} ${x} ${y})` });

export const apple = (): Svg =>
  stalk('M1,-32 C1,-46 5,-54 14,-60') +
  leaf(9, -42, -8) +
  path(
    'M0,-34 C19,-49 60,-43 60,-2 C60,36 38,62 19,60 C11,59 8,56 0,56 C-8,56 -11,59 -19,60 C-38,62 -60,36 -60,-2 C-60,-43 -19,-49 0,-34Z',
    {
      fill: radial(['#FF8A7A', '#EE3F4A', '#C41E4A'], 0.36, 0.3, 0.8),
      filter: clay('#7A0F3A', 9, { dark: 0.5, light: 0.65 }),
    },
  ) +
  gloss(-27, -12, 24);

const pear = (): Svg =>
  stalk('M0,-46 C0,-54 4,-60 10,-64') +
  leaf(6, -50, 4) +
  path(
    'M0,-52 C18,-52 24,-34 28,-16 C34,4 52,12 52,34 C52,54 28,62 0,62 C-28,62 -52,54 -52,34 C-52,12 -34,4 -28,-16 C-24,-34 -18,-52 0,-52Z',
    {
      fill: radial(['#F2F58A', '#C3DB4A', '#8FB52E'], 0.4, 0.5, 0.7),
      filter: clay('#3F6B14', 9, { dark: 0.5, light: 0.7 }),
    },
  ) +
  gloss(-22, 14, 18);

const lemon = (): Svg =>
  leaf(10, -40, -14) +
  path(
    'M-62,4 C-56,-2 -54,-8 -46,-18 C-26,-46 26,-46 46,-18 C54,-8 56,-2 62,4 C56,10 54,16 46,26 C26,54 -26,54 -46,26 C-54,16 -56,10 -62,4Z',
    {
      fill: radial(['#FFF6A0', '#FFDD3A', '#F2B51E'], 0.4, 0.35, 0.75),
      filter: clay('#A8640A', 9, { dark: 0.45, light: 0.8 }),
    },
  ) +
  gloss(-20, -10, 40);

const plum = (): Svg =>
  stalk('M0,-38 C0,-48 4,-54 12,-58') +
  path('M0,-38 C30,-50 50,-22 50,8 C50,40 28,60 0,60 C-28,60 -50,40 -50,8 C-50,-22 -30,-50 0,-38Z', {
    fill: radial(['#C98AF2', '#8F4FD0', '#5A2A9A'], 0.36, 0.3, 0.8),
    filter: clay('#2A0A5E', 9, { dark: 0.5, light: 0.6 }),
  }) +
  line('M0,-38 C10,-16 12,18 4,46', '#4A1F8A', 5, { opacity: 0.45 }) +
  gloss(-24, -8, 20);

/** Fruit for counting; outlines differ as much as colours. */
export const fruits = (sheet: string): Frame[] =>
  Object.entries({ apple, pear, lemon, plum }).map(([name, draw]) => ({
    name: `${sheet}/${name}`,
    drawing: at(0, 2, draw(), { scale: 0.9 }),
    box: COUNTABLE,
  }));
