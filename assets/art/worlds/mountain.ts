import type { World } from '#assets/art/kit/drawing.ts';
import { clay, clipped, linear } from '#assets/art/kit/paint.ts';
import { at, each, path, type Svg } from '#assets/art/kit/svg.ts';
import { vignette } from '#assets/art/scenery/frame.ts';
import { bush, fir, flower, rolling, type Tones } from '#assets/art/scenery/land.ts';
import { bird, cloudLayer, skyLayer, sunLayers } from '#assets/art/scenery/sky.ts';

const FIR: Tones = ['#7FD09A', '#2F8F7A', '#0B3F5C'];
const FAR_FIR: Tones = ['#A8DCC8', '#6FB8B8', '#3A7AA8'];
const FOOTHILL: Tones = ['#B8E69A', '#7CC58A', '#2F7A8A'];
const GROUND: Tones = ['#D6F0A8', '#9AD67E', '#3A8F6B'];

/** A peak with its foot along y 0: outline, snow line and tones; about 900 wide and 520 high. */
function peak(rock: Tones, snowShade: string): Svg {
  const outline =
    'M-470,0 C-360,-110 -300,-190 -220,-300 C-160,-380 -60,-520 0,-520 C60,-520 150,-390 220,-300 C310,-190 370,-110 470,0Z';
  const snow =
    'M-500,-560 H500 V-330 C300,-300 260,-240 214,-300 C180,-340 150,-270 106,-306 C70,-336 50,-258 0,-300 C-46,-338 -70,-262 -112,-306 C-150,-346 -190,-262 -230,-300 C-280,-340 -400,-300 -500,-300Z';
  return (
    path(outline, {
      fill: linear([rock[0], rock[1]]),
      filter: clay(rock[2], 26, { dark: 0.4, light: 0.5 }),
    }) +
    clipped(
      outline,
      path('M0,-560 L90,-300 L30,-150 L150,40 H520 V-560Z', { fill: rock[2], opacity: 0.12 }),
      path(snow, {
        fill: linear(['#FFFFFF', '#E9F4FF']),
        filter: clay(snowShade, 14, { dark: 0.35, light: 0.4 }),
      }),
      path('M0,-560 L80,-330 L60,-250 L300,-200 V-560Z', { fill: snowShade, opacity: 0.14 }),
    )
  );
}

/** number-trail-high-climb: a high snowy mountain on a clear morning. */
export const mountain: World = {
  name: 'mountain',
  place: 'field',
  horizon: 500,
  above: '#3A9AEA',
  below: '#9AD67E',
  layers: [
    skyLayer([
      [0, '#3A9AEA'],
      [0.26, '#7CC8F8'],
      [0.44, '#CFEDFF'],
      [0.56, '#FFF3E0'],
      [1, '#FFF3E0'],
    ]),
    ...sunLayers({ x: 520, y: 180, core: ['#FFFDE6', '#FFE37A', '#FFC83D'], glow: '#FFFBE6', radius: 80 }),
    cloudLayer(
      'clouds',
      [
        { x: 860, y: 130, scale: 0.7 },
        { x: 1760, y: 120, scale: 0.75 },
        { x: 2200, y: 230, scale: 0.85 },
        { x: 180, y: 300, scale: 0.8 },
      ],
      1,
    ),
    {
      name: 'far-peaks',
      pin: 'horizon',
      drift: 0.12,
      drawing:
        at(560, 590, peak(['#BFC8EE', '#93A6DC', '#5A62B0'], '#8FA8E0'), { scale: 0.6 }) +
        at(2050, 590, peak(['#BFC8EE', '#93A6DC', '#5A62B0'], '#8FA8E0'), { scale: 0.66 }) +
        at(120, 610, peak(['#CDD6F2', '#A6B6E4', '#6A72BC'], '#9FB6E6'), { scale: 0.5 }) +
        at(2420, 610, peak(['#CDD6F2', '#A6B6E4', '#6A72BC'], '#9FB6E6'), { scale: 0.5 }),
    },
    {
      name: 'peak',
      pin: 'horizon',
      drift: 0.25,
      drawing:
        at(1290, 590, peak(['#A8A6E0', '#7A7CC4', '#3F3A8F'], '#7A9AE0'), { scale: 1.02 }) +
        each(
          [
            [880, 250],
            [820, 282],
            [950, 284],
          ] as const,
          ([x, y]) => at(x, y, bird('#FFFFFF'), { scale: 0.45, opacity: 0.9 }),
        ),
    },
    {
      name: 'foothills',
      pin: 'horizon',
      drift: 0.4,
      drawing:
        each(
          [
            [640, 556, 0.42],
            [700, 566, 0.34],
            [1880, 560, 0.42],
            [1950, 568, 0.34],
            [1120, 572, 0.3],
            [1480, 574, 0.3],
          ] as const,
          ([x, y, scale]) => at(x, y, fir(FAR_FIR), { scale }),
        ) +
        rolling(
          [
            [-60, 520],
            [400, 566],
            [860, 530],
            [1300, 580],
            [1740, 532],
            [2160, 570],
            [2600, 520],
          ],
          1080,
          FOOTHILL,
        ) +
        each(
          [
            [470, 586, 0.62],
            [548, 592, 0.5],
            [2060, 590, 0.62],
            [1976, 596, 0.5],
          ] as const,
          ([x, y, scale]) => at(x, y, fir(FIR), { scale }),
        ),
    },
    {
      name: 'ground',
      pin: 'bottom',
      drift: 0,
      drawing: rolling(
        [
          [-60, 632],
          [480, 606],
          [1040, 628],
          [1560, 604],
          [2080, 626],
          [2600, 600],
        ],
        1100,
        GROUND,
      ),
    },
    {
      name: 'left-firs',
      pin: 'bottom-left',
      drift: 0.3,
      drawing:
        at(340, 650, fir(FIR), { scale: 1.2 }) +
        at(440, 664, fir(['#9BE0A0', '#3F9F80', '#0B3F5C']), { scale: 0.8 }),
    },
    {
      name: 'right-firs',
      pin: 'bottom-right',
      drift: 0.3,
      drawing: at(2190, 650, fir(FIR), { scale: 1.1 }) + at(2110, 662, bush(FIR), { scale: 0.7 }),
    },
    {
      name: 'flowers',
      pin: 'bottom',
      drift: 0,
      drawing: each(
        [
          [330, 800, '#FFFFFF', 0.9],
          [392, 860, '#CDAEFF', 1],
          [2130, 800, '#FFE477', 0.9],
          [2196, 866, '#FFFFFF', 1],
          [110, 860, '#FFE477', 1],
          [2420, 850, '#CDAEFF', 1],
        ] as const,
        ([x, y, petal, scale]) => at(x, y, flower(petal), { scale }),
      ),
    },
    vignette,
  ],
};
