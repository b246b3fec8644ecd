import type { World } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, circle, each, path, type Svg } from '#assets/art/kit/svg.ts';
import { leafLayers, vignette } from '#assets/art/scenery/frame.ts';
import { village, type House } from '#assets/art/scenery/houses.ts';
import { bush, fir, rolling, roundTree, tuft, type Tones } from '#assets/art/scenery/land.ts';
import { cloudLayer, nightStars, skyLayer, type CloudTones } from '#assets/art/scenery/sky.ts';

const TREE: Tones = ['#6FBF8E', '#2F7F7A', '#1A2A6B'];
const FIR: Tones = ['#5FA894', '#2A6B78', '#1A2A6B'];
const FAR: Tones = ['#B79BE0', '#8E7CC8', '#4A3A9A'];
const MIDDLE: Tones = ['#8FB2C0', '#5F8FA8', '#2A3F8A'];
const GROUND: Tones = ['#9FCB8E', '#6BA67E', '#2F5F7A'];
const LEAVES: readonly [Tones, Tones, Tones] = [
  ['#3F9A7A', '#1C5F6B', '#0B1F4A'],
  ['#4FAF8A', '#2A7A7A', '#0B1F4A'],
  ['#36887A', '#195466', '#0B1F4A'],
];
const CLOUD: CloudTones = ['#FFE3D6', '#FFC6CC', '#E7A3CF', '#8A4FB0'];

const LIT = ['#FFF6B8', '#FFC95A'] as const;
const HOUSES: readonly House[] = [
  [560, 560, 0.6, ['#FFE6D0', '#E8B8A8'], ['#C98AE0', '#8A4FB8']],
  [790, 528, 0.5, ['#FFF0D8', '#E8C0A0'], ['#FF9C8A', '#D2546E']],
  [1020, 560, 0.56, ['#F6E0F0', '#D0A8D0'], ['#6FB4E8', '#3F6FC0']],
  [1500, 548, 0.54, ['#FFE6D0', '#E8B8A8'], ['#FFC06A', '#E0803A']],
  [1735, 536, 0.6, ['#FFF0D8', '#E8C0A0'], ['#C98AE0', '#8A4FB8']],
];

const glow = (x: number, y: number, radius: number): Svg =>
  circle(x, y, radius, {
    fill: radial([
      [0, '#FFF3C0', 0.55],
      [0.5, '#FFE9B0', 0.16],
      [1, '#FFE9B0', 0],
    ]),
  });

/** Only at the sides: the stones are in the middle. */
const FIREFLIES = [
  [352, 660, 1],
  [420, 742, 0.8],
  [478, 690, 0.6],
  [2048, 700, 0.9],
  [2122, 664, 0.6],
  [2186, 752, 1],
  [150, 720, 1],
  [232, 668, 0.7],
  [2300, 700, 0.8],
  [2410, 660, 1],
] as const;
const firefly = (): Svg => glow(0, 0, 34) + circle(0, 0, 6, { fill: '#FFFBD6' });

const moonlight = (): Svg =>
  circle(0, 0, 300, {
    fill: radial([
      [0, '#FFF8E6', 0.75],
      [0.3, '#FFF3E0', 0.3],
      [1, '#FFE9E6', 0],
    ]),
  });

const moon = (): Svg =>
  circle(0, 0, 84, {
    fill: radial(['#FFFEF4', '#FFF0C4', '#FFDE9A'], 0.42, 0.38, 0.62),
    filter: clay('#C98A7A', 11, { dark: 0.35 }),
  }) +
  circle(-26, -12, 15, { fill: '#F2D9A0', opacity: 0.5 }) +
  circle(24, 26, 11, { fill: '#F2D9A0', opacity: 0.5 });

/** A lamp post with a warm light; foot at 0,0, about 220 high. */
const lamp = (): Svg =>
  circle(0, -190, 120, {
    fill: radial([
      [0, '#FFF6C8', 0.6],
      [1, '#FFF0D0', 0],
    ]),
  }) +
  path('M-7,4 L-5,-160 L5,-160 L7,4Z', {
    fill: linear(['#5A4A8A', '#3A2F6B'], 0),
    filter: clay('#1A1240', 3),
  }) +
  circle(0, -186, 26, { fill: radial(['#FFFDE6', '#FFE38A', '#FFC04A'], 0.45, 0.4, 0.6) }) +
  path('M-26,-208 C-18,-232 18,-232 26,-208Z', { fill: '#4A3A7A', filter: clay('#1A1240', 3) });

/** number-trail-heading-home: dusk over a village with lit windows; the trail counts down to home. */
export const eveningVillage: World = {
  name: 'evening-village',
  place: 'dusk',
  horizon: 470,
  above: '#4A4AA8',
  below: '#6BA67E',
  layers: [
    skyLayer([
      [0, '#4346A6'],
      [0.2, '#7A62C4'],
      [0.36, '#E08FB8'],
      [0.46, '#FFC4A0'],
      [0.54, '#FFE6B8'],
      [1, '#FFE6B8'],
    ]),
    {
      name: 'moonlight',
      pin: 'top',
      drift: 0,
      soft: true,
      shrink: 0.0625,
      drawing: at(1960, 180, moonlight()),
    },
    {
      name: 'moon',
      pin: 'top',
      drift: 0,
      soft: true,
      drawing:
        at(1960, 180, moon()) +
        nightStars([
          { x: 420, y: 120, scale: 0.7 },
          { x: 640, y: 210, scale: 0.45 },
          { x: 880, y: 90, scale: 0.6 },
          { x: 1180, y: 170, scale: 0.5 },
          { x: 1440, y: 80, scale: 0.7 },
          { x: 1640, y: 230, scale: 0.45 },
          { x: 2230, y: 90, scale: 0.6 },
          { x: 180, y: 230, scale: 0.5 },
          { x: 2400, y: 240, scale: 0.5 },
        ]),
    },
    cloudLayer(
      'clouds',
      [
        { x: 520, y: 310, scale: 0.85 },
        { x: 1320, y: 270, scale: 0.7 },
        { x: 2280, y: 330, scale: 0.8 },
        { x: 120, y: 350, scale: 0.6 },
      ],
      1,
      CLOUD,
    ),
    {
      name: 'far-hills',
      pin: 'horizon',
      drift: 0.15,
      drawing:
        rolling(
          [
            [-60, 450],
            [320, 384],
            [760, 458],
            [1200, 372],
            [1640, 452],
            [2060, 380],
            [2600, 440],
          ],
          960,
          FAR,
        ) +
        each(
          [
            [1180, 386, 0.3],
            [1230, 392, 0.24],
            [2080, 392, 0.3],
            [330, 398, 0.28],
          ] as const,
          ([x, y, scale]) => at(x, y, fir(['#8FA0D0', '#6A6FB8', '#3A2F8A']), { scale }),
        ),
    },
    {
      name: 'village',
      pin: 'horizon',
      drift: 0.35,
      drawing:
        each(
          [
            [430, 556, 0.6],
            [1880, 556, 0.66],
            [1310, 560, 0.5],
          ] as const,
          ([x, y, scale]) => at(x, y, fir(FIR), { scale }),
        ) +
        rolling(
          [
            [-60, 510],
            [420, 556],
            [900, 514],
            [1320, 562],
            [1760, 516],
            [2200, 560],
            [2600, 520],
          ],
          1080,
          MIDDLE,
        ) +
        village(HOUSES, { shade: '#3A1F6B', window: LIT }) +
        at(1180, 566, bush(TREE), { scale: 0.5 }) +
        at(1640, 560, bush(TREE), { scale: 0.5 }) +
        at(2020, 566, roundTree(TREE), { scale: 0.55 }),
    },
    // Light needs few pixels; cut into pieces it would show their seams.
    {
      name: 'glow',
      pin: 'horizon',
      drift: 0.35,
      soft: true,
      shrink: 0.0625,
      drawing: each(HOUSES, ([x, y]) => glow(x, y - 40, 170)),
    },
    {
      name: 'ground',
      pin: 'bottom',
      drift: 0,
      drawing:
        rolling(
          [
            [-60, 626],
            [460, 600],
            [980, 624],
            [1500, 598],
            [2080, 622],
            [2600, 596],
          ],
          1100,
          GROUND,
        ) +
        each(
          [
            [600, 690],
            [1010, 664],
            [1400, 668],
            [1850, 694],
            [260, 890],
            [2270, 890],
          ] as const,
          ([x, y]) => at(x, y, tuft(['#8FC48A', '#5A9A7A']), { scale: 0.8, opacity: 0.8 }),
        ) +
        each(FIREFLIES, ([x, y, size]) => at(x, y, firefly(), { scale: size })),
    },
    { name: 'left-lamp', pin: 'bottom-left', drift: 0, drawing: at(362, 740, lamp(), { scale: 1.1 }) },
    { name: 'right-lamp', pin: 'bottom-right', drift: 0, drawing: at(2160, 740, lamp(), { scale: 1.1 }) },
    ...leafLayers(LEAVES),
    vignette,
  ],
};
