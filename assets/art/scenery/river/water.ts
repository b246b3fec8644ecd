import { clay, linear } from '#assets/art/kit/paint.ts';
import { ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';

/** A river across the whole world; on wide stages the near bank covers its lower half. */
export const river = (): Svg =>
  path(
    'M-60,548 C300,520 620,572 1000,552 C1400,530 1780,570 2100,550 C2300,538 2480,548 2600,540 V652 C2200,636 1900,660 1500,648 C1000,636 500,662 -60,650Z',
    { fill: linear(['#BDF0FF', '#6CCBF4', '#46AEE6']) },
  ) +
  line(
    'M250,572 H420 M520,588 H610 M1160,572 H1330 M1420,590 H1480 M1770,584 H1900 M2080,570 H2230',
    '#FFFFFF',
    6,
    { opacity: 0.55 },
  );

/** A little sailing boat; the water at y 0, about 150 wide and 170 high. */
export const boat = (): Svg =>
  ellipse(0, 4, 84, 9, { fill: '#FFFFFF', opacity: 0.5 }) +
  line('M-4,-26 V-164', '#9A6238', 8) +
  path('M6,-158 C50,-120 64,-84 66,-48 H6Z', {
    fill: linear(['#FFFFFF', '#E8EEF8']),
    filter: clay('#5A7AA8', 5, { dark: 0.35 }),
  }) +
  path('M-14,-132 C-44,-104 -54,-76 -56,-48 H-14Z', { fill: '#FF8A7A', filter: clay('#9A1F4A', 5) }) +
  path('M-80,-36 H80 C74,-8 56,6 36,6 H-36 C-56,6 -74,-8 -80,-36Z', {
    fill: linear(['#D98A4E', '#A8603A']),
    filter: clay('#4A1F2E', 6, { light: 0.7 }),
  });
