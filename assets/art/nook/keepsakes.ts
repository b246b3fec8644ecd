import { keepsakeOf } from '#engine/rules/nook.ts';
import type { GameId } from '#engine/rules/cards.ts';
import type { Frame } from '#assets/art/kit/drawing.ts';
import { plainNumeral } from '#assets/art/kit/lettering.ts';
import { clay, groundShadow, linear, radial } from '#assets/art/kit/paint.ts';
import { at, centred, circle, each, line, path, rect, type Svg } from '#assets/art/kit/svg.ts';
import { openChest } from '#assets/art/things/chest.ts';
import { apple } from '#assets/art/things/fruit.ts';
import { magnifier, plainShape } from '#assets/art/things/shapes.ts';
import { crown, gem } from '#assets/art/things/treasure.ts';

type Ground = readonly [light: string, dark: string];

const cookie = (chips: readonly (readonly [number, number])[]): Svg =>
  circle(0, 0, 60, {
    fill: radial(['#F9CE86', '#D98F46', '#B56A2E'], 0.4, 0.35, 0.7),
    filter: clay('#6B2A0E', 7),
  }) + each(chips, ([x, y]) => circle(x, y, 11, { fill: '#5A2A1A', filter: clay('#2E0F0A', 3) }));

const house = (): Svg =>
  rect(centred(0, 22, 84, 70), 8, { fill: linear(['#FFF3DC', '#F2D2A0']), filter: clay('#8A4A2B', 5) }) +
  path('M-62,-8 L0,-64 L62,-8Z', { fill: linear(['#FF8A7A', '#D6364E']), filter: clay('#7A0F3A', 5) }) +
  rect(centred(0, 36, 26, 42), 10, { fill: '#8E5638' });

const peak = (): Svg =>
  path('M-66,52 L-6,-58 L66,52Z', { fill: linear(['#B8A6D9', '#6A5AA0']), filter: clay('#2A1B5A', 6) }) +
  path('M-28,-18 L-6,-58 L20,-18 L6,-26 L-6,-12 L-14,-26Z', { fill: '#FFFFFF' });

const note = (): Svg =>
  line('M-20,36 V-40 L38,-52 V22', '#FFFFFF', 12) +
  each(
    [
      [-34, 38],
      [24, 24],
    ] as const,
    ([x, y]) => circle(x, y, 17, { fill: '#FFFFFF' }),
  );

const sandwich = (): Svg =>
  path('M-60,-22 C-60,-58 60,-58 60,-22Z', {
    fill: linear(['#F9CE86', '#D98F46']),
    filter: clay('#6B2A0E', 6),
  }) +
  rect(centred(0, -14, 124, 16), 8, { fill: '#5CC26A' }) +
  rect(centred(0, 4, 116, 18), 8, { fill: '#FFD24A' }) +
  rect(centred(0, 30, 118, 30), 14, { fill: linear(['#F2BE74', '#C97F3A']), filter: clay('#6B2A0E', 5) });

const EMBLEMS: Readonly<Record<GameId, readonly [ground: Ground, emblem: Svg, scale: number]>> = {
  'number-detective': [['#C9A6FF', '#7A46DE'], magnifier(), 0.42],
  'shape-detective': [['#FFD770', '#F58A1A'], plainShape('star', 'violet'), 0.5],
  'none-left-fun': [['#B6EC7A', '#4AA83A'], apple(), 0.8],
  'number-trail': [['#A6E6FF', '#2196E3'], plainNumeral(10, 74, '#FFFFFF'), 1],
  'number-trail-heading-home': [['#FFB8A8', '#EE6A55'], house(), 0.78],
  'number-trail-high-climb': [['#BFEFFF', '#4DA8E0'], peak(), 0.8],
  'sound-safari': [['#FFC98A', '#E8803C'], note(), 0.8],
  'total-treasure-hunt': [['#FFE9A0', '#F2B02E'], gem('ruby'), 0.7],
  'total-treasure-hunt-medium': [['#A6E6FF', '#2196E3'], crown(), 0.72],
  'total-treasure-hunt-hard': [['#D9B2FF', '#6D33C4'], at(0, 96, openChest()), 0.34],
  'cookie-crunch-count': [
    ['#FFC0D0', '#E85A8A'],
    cookie([
      [0, 0],
      [-26, -20],
      [24, 22],
    ]),
    0.78,
  ],
  'cookie-crunch-count-medium': [
    ['#A6EADC', '#2F9C98'],
    cookie([
      [0, -4],
      [-28, -22],
      [26, 24],
      [28, -22],
      [-24, 24],
    ]),
    0.78,
  ],
  'cookie-crunch-count-hard': [
    ['#FFD770', '#F58A1A'],
    cookie([
      [0, 0],
      [-30, -20],
      [28, 26],
      [30, -22],
      [-26, 28],
      [0, -38],
      [0, 40],
    ]),
    0.78,
  ],
  'number-sandwich': [['#B8ECFF', '#4DBDF5'], sandwich(), 0.72],
};

/** A round emblem on a little stand; its foot is at 0,0. */
const onStand = ([light, dark]: Ground, emblem: Svg, scale: number): Svg =>
  groundShadow(110) +
  path('M-52,2 L-40,-30 H40 L52,2 C30,8 -30,8 -52,2Z', {
    fill: linear(['#E8B878', '#A86E3A']),
    filter: clay('#5A2A1A', 6),
  }) +
  circle(0, -98, 76, { fill: linear(['#FFE57A', '#F2A32E']), filter: clay('#8A3A0E', 7) }) +
  circle(0, -98, 62, {
    fill: linear([light, dark]),
    filter: clay('#3A1236', 5, { inset: true, light: 0.2, dark: 0.35 }),
  }) +
  at(0, -98, emblem, { scale });

export const keepsakes = (): Frame[] =>
  Object.entries(EMBLEMS).map(([game, [ground, emblem, scale]]) => ({
    name: `nook/${keepsakeOf(game)}`,
    drawing: onStand(ground, emblem, scale),
  }));
