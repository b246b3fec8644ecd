import type { World } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, circle, each, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import { village, type House } from '#assets/art/scenery/houses.ts';
import { bush, rolling, roundTree, type Tones } from '#assets/art/scenery/land.ts';
import { vignette } from '#assets/art/scenery/frame.ts';
import { counterLayer, OAK, placed, plank, WALNUT } from '#assets/art/scenery/room.ts';
import { cloudLayer, skyLayer } from '#assets/art/scenery/sky.ts';

const TREE: Tones = ['#9BE06A', '#4DB35C', '#0B5F5C'];
const HILL: Tones = ['#BFE9A4', '#8FD08A', '#2F8F7A'];
const SQUARE: Tones = ['#F6E4C4', '#E8C898', '#A8683A'];
const WINDOW = ['#BFEAFB', '#7FC8EE'] as const;
const HOUSES: readonly House[] = [
  [640, 540, 0.78, ['#FFF3E0', '#F6D8B8'], ['#7FC8EE', '#3F86D0']],
  [880, 530, 0.66, ['#FFE6E0', '#F2C0B8'], ['#FF9C8A', '#E2505E']],
  [1640, 530, 0.68, ['#FFF6D8', '#F2DCA0'], ['#B6A0F0', '#7A56D0']],
  [1890, 540, 0.8, ['#E8F6E8', '#C0E0C8'], ['#FFC06A', '#EE8A3A']],
];

/** A scalloped awning over the whole width, its upper edge at y 0. */
const awning = (): Svg =>
  times(18, (index) => {
    const x = index * 144 - 36;
    const tone = index % 2 ? ['#FFFDF4', '#FBE9D0'] : ['#FF9C8A', '#EE4A55'];
    return path(`M${x},-20 H${x + 144} V104 C${x + 144},160 ${x},160 ${x},104Z`, {
      fill: linear(tone),
      filter: clay('#7A1F3A', 7, { dark: 0.3, light: 0.4 }),
    });
  }) +
  rect({ x: -60, y: -40, width: 2660, height: 50 }, 10, {
    fill: linear(['#C9483F', '#A8303A']),
    filter: clay('#5A1236', 6),
  });

/** Small flags on a string between two points. */
const bunting = (): Svg => {
  const colours = ['#FDB02B', '#2CC9B2', '#9868F2', '#4DBDF5', '#F2559A'];
  const flags = times(15, (index) => {
    const share = (index + 0.5) / 15;
    const x = 460 + share * 1600;
    const y = 190 + 4 * 74 * share * (1 - share);
    return path(`M${x - 26},${y} H${x + 26} L${x},${y + 48}Z`, {
      fill: colours[index % 5],
      filter: clay('#5A1236', 4, { dark: 0.25, light: 0.4 }),
    });
  });
  return (
    path('M460,190 C990,288 1530,288 2060,190', { fill: 'none', stroke: '#FFF6E4', strokeWidth: 6 }) + flags
  );
};

/** A slatted crate heaped with round fruit; foot at 0,0, about 230 wide. */
const crate = (light: string, dark: string, shade: string): Svg =>
  each(
    [
      [-72, -104],
      [-24, -112],
      [26, -112],
      [74, -104],
      [-48, -140],
      [2, -148],
      [52, -140],
    ] as const,
    ([x, y]) => circle(x, y, 31, { fill: linear([light, dark]), filter: clay(shade, 6, { light: 0.7 }) }),
  ) +
  each([-84, -44, -4], (y) => plank(-116, y - 12, 232, 34, OAK, 8)) +
  each([-110, 84], (x) => plank(x, -104, 28, 112, WALNUT, 8));

/** none-left-fun: a market square under an awning, with a long empty table. */
export const marketStall: World = {
  name: 'market-stall',
  place: 'field',
  horizon: 500,
  above: '#4FB8F2',
  below: '#C98F4F',
  layers: [
    skyLayer([
      [0, '#4FB8F2'],
      [0.3, '#9EDDFB'],
      [0.46, '#E6F8FF'],
      [0.56, '#FFF3DC'],
      [1, '#FFF3DC'],
    ]),
    cloudLayer(
      'clouds',
      [
        { x: 560, y: 330, scale: 0.7 },
        { x: 1260, y: 360, scale: 0.6 },
        { x: 2120, y: 320, scale: 0.75 },
      ],
      1,
    ),
    {
      name: 'village',
      pin: 'horizon',
      drift: 0.2,
      drawing:
        rolling(
          [
            [-60, 480],
            [420, 430],
            [960, 488],
            [1420, 440],
            [2000, 486],
            [2600, 430],
          ],
          800,
          HILL,
        ) +
        each(
          [
            [460, 540, 0.66],
            [1060, 530, 0.5],
            [1460, 530, 0.5],
            [2100, 540, 0.7],
          ] as const,
          ([x, y, scale]) => at(x, y, roundTree(TREE), { scale }),
        ) +
        village(HOUSES, { shade: '#7A1F5C', window: WINDOW }) +
        rolling(
          [
            [-60, 540],
            [600, 526],
            [1260, 540],
            [1920, 526],
            [2600, 540],
          ],
          1080,
          SQUARE,
        ) +
        each(
          [
            [1180, 544, 0.5],
            [1340, 546, 0.44],
          ] as const,
          ([x, y, scale]) => at(x, y, bush(TREE), { scale }),
        ),
    },
    { name: 'bunting', pin: 'top', drift: 0.5, drawing: bunting() },
    { name: 'awning', pin: 'top', drift: 0, drawing: at(0, 0, awning()) },
    {
      name: 'crates-left',
      pin: 'bottom-left',
      drift: 0,
      drawing: placed([
        [330, 640, crate('#FFD770', '#F58A1A', '#AD4B0C'), 0.85],
        [560, 640, crate('#C4EE7C', '#5DBB3F', '#1F6B34'), 0.7],
      ]),
    },
    {
      name: 'crates-right',
      pin: 'bottom-right',
      drift: 0,
      drawing: placed([
        [2190, 640, crate('#FF9CB0', '#E2405E', '#7A0F3A'), 0.85],
        [1960, 640, crate('#C9A6FF', '#7A46DE', '#46209A'), 0.7],
      ]),
    },
    counterLayer('table', ['#F2CE94', '#DDAE6C'], ['#E2B072', '#D29C5A', '#BE864A', '#6B2F1A']),
    vignette,
  ],
};
