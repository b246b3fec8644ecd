import { clay, linear } from '#assets/art/kit/paint.ts';
import { each, line, path, type Svg } from '#assets/art/kit/svg.ts';

const STONE = clay('#150A3A', 16, { dark: 0.5, light: 0.4, tint: '#B8C4FF' });

/** The cave's roof with stones that hang down; its upper edge lies beyond the picture. */
export const roof = (): Svg =>
  path(
    'M-60,-80 H2580 V190 C2500,150 2470,230 2440,330 C2410,230 2380,150 2300,130 C2240,120 2210,200 2190,262 C2160,180 2120,110 1990,96 C1900,90 1860,120 1830,190 C1800,110 1700,60 1560,56 C1400,40 1120,40 960,58 C820,66 720,110 690,196 C660,120 590,96 520,100 C420,110 380,190 352,282 C326,200 300,130 220,136 C150,150 110,240 84,350 C60,250 20,170 -60,180Z',
    { fill: linear(['#2A2460', '#3D3680', '#4E4698']), filter: STONE },
  );

/** The wall of rock at the left side, from the ground up; drawn around x 0 as the stage's edge. */
export const wall = (): Svg =>
  path(
    'M-320,-700 H20 C120,-640 60,-560 110,-480 C170,-400 90,-330 130,-240 C170,-150 210,-110 190,-20 C180,20 60,40 -320,40Z',
    { fill: linear(['#3A337C', '#4A4292', '#332C70'], 0), filter: STONE },
  ) +
  line('M30,-520 C56,-470 40,-420 62,-380 M60,-220 C90,-180 84,-130 112,-96', '#8A84D8', 9, { opacity: 0.4 });

const CRYSTALS = [
  [-64, 18, 96, -24, '#9FF0FF', '#2E8FD8'],
  [60, 20, 110, 22, '#F0B8FF', '#8A46D8'],
  [-14, 26, 176, -5, '#BFF6FF', '#3AA0E8'],
  [30, 20, 130, 9, '#E0C4FF', '#7A4AE0'],
] as const;

/** Crystals that shine of themselves; foot at 0,0, about 190 wide and 180 high. */
export const crystals = (): Svg =>
  each(CRYSTALS, ([x, half, height, turn, light, dark]) =>
    path(
      `M${-half},0 L${-half},${-height + half * 1.4} L0,${-height} L${half},${-height + half * 1.4} L${half},0Z`,
      {
        transform: `translate(${x} 0) rotate(${turn})`,
        fill: linear([light, dark], 60),
        filter: clay('#1A1470', 7, { dark: 0.5, light: 0.9 }),
      },
    ),
  ) +
  path('M-104,10 C-100,-18 -40,-24 0,-20 C50,-24 104,-14 110,10 C60,22 -60,22 -104,10Z', {
    fill: linear(['#4E4698', '#332C70']),
    filter: clay('#150A3A', 6),
  });
