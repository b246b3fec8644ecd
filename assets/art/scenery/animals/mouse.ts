import { clay, groundShadow, linear, radial } from '#assets/art/kit/paint.ts';
import { at, bothSides, circle, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { eye } from './eye.ts';

/** A mouse that sits and nibbles; its feet at 0,0, about 170 wide and 190 high. Light: how bright its fur is. */
export function mouse(fur: readonly [string, string] = ['#D6C9EE', '#9A88C8'], shade = '#3A2470'): Svg {
  const coat = (size: number) => clay(shade, size, { dark: 0.45, light: 0.6 });
  return (
    at(6, 2, groundShadow(170, 0.32, '#1A0F3A')) +
    line('M54,-10 C104,-2 132,-34 112,-64 C104,-78 88,-72 92,-58', '#E8A8BC', 10) +
    path('M-62,0 C-76,-62 -40,-104 4,-104 C52,-104 80,-56 64,0 C36,8 -36,8 -62,0Z', {
      fill: linear([...fur]),
      filter: coat(10),
    }) +
    ellipse(-4, -34, 36, 34, { fill: '#F6F0FF', opacity: 0.8 }) +
    bothSides((side) =>
      at(
        side * 46,
        -164,
        circle(0, 0, 35, { fill: linear([...fur]), filter: coat(6) }) +
          circle(0, 3, 22, { fill: linear(['#FFC4D2', '#E58AA8']) }),
      ),
    ) +
    path(
      'M-60,-112 C-62,-162 -30,-176 0,-176 C30,-176 62,-162 60,-112 C54,-74 20,-66 0,-66 C-20,-66 -54,-74 -60,-112Z',
      {
        fill: linear([...fur]),
        filter: coat(9),
      },
    ) +
    bothSides(
      (side) => eye(side * 25, -124, 10) + ellipse(side * 42, -100, 11, 8, { fill: '#FF9CB8', opacity: 0.6 }),
    ) +
    line('M-26,-92 H-62 M-26,-86 L-58,-78 M26,-92 H62 M26,-86 L58,-78', '#FFFFFF', 3, { opacity: 0.6 }) +
    ellipse(0, -100, 11, 8, { fill: '#F2709A', filter: clay('#8A1246', 3) }) +
    path('M-24,-60 C-24,-78 0,-86 16,-76 C30,-66 26,-44 8,-42 C-10,-40 -24,-46 -24,-60Z', {
      fill: radial(['#FFD9A0', '#E2A056', '#C07A3A'], 0.4, 0.3, 0.8),
      filter: clay('#8A3A1A', 4, { light: 0.7 }),
    }) +
    bothSides((side) => ellipse(side * 24, -56, 13, 11, { fill: fur[0], filter: coat(4) })) +
    bothSides((side) => ellipse(side * 34, -2, 25, 13, { fill: '#E8A8BC', filter: clay('#8A3A6A', 4) }))
  );
}
