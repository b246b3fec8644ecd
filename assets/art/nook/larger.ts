import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, clipped, groundShadow, linear } from '#assets/art/kit/paint.ts';
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
import { friends } from './friends.ts';
import { STAR } from '#assets/art/things/ui.ts';

const BULBS = [
  [-270, 10, '#FF7A7A'],
  [-190, 50, '#FFC93A'],
  [-100, 72, '#5FD38A'],
  [0, 80, '#4DBDF5'],
  [100, 72, '#B58AFF'],
  [190, 50, '#FF8FC0'],
  [270, 10, '#FFC93A'],
] as const;

const stringLights = (): Svg =>
  line('M-310,-36 C-200,70 200,70 310,-36', '#6B4A5A', 6) +
  bothSides((side) => circle(side * 310, -38, 10, { fill: '#F2A01E' })) +
  each(BULBS, ([x, y, colour]) =>
    at(
      x,
      y - 18,
      rect(centred(0, -18, 16, 18), 5, { fill: '#6B4A5A' }) +
        path('M0,-12 C22,-6 24,26 0,40 C-24,26 -22,-6 0,-12Z', {
          fill: colour,
          filter: clay('#5A1246', 5, { light: 0.85 }),
        }),
    ),
  );

/** Its lamp room is at 0,-262: the beam turns there. */
const lighthouse = (): Svg =>
  groundShadow(190) +
  path('M-80,0 C-80,-20 80,-20 80,0 C80,10 -80,10 -80,0Z', {
    fill: linear(['#B8C4D0', '#7A8AA0']),
    filter: clay('#2A3A5A', 6),
  }) +
  path('M-62,-8 L-38,-214 H38 L62,-8 C40,4 -40,4 -62,-8Z', {
    fill: linear(['#FFFDF4', '#EFE2D8']),
    filter: clay('#5A2A4A', 9),
  }) +
  clipped(
    'M-62,-8 L-38,-214 H38 L62,-8 C40,4 -40,4 -62,-8Z',
    each([-200, -116, -32], (y) =>
      path(`M-90,${y} C-40,${y + 14} 40,${y + 14} 90,${y} v42 C40,${y + 56} -40,${y + 56} -90,${y + 42}Z`, {
        fill: '#EE5566',
      }),
    ),
  ) +
  path('M-14,-8 V-42 C-14,-60 14,-60 14,-42 V-8Z', { fill: '#6B3C4A' }) +
  rect(centred(0, -222, 112, 20), 9, { fill: linear(['#4A6A9A', '#2A3F6B']), filter: clay('#1B1444', 4) }) +
  rect(centred(0, -260, 64, 62), 12, { fill: linear(['#FFFBE0', '#FFDF7A']), filter: clay('#C9761A', 5) }) +
  path('M-48,-288 C-36,-330 36,-330 48,-288Z', {
    fill: linear(['#FF7A78', '#D63A50']),
    filter: clay('#7A0F3A', 6),
  }) +
  circle(0, -322, 9, { fill: '#FFC93A' });

const wheel = (x: number): Svg =>
  circle(x, -26, 26, { fill: linear(['#5A4A6A', '#33263F']), filter: clay('#120A1E', 4) }) +
  circle(x, -26, 11, { fill: '#FFC93A' });

const wagon = (x: number, tones: readonly [string, string, string], load: Svg): Svg =>
  at(
    x,
    0,
    load +
      rect(centred(0, -66, 108, 58), 14, { fill: linear([tones[0], tones[1]]), filter: clay(tones[2], 7) }) +
      wheel(-30) +
      wheel(30),
  );

/** The chimney is at -120,-150: its puffs begin there. */
const train = (): Svg =>
  groundShadow(430, 0.26) +
  line('M-60,-44 H160', '#33263F', 10) +
  wagon(
    62,
    ['#8FE3F2', '#3A9FE8', '#0F5AA0'],
    each([-26, 4, 30], (x, i) =>
      circle(x, -96, 20, { fill: ['#FF8FA8', '#FFC93A', '#7FD88A'][i]!, filter: clay('#5A1246', 4) }),
    ),
  ) +
  wagon(
    182,
    ['#FFE08A', '#F7A931', '#A84A0E'],
    rect(centred(0, -96, 64, 40), 8, { fill: '#C98F4F', filter: clay('#5A2A1A', 5) }),
  ) +
  rect(centred(-130, -88, 118, 66), 26, {
    fill: linear(['#FF9C90', '#E24455']),
    filter: clay('#7A0F3A', 8),
  }) +
  rect(centred(-58, -104, 70, 112), 16, {
    fill: linear(['#FF8A7A', '#D6364E']),
    filter: clay('#7A0F3A', 8),
  }) +
  rect(centred(-58, -122, 38, 40), 8, { fill: linear(['#D6F4FF', '#9ADCF5']) }) +
  rect(centred(-58, -164, 92, 18), 9, { fill: linear(['#5A6AAF', '#33407A']), filter: clay('#1B1444', 4) }) +
  path('M-134,-112 V-140 L-146,-158 H-94 L-106,-140 V-112Z', {
    fill: linear(['#5A6AAF', '#33407A']),
    filter: clay('#1B1444', 4),
  }) +
  circle(-186, -84, 13, { fill: '#FFF3B0', filter: clay('#C9761A', 4) }) +
  path('M-192,-44 L-214,-12 H-150 V-44Z', { fill: '#F7A931', filter: clay('#A84A0E', 5) }) +
  wheel(-142) +
  wheel(-92) +
  wheel(-44);

const tent = (): Svg =>
  groundShadow(400) +
  line('M-18,-300 L22,-340 M18,-300 L-22,-340', '#A86E3A', 12) +
  path('M0,-316 L206,-2 C140,8 -140,8 -206,-2Z', {
    fill: linear(['#FFF3DC', '#F2D2A0']),
    filter: clay('#8A4A2B', 12),
  }) +
  clipped(
    'M0,-316 L206,-2 C140,8 -140,8 -206,-2Z',
    each([-150, -78, 78, 150], (x) =>
      path(`M0,-330 L${x - 22},20 H${x + 22}Z`, { fill: '#5CC2C8', opacity: 0.85 }),
    ),
  ) +
  path('M0,-206 C18,-130 62,-40 84,2 H-84 C-62,-40 -18,-130 0,-206Z', {
    fill: linear(['#5A3A6A', '#3A2048']),
  }) +
  bothSides((side) =>
    path(
      `M0,-210 C${side * 20},-130 ${side * 70},-40 ${side * 112},3 C${side * 100},4 ${side * 84},4 ${side * 80},3 C${side * 70},-60 ${side * 30},-140 0,-210Z`,
      {
        fill: linear(['#FFD9A0', '#F2A86A']),
        filter: clay('#8A3A2B', 5),
      },
    ),
  ) +
  path('M-6,-338 V-392 L52,-372 L-2,-354', { fill: '#F2668F', stroke: '#8E5638', strokeWidth: 6 });

const roll = (base: readonly [string, string, string], marks: Svg): Svg =>
  groundShadow(150) +
  rect(centred(0, -110, 108, 220), 16, { fill: linear([base[0], base[1]], 0), filter: clay(base[2], 8) }) +
  clipped('M-52,-216 h104 v212 h-104Z', marks) +
  ellipse(0, -214, 54, 20, { fill: linear(['#FFFFFF', base[0]]), filter: clay(base[2], 4) }) +
  ellipse(0, -214, 22, 8, { fill: base[2], opacity: 0.6 });

const leafMark = (): Svg =>
  each([-40, 40], (turn) =>
    path('M0,0 C20,-16 22,-42 0,-62 C-22,-42 -20,-16 0,0Z', {
      transform: `rotate(${turn})`,
      fill: linear(['#9ADB8A', '#5CB878']),
      filter: clay('#1F6B5C', 3, { dark: 0.25, light: 0.3 }),
    }),
  ) +
  path('M0,4 C20,-16 22,-48 0,-70 C-22,-48 -20,-16 0,4Z', {
    fill: linear(['#B4E8A0', '#6CC284']),
    filter: clay('#1F6B5C', 3, { dark: 0.25, light: 0.3 }),
  }) +
  line('M0,14 V-44', '#4A9C6A', 5);
const starMark = (): Svg =>
  path(STAR, { fill: linear(['#FFF0A8', '#FFCF5A']), filter: clay('#C9821A', 3, { dark: 0.3, light: 0.4 }) });
const shellMark = (): Svg =>
  at(
    0,
    0,
    path('M0,30 C-50,14 -46,-34 0,-38 C46,-34 50,14 0,30Z', {
      fill: linear(['#FFF1E2', '#F6B99A']),
      filter: clay('#A85A3A', 4),
    }) + times(5, (i) => line(`M0,26 L${-28 + i * 14},-24`, '#E39A78', 3)),
  );

/** Papers and floors lie as rolls on the shelf; their marks are strewn over wall and floor. */
export const largerThings = (): Frame[] => [
  { name: 'nook/string-lights', drawing: stringLights() },
  { name: 'nook/lighthouse', drawing: lighthouse() },
  { name: 'nook/train', drawing: train() },
  { name: 'nook/tent', drawing: tent() },
  ...friends(),
  {
    name: 'nook/leaf-paper',
    drawing: roll(
      ['#F1F9E4', '#D6EBC6', '#5A8A6A'],
      each(
        [
          [-24, -30],
          [26, -80],
          [-24, -140],
          [24, -170],
        ] as const,
        ([x, y]) => at(x, y, leafMark(), { scale: 0.7 }),
      ),
    ),
  },
  {
    name: 'nook/star-paper',
    drawing: roll(
      ['#5A62B8', '#3A3F8A', '#1B1444'],
      each(
        [
          [-22, -40],
          [24, -84],
          [-20, -128],
          [26, -166],
        ] as const,
        ([x, y]) => at(x, y, starMark(), { scale: 0.7 }),
      ),
    ),
  },
  {
    name: 'nook/beach-floor',
    drawing: roll(
      ['#FFF0C4', '#F2D08A', '#A8722E'],
      each(
        [
          [-18, -46],
          [20, -104],
          [-20, -160],
        ] as const,
        ([x, y]) => at(x, y, shellMark(), { scale: 0.6 }),
      ),
    ),
  },
  { name: 'nook/mark-leaf', drawing: leafMark() },
  { name: 'nook/mark-star', drawing: starMark() },
  { name: 'nook/mark-shell', drawing: shellMark() },
];
