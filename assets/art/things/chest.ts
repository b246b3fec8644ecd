import { clay, groundShadow, linear } from '#assets/art/kit/paint.ts';
import { at, bothSides, circle, each, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { coin, crown, gem, type GemName } from './treasure.ts';

const GOLD = linear(['#FFE07A', '#F7B733', '#D9861E']);
const GOLD_EDGE = '#8A3A0E';
const gilded = (size: number) => clay(GOLD_EDGE, size, { dark: 0.5, light: 0.85, tint: '#FFFBD6' });
const wooden = (size: number) => clay('#2E0F2A', size, { dark: 0.5, light: 0.5, tint: '#FFD9A0' });
const rivet = (x: number, y: number) =>
  circle(x, y, 6.5, { fill: '#FFF6C8', filter: clay(GOLD_EDGE, 2, { dark: 0.6 }) });

/** The open lid, seen from inside, around the hinge. */
function openLid(): Svg {
  const rim =
    'M-178,4 L-190,-128 C-190,-262 190,-262 190,-128 L178,4 L152,4 L162,-120 C162,-228 -162,-228 -162,-120 L-152,4Z';
  const rivets = [
    [172, -60],
    [174, -110],
    [120, -202],
    [62, -217],
    [168, -14],
  ] as const;
  return (
    path('M-178,4 L-190,-128 C-190,-262 190,-262 190,-128 L178,4Z', {
      fill: linear(['#B56E3E', '#7A4026']),
      filter: wooden(10),
    }) +
    path('M-150,4 L-160,-118 C-160,-226 160,-226 160,-118 L150,4Z', {
      fill: linear(['#2E1216', '#5B2B20', '#8A4A2A']),
    }) +
    path(rim, { fill: GOLD, filter: gilded(5) }) +
    bothSides((side) => each(rivets, ([x, y]) => rivet(side * x, y))) +
    rivet(0, -222)
  );
}

/** The box with its lock, standing on 0,28. */
function box(): Svg {
  const corner = 'M180,-112 L164,10 C162,22 154,28 142,28 H112 L126,-112Z';
  return (
    path('M-180,-128 H180 L164,10 C162,22 154,28 142,28 H-142 C-154,28 -162,22 -164,10Z', {
      fill: linear(['#C9824A', '#A45E33', '#7F4326']),
      filter: wooden(12),
    }) +
    line('M-168,-84 H168 M-163,-38 H163', '#4A1F18', 6, { opacity: 0.32 }) +
    line('M-140,-110 H-60 M-30,-64 H60 M60,-104 H130 M-120,-14 H-50 M30,-10 H110', '#FFE0B0', 4, {
      opacity: 0.22,
    }) +
    path('M-184,-136 C-184,-142 -180,-146 -174,-146 H174 C180,-146 184,-142 184,-136 L183,-112 H-183Z', {
      fill: GOLD,
      filter: gilded(5),
    }) +
    bothSides(
      (side) =>
        path(corner, { fill: GOLD, filter: gilded(6), transform: `scale(${side} 1)` }) +
        rivet(side * 150, -90) +
        rivet(side * 143, -10),
    ) +
    path(
      'M-34,-142 H34 C40,-142 42,-138 42,-132 V-84 C42,-62 20,-52 0,-52 C-20,-52 -42,-62 -42,-84 V-132 C-42,-138 -40,-142 -34,-142Z',
      {
        fill: linear(['#FFEFA0', '#F7B733', '#D9861E']),
        filter: gilded(5),
      },
    ) +
    path(
      'M0,-116 C9,-116 15,-110 15,-102 C15,-96 12,-92 8,-90 L12,-72 H-12 L-8,-90 C-12,-92 -15,-96 -15,-102 C-15,-110 -9,-116 0,-116Z',
      {
        fill: '#5A2A1A',
      },
    )
  );
}

type Place = readonly [x: number, y: number, scale: number, turn: number];
const coins = (places: readonly Place[]) =>
  each(places, ([x, y, scale, turn]) => at(x, y, coin(), { scale, turn }));
const stones = (places: readonly (readonly [GemName, ...Place])[]) =>
  each(places, ([name, x, y, scale, turn]) => at(x, y, gem(name), { scale, turn }));

/** How full the chest is, in three steps; each step lies over the one before. */
const piles: readonly (() => Svg)[] = [
  () =>
    coins([
      [-122, -130, 0.6, -12],
      [118, -132, 0.6, 14],
      [-60, -124, 0.66, 6],
      [64, -126, 0.66, -8],
      [0, -130, 0.7, 3],
    ]),
  () =>
    path('M-140,-120 C-140,-170 -60,-196 0,-198 C60,-196 140,-170 140,-120Z', {
      fill: linear(['#FFD24A', '#D9861E']),
    }) +
    coins([
      [-122, -146, 0.6, -12],
      [118, -148, 0.6, 14],
      [-98, -174, 0.6, 20],
      [96, -176, 0.6, -16],
      [-34, -176, 0.64, -10],
      [36, -176, 0.64, 12],
    ]) +
    coins([
      [-60, -142, 0.66, 6],
      [64, -144, 0.66, -8],
      [0, -144, 0.7, 3],
    ]) +
    stones([['amethyst', -8, -168, 0.5, -10]]),
  () =>
    coins([
      [-60, -206, 0.56, -14],
      [58, -206, 0.56, 10],
      [0, -208, 0.6, 0],
    ]) +
    stones([
      ['emerald', -104, -212, 0.64, -20],
      ['ruby', 110, -210, 0.62, 18],
      ['sapphire', 40, -246, 0.6, 8],
    ]) +
    at(-34, -256, crown(), { scale: 0.72, turn: -12 }),
];

const SCALE = 0.8;
/** Height of the hinge over the ground, in design pixels. */
const HINGE = 152 * SCALE;

/** The open chest of pages and thumbnails, standing on 0,0. That of the games is drawn live, as wide as its locks need. */
export const openChest = (): Svg =>
  at(6, -4, groundShadow(330, 0.35, '#6B2F12')) +
  at(0, -HINGE, at(0, 0, openLid(), { scale: SCALE })) +
  each(piles, (pile) => at(0, -28 * SCALE, pile(), { scale: SCALE })) +
  at(0, -28 * SCALE, box(), { scale: SCALE });
