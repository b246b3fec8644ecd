import type { World } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, circle, each, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import { vignette } from '#assets/art/scenery/frame.ts';
import { counterLayer, plank, roomWindow, stripes, wallLayer, WALNUT } from '#assets/art/scenery/room.ts';
import { WHOLE } from '#assets/art/scenery/sky.ts';

const SPINES = ['#FB6A63', '#FDB02B', '#2CC9B2', '#9868F2', '#4DBDF5', '#F2559A', '#8BDD5E'] as const;

/** Books side by side on a shelf from x 0, standing on y 0. Heights and widths differ so that it looks used. */
function books(count: number, first: number): Svg {
  let x = 0;
  return times(count, (index) => {
    const width = 34 + ((index * 7 + first) % 3) * 8;
    const height = 104 + ((index * 5 + first) % 4) * 14;
    const colour = SPINES[(index + first) % SPINES.length]!;
    const book =
      rect({ x, y: -height, width: width - 3, height }, 7, {
        fill: colour,
        filter: clay('#3A1236', 5, { dark: 0.5, light: 0.5 }),
      }) +
      rect({ x: x + 7, y: -height + 18, width: width - 17, height: 7 }, 3, { fill: '#FFF6DC', opacity: 0.7 });
    x += width;
    return book;
  });
}

/** A tall bookcase; foot at 0,0, about 400 wide and 560 high. */
const bookcase = (): Svg =>
  plank(-210, -570, 420, 590, WALNUT, 22) +
  each([-540, -368, -196], (y) =>
    rect({ x: -184, y, width: 368, height: 154 }, 12, { fill: linear(['#3E1F2E', '#57303A']) }),
  ) +
  at(-172, -388, books(8, 0)) +
  at(-172, -216, books(5, 3)) +
  at(
    70,
    -216,
    circle(0, -44, 42, {
      fill: radial(['#BFEAFB', '#4DA6E8', '#2468C0'], 0.36, 0.3, 0.8),
      filter: clay('#12348A', 6),
    }) +
      path(
        'M-24,-62 C-6,-78 18,-66 10,-48 C2,-36 -22,-40 -24,-62Z M6,-28 C18,-34 30,-24 22,-14 C14,-8 4,-16 6,-28Z',
        { fill: '#7FD08A' },
      ),
  ) +
  at(-172, -44, books(8, 5));

/**
 * A tall clock; foot at 0,0, about 200 wide and 580 high. Dots instead of numbers, which could be taken for part of a
 * question.
 */
const clock = (): Svg =>
  plank(-86, -430, 172, 440, WALNUT, 22) +
  rect({ x: -54, y: -372, width: 108, height: 250 }, 22, { fill: linear(['#3E1F2E', '#57303A']) }) +
  path('M0,-372 V-214', { fill: 'none', stroke: '#E8B84A', strokeWidth: 8 }) +
  circle(0, -196, 32, {
    fill: radial(['#FFF0A0', '#FFC93A', '#E28A12'], 0.36, 0.3, 0.8),
    filter: clay('#8A3A0E', 5, { light: 0.8 }),
  }) +
  plank(-104, -60, 208, 70, WALNUT, 18) +
  circle(0, -482, 106, { fill: linear([WALNUT[0], WALNUT[2]]), filter: clay(WALNUT[3], 10) }) +
  circle(0, -482, 80, {
    fill: linear(['#FFFDF4', '#FFEFCB']),
    filter: clay('#8A4A1A', 5, { dark: 0.4, inset: true }),
  }) +
  times(12, (index) =>
    circle(0, -546, index % 3 === 0 ? 6 : 3.5, {
      fill: '#8A5A3A',
      transform: `rotate(${index * 30} 0 -482)`,
    }),
  ) +
  path('M-26,-512 L0,-482 L22,-526', {
    fill: 'none',
    stroke: '#4A2354',
    strokeWidth: 9,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) +
  circle(0, -482, 8, { fill: '#FFC93A' });

/**
 * shape-detective: a detective's study in the evening with all its lamps on, as a round leaves it. The middle of the wall and the
 * desk are empty: things of the game are there.
 */
export const detectiveStudy: World = {
  name: 'detective-study',
  place: 'dim',
  horizon: 560,
  above: '#5FB0A8',
  below: '#8E5638',
  layers: [
    wallLayer(
      rect(WHOLE, 0, { fill: linear(['#5FB0A8', '#8FD0C0']) }) + stripes('#FFFFFF', 120, 56, 1080, 0.16),
    ),
    {
      name: 'window',
      pin: 'horizon',
      drift: 0.1,
      drawing: at(
        1862,
        318,
        roomWindow(300, 250, ['#3A4C9C', '#8C7CCB', '#4A7C78'], ['#D9A46A', '#A8703F', '#4A1F2E']),
      ),
    },
    { name: 'bookcase', pin: 'bottom-left', drift: 0, drawing: at(420, 690, bookcase(), { scale: 0.95 }) },
    { name: 'clock', pin: 'bottom-right', drift: 0, drawing: at(2110, 664, clock(), { scale: 0.94 }) },
    counterLayer('desk', ['#D29A62', '#B07848'], ['#AE6E44', '#9A5E3A', '#844E31', '#3A1226']),
    vignette,
  ],
};
