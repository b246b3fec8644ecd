import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';

/** The cave's ground: a flat shelf of rock, lit by the moon in the middle. */
export const shelfOfRock = (): Svg =>
  path('M-60,700 C300,660 640,690 1000,676 C1400,664 1800,694 2580,668 V1140 H-60Z', {
    fill: linear(['#8078C4', '#6A62AE', '#4A4490']),
    filter: clay('#150A3A', 12, { dark: 0.2, light: 0.6, tint: '#D8DCFF' }),
  }) +
  ellipse(1260, 860, 960, 230, {
    fill: radial([
      [0, '#DCE4FF', 0.42],
      [0.6, '#C8D4FF', 0.16],
      [1, '#C8D4FF', 0],
    ]),
  }) +
  line(
    'M420,800 C500,786 560,806 640,796 M1700,1000 C1790,984 1860,1008 1960,992 M700,1030 C780,1016 860,1040 940,1026 M1880,780 C1950,770 2010,786 2080,776',
    '#4A4490',
    7,
    { opacity: 0.4 },
  );

/** Water that lies still before the cave's mouth and mirrors the moon. */
export const pool = (): Svg =>
  path('M-60,560 H2580 V1020 H-60Z', { fill: linear(['#9FD0FF', '#4A86E0', '#2A4FA8']) }) +
  line(
    'M1560,590 H1680 M1520,616 H1740 M1590,642 H1700 M700,600 H800 M2000,630 H2120 M420,640 H520',
    '#F0F6FF',
    7,
    {
      opacity: 0.6,
    },
  );
