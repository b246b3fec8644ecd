import { clay, linear } from '#assets/art/kit/paint.ts';
import { circle, each, rect, type Svg } from '#assets/art/kit/svg.ts';
import { plank, type Wood } from '#assets/art/scenery/room.ts';

const BLUE: Wood = ['#5F6AB8', '#454E9A', '#333A7E', '#14103F'];

/** A dresser with plates that shine in the moonlight; foot at 0,0, about 300 wide and 600 high. */
export const dresser = (): Svg =>
  plank(-150, -610, 300, 616, BLUE, 26) +
  each([-572, -420], (y) =>
    rect({ x: -126, y, width: 252, height: 136 }, 14, { fill: linear(['#1F2158', '#2C2F70']) }),
  ) +
  each(
    [
      [-66, -494, '#FF9CB0', '#C9406E'],
      [54, -494, '#8FE0E8', '#3A8FB8'],
      [-60, -342, '#FFD770', '#D98A2E'],
      [62, -342, '#C9A6FF', '#7A56C8'],
    ] as const,
    ([x, y, light, dark]) =>
      circle(x, y, 53, { fill: linear([light, dark]), filter: clay('#14103F', 6, { light: 0.7 }) }) +
      circle(x, y, 31, { fill: '#FFFFFF', opacity: 0.3 }),
  ) +
  each([-138, 8], (x) =>
    rect({ x: x + 8, y: -252, width: 122, height: 226 }, 18, {
      fill: linear(['#555FB0', '#3A4188']),
      filter: clay('#14103F', 7),
    }),
  ) +
  each([-22, 28], (x) => circle(x - 3, -140, 11, { fill: '#FFC93A', filter: clay('#8A3A0E', 4) }));
