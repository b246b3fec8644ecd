import { clay, groundShadow, linear, radial } from '#assets/art/kit/paint.ts';
import { at, circle, each, group, line, path, times, type Svg } from '#assets/art/kit/svg.ts';
import type { Colours } from './shore.ts';

const FROND =
  'M0,-6 C70,-74 190,-84 300,10 C286,4 270,10 262,20 C250,4 232,8 226,22 C212,4 194,10 190,26 C176,8 156,14 152,32 C138,14 118,20 114,36 C100,20 82,24 78,38 C62,22 40,26 0,14Z';
const FRONDS = [
  [160, 0.78],
  [-162, 0.95],
  [24, 1],
  [-20, 1.05],
  [-128, 0.8],
  [-62, 0.86],
] as const;

/** Two kinds of fronds, and the trunk, each from light to dark. */
export interface PalmColours {
  readonly fronds: readonly [Colours, Colours];
  readonly vein: string;
  readonly trunk: Colours;
}
export const DAY_PALM: PalmColours = {
  fronds: [
    ['#6FD06A', '#2EA05F'],
    ['#8BDD5E', '#3BB265'],
  ],
  vein: '#D7F58C',
  trunk: ['#C98A54', '#8E5433'],
};

function frond({ fronds, vein }: PalmColours, index: number, turn: number, length: number): Svg {
  const colours = fronds[index % 2]!;
  return group(
    { transform: `rotate(${turn}) scale(${length} 1)` },
    path(FROND, { fill: linear(colours), filter: clay('#0B4F5C', 8, { light: 0.55, tint: vein }) }),
    line('M6,0 C90,-44 180,-50 272,6', vein, 5, { opacity: 0.55 }),
  );
}

/** A palm of about 680 pixels, standing on 0,0 and leaning to the right. */
export function palm(colours: PalmColours = DAY_PALM): Svg {
  const ring = (index: number) =>
    line(
      `M${-40 + index * 2.2},${-index * 62 - 6} C-14,${-index * 62 + 12} 14,${-index * 62 + 12} ${40 - index * 2.2},${-index * 62 - 6}`,
      '#6B3A2A',
      7,
      {
        opacity: 0.38,
        transform: `translate(${(index / 9) ** 2 * 92} 0)`,
      },
    );
  const nuts = [
    [-22, 22],
    [20, 28],
    [-2, 40],
  ] as const;
  return (
    at(0, 6, groundShadow(260, 0.3, '#7A3A12')) +
    path('M-46,6 C-40,-200 -20,-380 66,-590 L116,-580 C60,-400 40,-200 46,6Z', {
      fill: linear(colours.trunk, 0),
      filter: clay('#3A1236', 10, { tint: '#FFE2AE' }),
    }) +
    times(9, ring) +
    at(
      92,
      -586,
      each(FRONDS, ([turn, length], index) => frond(colours, index, turn, length)) +
        each(nuts, ([x, y]) =>
          circle(x, y, 25, {
            fill: radial(['#B5774A', '#7A4630'], 0.35, 0.3, 0.8),
            filter: clay('#2E0F2A', 6, { dark: 0.5, light: 0.4 }),
          }),
        ),
    )
  );
}
