import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, clipped, linear, radial } from '#assets/art/kit/paint.ts';
import {
  at,
  bothSides,
  centred,
  circle,
  each,
  ellipse,
  line,
  path,
  rect,
  times,
  type Svg,
} from '#assets/art/kit/svg.ts';
import { fruits } from './fruit.ts';
import { STAR } from './ui.ts';

/** The parts behind the things inside and in front of them; both stand on 0,0 and are about 280 wide. */
interface Container {
  readonly back: Svg;
  readonly front: Svg;
}

/** The dark inside under the rim, so that "empty" is seen at a glance. */
const inside = (y: number, rx: number, ry: number, colours: readonly string[]): Svg =>
  ellipse(0, y, rx, ry, {
    fill: linear(colours),
    filter: clay(colours[0]!, 9, { dark: 0.2, light: 0.6, tint: colours[0]!, inset: false }),
  });

const GLASS =
  'M-104,-236 C-128,-212 -132,-186 -132,-150 V-46 C-132,-16 -112,0 -84,0 H84 C112,0 132,-16 132,-46 V-150 C132,-186 128,-212 104,-236Z';
const jar: Container = {
  back:
    path(GLASS, {
      fill: linear(['#F6FDFF', '#D6F1FB', '#B5E3F5']),
      opacity: 0.92,
      filter: clay('#3A8FC0', 11, { dark: 0.45, light: 0.9 }),
    }) + ellipse(0, -18, 106, 15, { fill: '#7FC4E6', opacity: 0.45 }),
  front:
    path(GLASS, {
      fill: linear([
        [0, '#FFFFFF', 0.22],
        [1, '#BFEAFB', 0.06],
      ]),
    }) +
    line('M-102,-206 C-112,-180 -114,-156 -112,-128', '#FFFFFF', 15, { opacity: 0.85 }) +
    line('M112,-200 C116,-180 117,-160 117,-140', '#FFFFFF', 9, { opacity: 0.7 }) +
    rect(centred(0, -240, 216, 30), 14, {
      fill: linear(['#E6F8FF', '#A9DCF2']),
      filter: clay('#3A8FC0', 4, { dark: 0.5, light: 0.9 }),
    }) +
    rect(centred(0, -268, 236, 44), 18, {
      fill: linear(['#FF9CB9', '#F2559A']),
      filter: clay('#A3115C', 6, { dark: 0.5, light: 0.7 }),
    }),
};

const bowl: Container = {
  back: inside(-130, 134, 38, ['#123E8A', '#2F6FC4']),
  front:
    path(
      'M-138,-132 C-138,-118 -78,-94 0,-94 C78,-94 138,-118 138,-132 C138,-58 96,0 44,0 H-44 C-96,0 -138,-58 -138,-132Z',
      {
        fill: linear(['#8FD6FF', '#3F9DF0', '#1E63C4']),
        filter: clay('#12348A', 12, { dark: 0.55 }),
      },
    ) +
    path(
      'M-138,-132 C-138,-118 -78,-94 0,-94 C78,-94 138,-118 138,-132 L138,-122 C132,-106 78,-83 0,-83 C-78,-83 -132,-106 -138,-122Z',
      { fill: '#D6F0FF', opacity: 0.9 },
    ) +
    each([-78, -27, 27, 78], (x) =>
      circle(x, -46 - Math.abs(x) * 0.14, 12, { fill: '#FFFFFF', opacity: 0.55 }),
    ),
};

const WEAVE = 'M-132,-122 H132 L108,-18 C105,-6 97,0 86,0 H-86 C-97,0 -105,-6 -108,-18Z';
const basket: Container = {
  back:
    line('M-106,-130 C-106,-304 106,-304 106,-130', linear(['#E0A868', '#A8682F']), 18, {
      filter: clay('#5A2A1A', 4, { dark: 0.4, stroked: true }),
    }) + inside(-128, 128, 32, ['#3E1C10', '#7A4626']),
  front:
    at(0, 0, path(WEAVE, { fill: '#B87A3C', filter: clay('#5A2A1A', 11, { dark: 0.5 }) })) +
    clipped(
      WEAVE,
      times(5, (row) =>
        times(11, (column) =>
          rect({ x: -146 + column * 28 + (row % 2) * 14, y: -112 + row * 23, width: 25, height: 19 }, 8, {
            fill: (row + column) % 2 === 0 ? '#D6984F' : '#F0C084',
          }),
        ),
      ),
      path(WEAVE, {
        fill: linear([
          [0, '#FFFFFF', 0.12],
          [0.6, '#5A2A1A', 0],
          [1, '#5A2A1A', 0.4],
        ]),
      }),
    ) +
    rect(centred(0, -121, 284, 30), 15, {
      fill: linear(['#E9B676', '#C07F42', '#8E5528']),
      filter: clay('#5A2A1A', 5, { dark: 0.5, light: 0.7 }),
    }),
};

const box: Container = {
  back: path('M-122,-152 L122,-152 L112,-98 L-112,-98Z', { fill: linear(['#4A2A14', '#7A4A24']) }),
  front:
    bothSides((side) =>
      path(
        `M${side * 126},-122 L${side * 166},-164 C${side * 160},-174 ${side * 152},-176 ${side * 144},-174 L${side * 118},-148Z`,
        {
          fill: linear(['#F6D3A4', '#D9A263']),
          filter: clay('#6B3A1A', 4, { dark: 0.4 }),
        },
      ),
    ) +
    path('M-126,-124 H126 V-16 C126,-6 118,0 108,0 H-108 C-118,0 -126,-6 -126,-16Z', {
      fill: linear(['#E9BE8A', '#CF9657', '#A66E36']),
      filter: clay('#6B3A1A', 11, { dark: 0.5 }),
    }) +
    rect({ x: -126, y: -124, width: 252, height: 11 }, 5, { fill: '#F6D3A4' }) +
    at(0, -56, path(STAR, { fill: '#FFF3D6', opacity: 0.9 }), { scale: 0.62 }),
};

const bag: Container = {
  back:
    line('M-70,-146 C-70,-256 70,-256 70,-146', linear(['#F2669A', '#BC2F6C']), 17) +
    path('M-116,-146 C-70,-166 70,-166 116,-146 L110,-98 H-110Z', { fill: linear(['#6B0F3A', '#B0306C']) }),
  front:
    path(
      'M-120,-124 C-70,-110 70,-110 120,-124 L132,-28 C134,-8 122,0 108,0 H-108 C-122,0 -134,-8 -132,-28Z',
      {
        fill: linear(['#FFA9C6', '#F2669A', '#BC2F6C']),
        filter: clay('#7A0F4E', 12, { dark: 0.5 }),
      },
    ) +
    each(
      [
        [-64, -68],
        [0, -40],
        [64, -68],
        [-36, -20],
        [36, -20],
        [0, -86],
      ] as const,
      ([x, y]) => circle(x, y, 9, { fill: '#FFFFFF', opacity: 0.5 }),
    ) +
    line('M-116,-112 C-70,-98 70,-98 116,-112', '#FFFFFF', 4, { strokeDasharray: '10 10', opacity: 0.7 }),
};

const CONTAINER_DRAWINGS = { jar, box, basket, bowl, bag } as const;

/** A thing inside is drawn at this share of its 120 x 120 frame. */
const INSIDE_SCALE = 0.62;
const ROW = 74;
/** Where 0 to 5 things lie, from the middle of the lower row: no two touch, and rims hide little of them. */
const SLOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-ROW / 2, 0],
    [ROW / 2, 0],
  ],
  [
    [-ROW, 0],
    [0, 0],
    [ROW, 0],
  ],
  [
    [-ROW / 2, 0],
    [ROW / 2, 0],
    [-ROW / 2, -76],
    [ROW / 2, -76],
  ],
  [
    [-ROW, 0],
    [0, 0],
    [ROW, 0],
    [-ROW / 2, -76],
    [ROW / 2, -76],
  ],
];
/** Height of the lower row over the ground: a jar is looked into from the side, the others from above. */
const LOWER_ROW = { jar: -58, box: -164, basket: -168, bowl: -150, bag: -164 } as const;

const slotsIn = (type: keyof typeof CONTAINER_DRAWINGS, count: number) =>
  SLOTS[count]!.map(([x, y]) => [x, LOWER_ROW[type] + y] as const);

/** A container with things in it, for thumbnails. */
export const filled = (type: keyof typeof CONTAINER_DRAWINGS, count: number, thing: Svg): Svg =>
  CONTAINER_DRAWINGS[type].back +
  each(slotsIn(type, count), ([x, y]) => at(x, y, thing, { scale: INSIDE_SCALE })) +
  CONTAINER_DRAWINGS[type].front;

/** Five containers in two frames each, standing on 0,0, and the fruit that lies between the two. */
/** A balloon in white, to be tinted; its knot is at 0,0, about 96 wide and 128 high. */
const balloon = (): Svg =>
  path('M0,-10 L-10,2 C-4,6 4,6 10,2Z', { fill: '#E8E2F0' }) +
  path(
    'M0,-8 C-20,-22 -50,-48 -50,-82 C-50,-112 -28,-130 0,-130 C28,-130 50,-112 50,-82 C50,-48 20,-22 0,-8Z',
    {
      fill: radial(['#FFFFFF', '#F4F0FA', '#D2C6E4'], 0.36, 0.28, 0.85),
      filter: clay('#5A3A8A', 7, { dark: 0.35, light: 0.9 }),
    },
  ) +
  line('M-30,-96 C-28,-108 -20,-116 -10,-118', '#FFFFFF', 8, { opacity: 0.9 });

export const containerFrames = (): Frame[] => [
  ...Object.entries(CONTAINER_DRAWINGS).flatMap(([type, { back, front }]) => [
    { name: `containers/${type}-back`, drawing: back },
    { name: `containers/${type}-front`, drawing: front },
  ]),
  ...fruits('containers'),
  { name: 'containers/balloon', drawing: balloon() },
];
