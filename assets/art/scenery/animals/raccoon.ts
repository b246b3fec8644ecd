import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, bothSides, circle, ellipse, path, type Svg } from '#assets/art/kit/svg.ts';
import { eye } from './eye.ts';

const FUR = linear(['#B4AED0', '#837BAA']);

/** A raccoon that looks over an edge at y 0 with a cookie in its paws: head and paws, about 200 wide and 220 high. */
export const raccoon = (): Svg =>
  bothSides((side) =>
    at(
      side * 62,
      -150,
      path('M-34,30 C-40,-26 -22,-40 0,-40 C22,-40 40,-26 34,30Z', {
        fill: FUR,
        filter: clay('#2A1A50', 6),
      }) + ellipse(0, 0, 18, 24, { fill: '#4A3E70' }),
      { turn: side * 24 },
    ),
  ) +
  path('M-80,0 C-112,-40 -104,-164 0,-164 C104,-164 112,-40 80,0Z', {
    fill: FUR,
    filter: clay('#2A1A50', 11),
  }) +
  path('M0,-164 C16,-150 16,-118 0,-96 C-16,-118 -16,-150 0,-164Z', { fill: '#6A6096' }) +
  bothSides((side) =>
    path(
      `M${side * 10},-92 C${side * 24},-116 ${side * 62},-116 ${side * 92},-84 C${side * 90},-52 ${side * 58},-48 ${side * 34},-54 C${side * 16},-60 ${side * 8},-76 ${side * 10},-92Z`,
      { fill: '#453A6C' },
    ),
  ) +
  ellipse(0, -42, 46, 38, { fill: '#F6F2FF' }) +
  bothSides((side) => circle(side * 42, -80, 21, { fill: '#FFFFFF' }) + eye(side * 41, -79, 16)) +
  ellipse(0, -62, 15, 11, { fill: '#3A2450', filter: clay('#140A34', 3) }) +
  circle(0, 4, 38, {
    fill: radial(['#FFD9A0', '#E2A056', '#C07A3A'], 0.4, 0.3, 0.8),
    filter: clay('#8A3A1A', 6, { light: 0.7 }),
  }) +
  circle(-12, -6, 7, { fill: '#6A3420' }) +
  circle(12, 10, 7, { fill: '#6A3420' }) +
  bothSides((side) => ellipse(side * 46, 10, 26, 21, { fill: '#5A4E84', filter: clay('#1A0F3A', 5) }));
