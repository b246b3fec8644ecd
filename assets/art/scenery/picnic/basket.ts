import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { loaf } from '#assets/art/scenery/room.ts';
import { apple } from '#assets/art/things/fruit.ts';

/** A wicker basket with a loaf and apples in it; foot at 0,0, about 300 wide and 330 high. */
export const basket = (): Svg =>
  line('M-118,-150 C-110,-330 110,-330 118,-150', '#8A5433', 22) +
  line('M-118,-154 C-110,-326 110,-326 118,-154', '#D9A05A', 9, { opacity: 0.7 }) +
  at(-46, -140, loaf(), { scale: 0.9, turn: -12 }) +
  at(66, -172, apple(), { scale: 0.78 }) +
  path('M-142,-150 H142 L116,-6 C112,8 -112,8 -116,-6Z', {
    fill: linear(['#E8B878', '#C98F4F', '#A86E3A']),
    filter: clay('#5A2A1A', 11, { dark: 0.5, light: 0.6, tint: '#FFF0C8' }),
  }) +
  each([-106, -62, -22], (y) =>
    line(`M${-134 - y * -0.14},${y} H${134 + y * 0.14}`, '#7A4526', 6, { opacity: 0.3 }),
  ) +
  each([-84, -42, 0, 42, 84], (x) => line(`M${x * 1.1},-136 L${x},-8`, '#FFE3B0', 7, { opacity: 0.3 })) +
  path('M-150,-166 C-150,-180 150,-180 150,-166 V-148 C150,-136 -150,-136 -150,-148Z', {
    fill: linear(['#F2C98A', '#C98F4F']),
    filter: clay('#5A2A1A', 6, { light: 0.7 }),
  }) +
  path('M20,-164 C60,-170 120,-170 146,-162 L128,-74 C112,-84 104,-70 92,-82 C80,-66 66,-86 54,-72Z', {
    fill: linear(['#FFFDF6', '#F2D9D4']),
    filter: clay('#A8501A', 5, { dark: 0.35 }),
  }) +
  each(
    [
      [64, -140],
      [104, -130],
      [88, -102],
    ] as const,
    ([x, y]) => ellipse(x, y, 9, 8, { fill: '#EE6A70', opacity: 0.75 }),
  );
