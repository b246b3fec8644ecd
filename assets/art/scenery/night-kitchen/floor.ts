import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { ellipse, rect, type Svg } from '#assets/art/kit/svg.ts';

/** Where the floor begins. */
export const FLOOR = 640;

/** A plain floor, lit by the lamp in the middle: a game's table stands before it. */
export function floor(): Svg {
  const bottom = 1120;
  return (
    rect({ x: -40, y: FLOOR, width: 2600, height: bottom - FLOOR }, 0, {
      fill: linear(['#3F468F', '#50599F', '#3A4188']),
    }) +
    ellipse(1260, 850, 900, 260, {
      fill: radial([
        [0, '#FFE9B0', 0.5],
        [0.5, '#FFDFA0', 0.26],
        [1, '#FFDFA0', 0],
      ]),
    }) +
    rect({ x: -40, y: FLOOR - 44, width: 2600, height: 50 }, 14, {
      fill: linear(['#6872BE', '#454D98']),
      filter: clay('#14103F', 7, { light: 0.6, tint: '#C8D0FF' }),
    })
  );
}
