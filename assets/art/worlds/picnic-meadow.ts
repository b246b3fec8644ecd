import type { World } from '#assets/art/kit/drawing.ts';
import { at, each, ellipse } from '#assets/art/kit/svg.ts';
import { ant } from '#assets/art/scenery/animals/ant.ts';
import { across, vignette } from '#assets/art/scenery/frame.ts';
import { flower, rolling, roundTree, tuft, type Tones } from '#assets/art/scenery/land.ts';
import { basket } from '#assets/art/scenery/picnic/basket.ts';
import { cloth } from '#assets/art/scenery/picnic/cloth.ts';
import { cloudLayer, skyLayer } from '#assets/art/scenery/sky.ts';

const TREE: Tones = ['#9BE06A', '#4DB35C', '#0B5F5C'];
const FAR_TREE: Tones = ['#A6DFA0', '#6FBF92', '#2F8F9A'];
/** One tone: a gradient over so large a hill weighs as much as a basket. */
const FAR: Tones = ['#AEDFA6', '#AEDFA6', '#4FA9B8'];
const MEADOW: Tones = ['#C0EC78', '#7CC954', '#2F8F4A'];

/** cookie-crunch-count-medium: a picnic on a meadow, and ants that carry crumbs home. */
export const picnicMeadow: World = {
  name: 'picnic-meadow',
  place: 'field',
  horizon: 520,
  above: '#58BDF6',
  below: '#7CC954',
  layers: [
    skyLayer([
      [0, '#58BDF6'],
      [0.3, '#A2E0FC'],
      [0.5, '#EAFAFF'],
      [1, '#FFF6DC'],
    ]),
    cloudLayer('clouds', [{ x: 2040, y: 262, scale: 0.7 }], 0.6),
    {
      name: 'hills',
      pin: 'horizon',
      drift: 0.15,
      soft: true,
      box: across(340, 960),
      drawing:
        rolling(
          [
            [-60, 500],
            [420, 400],
            [900, 490],
            [1500, 420],
            [2060, 480],
            [2600, 400],
          ],
          960,
          FAR,
        ) + at(1980, 492, roundTree(FAR_TREE), { scale: 0.4 }),
    },
    {
      name: 'meadow',
      pin: 'bottom',
      drift: 0,
      drawing:
        rolling(
          [
            [-60, 600],
            [420, 628],
            [960, 590],
            [1560, 612],
            [2100, 584],
            [2600, 620],
          ],
          1120,
          MEADOW,
        ) +
        each(
          [
            [500, 700],
            [1980, 690],
          ] as const,
          ([x, y]) => at(x, y, tuft(['#A6E066', '#5FB548']), { scale: 0.8, opacity: 0.8 }),
        ) +
        cloth(),
    },
    {
      name: 'tree',
      pin: 'bottom-left',
      drift: 0.2,
      drawing:
        at(346, 690, roundTree(TREE), { scale: 1.84 }) +
        each(
          [
            [318, 726, '#FFFFFF'],
            [474, 716, '#FFE477'],
          ] as const,
          ([x, y, petal]) => at(x, y, flower(petal), { scale: 0.9 }),
        ),
    },
    {
      name: 'basket',
      pin: 'bottom-right',
      drift: 0,
      drawing:
        ellipse(2104, 706, 170, 16, { fill: '#2A5A2A', opacity: 0.25 }) +
        at(2100, 704, basket(), { scale: 0.9 }),
    },
    {
      name: 'ants',
      pin: 'bottom-right',
      drift: 0,
      drawing: at(2130, 1050, ant(), { scale: 0.74 }) + at(2026, 1058, ant(), { scale: 0.8 }),
    },
    vignette,
  ],
};
