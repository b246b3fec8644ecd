import { clay, groundShadow, linear, radial } from '#assets/art/kit/paint.ts';
import { at, circle, line, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';

const OAK = ['#D99A62', '#A8643E'] as const;

/** A ship's wheel on its stand; foot at 0,0, about 320 wide and 400 high. */
export const wheel = (): Svg =>
  at(0, 2, groundShadow(200, 0.32, '#3A1236')) +
  path('M-54,0 L-34,-230 H34 L54,0Z', {
    fill: linear(['#B5704E', '#7A4038']),
    filter: clay('#3A1236', 9),
  }) +
  at(
    0,
    -236,
    times(8, (spoke) =>
      at(
        0,
        0,
        rect({ x: -10, y: -164, width: 20, height: 160 }, 10, {
          fill: linear([...OAK]),
          filter: clay('#3A1236', 4),
        }) + circle(0, -160, 17, { fill: OAK[0], filter: clay('#5A1A36', 4) }),
        { turn: spoke * 45 + 12 },
      ),
    ) +
      line('M0,-104 A104,104 0 1 1 -0.1,-104', '#6B3430', 40) +
      line('M0,-107 A104,104 0 1 1 -0.1,-107', '#C98452', 30) +
      line('M-58,-92 A106,106 0 0 1 40,-100', '#FFE0B0', 7, { opacity: 0.6 }) +
      circle(0, 0, 36, {
        fill: radial(['#FFF0A0', '#FFC93A', '#E28A12'], 0.36, 0.3, 0.8),
        filter: clay('#8A3A0E', 6, { light: 0.8 }),
      }),
  );

/** A barrel with a coil of rope on it; foot at 0,0, about 190 wide and 240 high. */
export const barrel = (): Svg =>
  at(0, 2, groundShadow(200, 0.3, '#3A1236')) +
  path('M-80,-4 C-108,-80 -108,-130 -80,-206 H80 C108,-130 108,-80 80,-4 C60,8 -60,8 -80,-4Z', {
    fill: linear(['#C98452', '#A8643E', '#7A4038'], 0),
    filter: clay('#3A1236', 11),
  }) +
  line('M-92,-160 C-50,-146 50,-146 92,-160 M-92,-52 C-50,-38 50,-38 92,-52', '#F2B84A', 18) +
  path('M-84,-206 C-84,-230 84,-230 84,-206 C84,-184 -84,-184 -84,-206Z', {
    fill: linear(['#8E5243', '#B5704E']),
    filter: clay('#3A1236', 4),
  });
