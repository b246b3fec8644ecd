import type { World } from '#assets/art/kit/drawing.ts';
import { at, each, type Svg } from '#assets/art/kit/svg.ts';
import { GREENS, leafLayers, vignette } from '#assets/art/scenery/frame.ts';
import { duck } from '#assets/art/scenery/animals/duck.ts';
import { windmill } from '#assets/art/scenery/houses.ts';
import { bush, flower, rolling, roundTree, tuft, type Tones } from '#assets/art/scenery/land.ts';
import { boat, river } from '#assets/art/scenery/river/water.ts';
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

/** number-trail: a bright morning by a river with a windmill, a boat and a family of ducks. */
export const meadowPath: World = {
  name: 'meadow-path',
  place: 'field',
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
            [1760, 330],
            [1820, 356],
            [1704, 362],
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
        at(704, 520, windmill(), { scale: 0.8 }) +
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
        placedTrees(
          [
            [524, 560, 0.66],
            [860, 530, 0.46],
            [1690, 520, 0.5],
            [1930, 556, 0.66],
            [2010, 562, 0.5],
          ],
          TREE,
        ) +
        river() +
        at(1020, 594, boat(), { scale: 0.6 }) +
        at(1480, 600, duck(['#FFFFFF', '#E2ECF6'], '#5A7AA8'), { scale: 0.62 }) +
        each([1556, 1618], (x) => at(x, 601, duck(['#FFF0A0', '#FFC93A'], '#B5650E'), { scale: 0.4 })),
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
