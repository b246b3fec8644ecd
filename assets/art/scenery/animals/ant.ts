import { clay, groundShadow, linear, radial } from '#assets/art/kit/paint.ts';
import { at, circle, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { eye } from './eye.ts';

const ANT = clay('#2A0A1E', 4, { light: 0.7, tint: '#FFC9B0' });

/** An ant that walks to the left with a crumb held high; its feet at 0,0, about 100 wide and 90 high. */
export const ant = (): Svg =>
  at(0, 2, groundShadow(100, 0.26)) +
  line('M-18,-16 L-30,0 M0,-14 L-4,0 M16,-16 L26,0', '#5A2434', 6) +
  line('M-46,-44 C-52,-60 -62,-64 -68,-62 M-38,-46 C-40,-62 -46,-70 -52,-72', '#5A2434', 5) +
  ellipse(32, -26, 27, 20, { fill: linear(['#B5563E', '#7A2E34']), filter: ANT }) +
  ellipse(-2, -24, 17, 14, { fill: linear(['#B5563E', '#7A2E34']), filter: ANT }) +
  circle(-36, -32, 20, { fill: linear(['#C9664A', '#8A3638']), filter: ANT }) +
  eye(-42, -34, 6) +
  line('M-46,-22 q6,5 12,2', '#3A1C2A', 3) +
  line('M-6,-34 L-14,-52 M6,-34 L8,-54', '#5A2434', 5) +
  path('M-32,-60 C-30,-86 -2,-96 18,-82 C34,-72 30,-54 12,-50 C-8,-46 -28,-46 -32,-60Z', {
    fill: radial(['#FFD9A0', '#E2A056', '#C07A3A'], 0.4, 0.3, 0.8),
    filter: clay('#8A3A1A', 5, { light: 0.7 }),
  }) +
  each(
    [
      [-12, -68, 5],
      [10, -74, 4],
      [8, -58, 4],
    ] as const,
    ([x, y, r]) => circle(x, y, r, { fill: '#6B3420' }),
  );
