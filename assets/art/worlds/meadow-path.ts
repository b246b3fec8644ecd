import type { World } from '#assets/art/kit/drawing.ts';
import { at, each, type Svg } from '#assets/art/kit/svg.ts';
import { GREENS, leafLayers, vignette } from '#assets/art/scenery/frame.ts';
import { cottage, windmill } from '#assets/art/scenery/houses.ts';
import { bush, flower, rolling, roundTree, tuft, type Tones } from '#assets/art/scenery/land.ts';
import { bird, cloudLayer, skyLayer, sunLayers } from '#assets/art/scenery/sky.ts';

const TREE: Tones = ['#9BE06A', '#4DB35C', '#0B5F5C'];
const FAR_TREE: Tones = ['#A6DFA0', '#6FBF92', '#2F8F9A'];
const FAR: Tones = ['#BFE9B4', '#93D2A4', '#4FA9B8'];
const MIDDLE: Tones = ['#B2E57E', '#7CC963', '#1F8F6A'];
const MEADOW: Tones = ['#C4EE7C', '#86CF58', '#2F8F4A'];

/** Wild flowers only at the edges: the path runs through the plain middle. */
const FLOWERS: readonly (readonly [x: number, y: number, petal: string, scale: number])[] = [
  [330, 760, '#FFFFFF', 0.9],
  [392, 812, '#FF9CC4', 1],
  [446, 748, '#FFE477', 0.8],
  [2076, 770, '#FFFFFF', 0.95],
  [2136, 826, '#CDAEFF', 1],
  [2190, 762, '#FF9C8A', 0.85],
  [120, 840, '#FFFFFF', 1],
  [2400, 850, '#FFE477', 1],
  [820, 640, '#FFFFFF', 0.6],
  [1690, 640, '#FF9CC4', 0.6],
];

const placedTrees = (trees: readonly (readonly [x: number, y: number, scale: number])[], tones: Tones): Svg =>
  each(trees, ([x, y, scale]) => at(x, y, roundTree(tones), { scale }));

/** number-trail: a bright morning on a meadow with a windmill. */
export const meadowPath: World = {
  name: 'meadow-path',
  horizon: 470,
  above: '#3FB0F2',
  below: '#86CF58',
  layers: [
    skyLayer([
      [0, '#3FB0F2'],
      [0.3, '#84D4FB'],
      [0.46, '#D4F3FF'],
      [0.56, '#FFF6DC'],
      [1, '#FFF6DC'],
    ]),
    ...sunLayers({ x: 1985, y: 190, core: ['#FFFDE6', '#FFE37A', '#FFC83D'], glow: '#FFFBE6' }),
    cloudLayer(
      'clouds',
      [
        { x: 420, y: 180, scale: 0.95 },
        { x: 900, y: 110, scale: 0.7 },
        { x: 1500, y: 170, scale: 0.85 },
        { x: 2330, y: 260, scale: 0.8 },
        { x: 60, y: 300, scale: 0.8 },
      ],
      1,
    ),
    {
      name: 'far-hills',
      pin: 'horizon',
      drift: 0.15,
      drawing:
        each(
          [
            [700, 300],
            [760, 330],
            [640, 335],
          ] as const,
          ([x, y]) => at(x, y, bird('#FFFFFF'), { scale: 0.5, opacity: 0.9 }),
        ) +
        rolling(
          [
            [-60, 470],
            [260, 392],
            [640, 462],
            [1060, 380],
            [1500, 456],
            [1960, 384],
            [2300, 450],
            [2600, 410],
          ],
          960,
          FAR,
        ) +
        placedTrees(
          [
            [250, 408, 0.34],
            [300, 414, 0.28],
            [1040, 396, 0.34],
            [1100, 402, 0.27],
            [2120, 420, 0.3],
          ],
          FAR_TREE,
        ),
    },
    {
      name: 'hills',
      pin: 'horizon',
      drift: 0.35,
      drawing:
        at(1640, 520, windmill(), { scale: 0.72 }) +
        rolling(
          [
            [-60, 500],
            [380, 560],
            [820, 500],
            [1280, 566],
            [1700, 508],
            [2160, 568],
            [2600, 520],
          ],
          1080,
          MIDDLE,
        ) +
        at(
          700,
          536,
          cottage({
            wall: ['#FFF6E0', '#F6DDB8'],
            roof: ['#FF9C8A', '#E2505E'],
            shade: '#7A1F5C',
            window: ['#BFEAFB', '#7FC8EE'],
          }),
          { scale: 0.56 },
        ) +
        placedTrees(
          [
            [500, 566, 0.7],
            [566, 570, 0.5],
            [860, 532, 0.46],
            [1930, 560, 0.66],
            [2010, 570, 0.5],
          ],
          TREE,
        ) +
        at(1460, 560, bush(TREE), { scale: 0.6 }),
    },
    {
      name: 'meadow',
      pin: 'bottom',
      drift: 0,
      drawing:
        rolling(
          [
            [-60, 640],
            [420, 596],
            [960, 622],
            [1560, 600],
            [2100, 618],
            [2600, 590],
          ],
          1100,
          MEADOW,
        ) +
        each(
          [
            [560, 700],
            [980, 660],
            [1380, 664],
            [1820, 706],
            [240, 900],
            [2290, 900],
          ] as const,
          ([x, y]) => at(x, y, tuft(['#A6E066', '#5FB548']), { scale: 0.8, opacity: 0.8 }),
        ) +
        each(FLOWERS, ([x, y, petal, scale]) => at(x, y, flower(petal), { scale })),
    },
    {
      name: 'left-tree',
      pin: 'bottom-left',
      drift: 0.5,
      drawing: at(330, 700, roundTree(TREE), { scale: 1.45 }) + at(230, 730, bush(TREE), { scale: 0.95 }),
    },
    ...leafLayers(GREENS),
    vignette,
  ],
};
