import type { World } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, each, path, type Svg } from '#assets/art/kit/svg.ts';
import { vignette } from '#assets/art/scenery/frame.ts';
import { bush, rolling, tuft, type Tones } from '#assets/art/scenery/land.ts';
import { bird, cloudLayer, skyLayer, sunLayers, type CloudTones } from '#assets/art/scenery/sky.ts';

const LEAVES: Tones = ['#B9D65A', '#6FA548', '#2F5F4A'];
const FAR_LEAVES: Tones = ['#C9CF86', '#A3B070', '#7A6A6A'];
const FAR: Tones = ['#F2C9A0', '#E0A98A', '#A85F7A'];
const MIDDLE: Tones = ['#F6D98A', '#E3B865', '#A8632A'];
const GROUND: Tones = ['#FBE49A', '#F0C468', '#B5702A'];
const CLOUD: CloudTones = ['#FFFFFF', '#FFF3E4', '#FFDCC0', '#E09A7A'];

/** An acacia with its flat crown; foot at 0,0, about 420 wide and 330 high. */
function acacia([light, dark, shade]: Tones): Svg {
  const crown =
    'M-210,-232 C-214,-268 -160,-276 -132,-268 C-120,-304 -44,-316 -16,-296 C16,-324 96,-314 112,-278 C150,-290 214,-272 208,-236 C206,-212 150,-206 110,-214 C70,-196 -10,-198 -40,-210 C-90,-194 -204,-204 -210,-232Z';
  return (
    path(
      'M-16,4 C-10,-60 -6,-110 -34,-150 C-56,-178 -84,-196 -110,-220 L-92,-228 C-60,-206 -30,-190 -10,-160 C4,-196 40,-214 84,-228 L98,-216 C54,-196 22,-170 16,-130 C12,-90 14,-40 20,4Z',
      {
        fill: linear(['#B5774A', '#7A4630'], 0),
        filter: clay('#3A1236', 7, { light: 0.35 }),
      },
    ) + path(crown, { fill: linear([light, dark]), filter: clay(shade, 13, { light: 0.6, tint: '#FFF6B0' }) })
  );
}

/** A smooth boulder, foot at 0,0, about 150 wide. */
const boulder = (): Svg =>
  path('M-78,6 C-92,-30 -60,-72 -14,-74 C34,-78 84,-40 76,6 C30,16 -40,16 -78,6Z', {
    fill: linear(['#E8C8A8', '#B98A78']),
    filter: clay('#6B2F5A', 11),
  });

/** sound-safari: a warm afternoon on the savanna. */
export const savanna: World = {
  name: 'savanna',
  place: 'warm',
  horizon: 480,
  above: '#4FB4EE',
  below: '#F0C468',
  layers: [
    skyLayer([
      [0, '#4FB4EE'],
      [0.22, '#9FDCF6'],
      [0.38, '#FFEFC4'],
      [0.48, '#FFD79A'],
      [1, '#FFD79A'],
    ]),
    ...sunLayers({
      x: 1620,
      y: 330,
      core: ['#FFFDE6', '#FFE08A', '#FFB84A'],
      glow: '#FFF6D8',
      radius: 104,
      pin: 'horizon',
    }),
    cloudLayer(
      'clouds',
      [
        { x: 520, y: 150, scale: 0.85 },
        { x: 1080, y: 110, scale: 0.65 },
        { x: 2120, y: 170, scale: 0.85 },
        { x: 150, y: 260, scale: 0.7 },
      ],
      1,
      CLOUD,
    ),
    {
      name: 'far',
      pin: 'horizon',
      drift: 0.15,
      drawing:
        each(
          [
            [860, 250],
            [930, 280],
            [800, 286],
          ] as const,
          ([x, y]) => at(x, y, bird('#FFF6E6'), { scale: 0.45 }),
        ) +
        rolling(
          [
            [-60, 460],
            [300, 408],
            [700, 470],
            [1180, 424],
            [1560, 466],
            [2040, 404],
            [2600, 456],
          ],
          960,
          FAR,
        ) +
        each(
          [
            [330, 424, 0.36],
            [1170, 436, 0.3],
            [1290, 446, 0.22],
            [2080, 422, 0.36],
            [2200, 430, 0.26],
          ] as const,
          ([x, y, scale]) => at(x, y, acacia(FAR_LEAVES), { scale }),
        ),
    },
    {
      name: 'middle',
      pin: 'horizon',
      drift: 0.35,
      drawing:
        rolling(
          [
            [-60, 510],
            [440, 548],
            [940, 506],
            [1420, 556],
            [1880, 512],
            [2600, 540],
          ],
          1080,
          MIDDLE,
        ) +
        at(660, 540, acacia(LEAVES), { scale: 0.62 }) +
        at(1860, 536, acacia(LEAVES), { scale: 0.52 }) +
        each(
          [
            [900, 536, 0.4],
            [1330, 562, 0.45],
            [1560, 556, 0.36],
          ] as const,
          ([x, y, scale]) => at(x, y, bush(LEAVES), { scale }),
        ),
    },
    {
      name: 'ground',
      pin: 'bottom',
      drift: 0,
      drawing:
        rolling(
          [
            [-60, 628],
            [500, 602],
            [1040, 626],
            [1580, 600],
            [2100, 622],
            [2600, 598],
          ],
          1100,
          GROUND,
        ) +
        each(
          [
            [480, 690, 0.9],
            [780, 650, 0.6],
            [1260, 656, 0.6],
            [1720, 652, 0.6],
            [1996, 644, 0.6],
            [200, 860, 1.2],
            [2330, 860, 1.2],
          ] as const,
          ([x, y, scale]) => at(x, y, tuft(['#E8D36A', '#B9A23F']), { scale }),
        ),
    },
    {
      name: 'left-acacia',
      pin: 'bottom-left',
      drift: 0.3,
      drawing: at(320, 740, acacia(LEAVES), { scale: 1.25 }) + at(430, 756, boulder(), { scale: 0.7 }),
    },
    {
      name: 'left-grass',
      pin: 'bottom-left',
      drift: 0.8,
      soft: true,
      drawing: each(
        [
          [300, 1090, 2.6],
          [396, 1100, 2],
        ] as const,
        ([x, y, scale]) => at(x, y, tuft(['#D9CF5A', '#8FA03F']), { scale }),
      ),
    },
    {
      name: 'right-grass',
      pin: 'bottom-right',
      drift: 0.8,
      soft: true,
      drawing:
        at(2150, 748, boulder(), { scale: 0.85 }) +
        each(
          [
            [2226, 1090, 2.6],
            [2130, 1100, 2],
          ] as const,
          ([x, y, scale]) => at(x, y, tuft(['#D9CF5A', '#8FA03F']), { scale, flip: true }),
        ),
    },
    vignette,
  ],
};
